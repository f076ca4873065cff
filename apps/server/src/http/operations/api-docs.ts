import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { brand } from '@taga/brand';
import { errorBody, wireLanguage } from '@taga/contract';
import { defaultLanguage } from '@taga/i18n';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { declareAll } from '../admission/route-groups.ts';
import { securitySchemeOf } from '../endpoints/endpoint-schema.ts';
import { createFixedAnswer } from '../endpoints/fixed-answer.ts';
import styles from './api-docs.css?raw';

/** They change with a release at most. */
const oneHour = 'public, max-age=3600';

const title = `${brand.name[defaultLanguage]} API`;

const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(errorBody, { id: 'ErrorBody' });
const toJsonSchema = createJsonSchemaTransform({ schemaRegistry });

const language = { ...z.toJSONSchema(wireLanguage), default: 'EN', description: 'The language of the answer' };

/** The page of the documentation tool brings its own files; inline code is forbidden here as everywhere. */
const docsPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Collects the calls that are registered after it into one OpenAPI document. */
export async function collectOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description: 'Every failure has the shape ErrorBody and carries the request id of the header x-request-id.',
      },
      components: {
        securitySchemes: {
          [securitySchemeOf.visitor]: bearer('The token of GET /api/register/get_token'),
          [securitySchemeOf.reader]: bearer('The token of POST /api/commonBank/getToken'),
          [securitySchemeOf.customer]: bearer('The access token of a sign-in'),
          [securitySchemeOf.phone]: bearer('The token of POST /api/create-account/hand-over/open'),
          [securitySchemeOf.staff]: bearer('The access token of a sign-in at the desk; the call says which roles'),
        },
      },
    },
    transform(document) {
      const { schema, url } = toJsonSchema(document);
      return { url, schema: schema.hide ? schema : withLanguage(schema) };
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
}

function bearer(description: string) {
  return { type: 'http' as const, scheme: 'bearer', description };
}

/** Every call takes the language; it is read in one place and so declared in one place. */
function withLanguage(schema: FastifySchema): FastifySchema {
  const query = schema.querystring as { properties?: object } | undefined;
  return {
    ...schema,
    querystring: { type: 'object', ...query, properties: { ...query?.properties, lang: language } },
  };
}

export async function addApiDocs(app: FastifyInstance): Promise<void> {
  declareAll(app, { allowedRoles: ['anyone'], group: 'pages', label: 'api docs', contentPolicy: docsPolicy });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 200) reply.header('cache-control', oneHour);
  });
  const sendDocument = createFixedAnswer(() => app.swagger());
  app.get('/api/openapi.json', { schema: { hide: true } }, sendDocument);
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // The other layout asks for the address of a description, has one already, and brings a style inside its logo.
    uiConfig: { layout: 'BaseLayout' },
    theme: { title, css: [{ filename: 'taga.css', content: styles }] },
  });
}
