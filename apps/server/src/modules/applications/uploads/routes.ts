import { errorCodes } from '@taga/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { DomainError } from '../../../domain-error.ts';
import { customerIdOf } from '../../../http/admission/guard.ts';
import type { RouteDeclaration } from '../../../http/admission/route-groups.ts';
import { EndpointError } from '../../../http/endpoints/endpoint-error.ts';
import { piecesOfBody } from '../../../http/endpoints/pieces-of-body.ts';
import { isUuid } from '../../../uuid.ts';
import { partOfFile, uploadSchemas } from './described-routes.ts';
import type { Uploads } from './uploads.ts';

const path = '/upload/files';

/** The protocol of tus.io, version 1.0.0: create an upload, ask how much has arrived, send the rest. */
export function addUploadRoutes(app: FastifyInstance, uploads: Uploads): void {
  app.register(async (scope) => {
    const config: RouteDeclaration = { allowedRoles: ['customer', 'phone'], group: 'uploadParts' };
    // The headers are read below: what a schema does not name would be lost to the hooks.
    const validatorCompiler = () => (value: unknown) => ({ value });
    // A call of its own here, where it usually only repeats a GET.
    const swagger = { exposeHeadRoute: true };
    const described = (schema: FastifySchema) => ({ config: { ...config, swagger }, schema, validatorCompiler });
    // Not read into memory: the handler takes it piece by piece.
    scope.addContentTypeParser(partOfFile, async (_request: FastifyRequest, body: unknown) => body);
    scope.addHook('onSend', async (_request, reply) => {
      reply.headers({ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' });
    });

    scope.post(path, described(uploadSchemas.begin), async (request, reply) => {
      const created = await uploads.begin(customerOf(request), numberIn(request, 'upload-length'));
      return reply.code(201).header('location', `${path}/${created}`).send();
    });

    scope.head(`${path}/:id`, described(uploadSchemas.ask), async (request, reply) => {
      const { receivedBytes, lengthBytes } = await uploads.get(idIn(request), customerOf(request));
      return sendOffset(reply.code(200).header('upload-length', lengthBytes), receivedBytes);
    });

    scope.patch(
      `${path}/:id`,
      { ...described(uploadSchemas.send), preParsing: requirePart },
      async (request, reply) => {
        const offset = numberIn(request, 'upload-offset');
        if (!request.body) throw new DomainError(errorCodes.fileUnreadable);
        const arriving = piecesOfBody(request.raw);
        return sendOffset(reply.code(204), await uploads.receive(idIn(request), customerOf(request), offset, arriving));
      },
    );
  });
}

/** JSON would be read into memory, by those who read bodies of other calls. */
async function requirePart({ headers }: FastifyRequest): Promise<void> {
  if (headers['content-type'] !== partOfFile) throw new EndpointError(errorCodes.unsupportedMediaType);
}

function sendOffset(reply: FastifyReply, receivedBytes: number): FastifyReply {
  return reply.header('upload-offset', receivedBytes).send();
}

function customerOf({ principal }: FastifyRequest): string {
  return customerIdOf(principal) ?? '';
}

function idIn({ params }: FastifyRequest): string {
  const given = (params as { id: string }).id;
  if (!isUuid(given)) throw new DomainError(errorCodes.notFound);
  return given;
}

function numberIn({ headers }: FastifyRequest, header: string): number {
  const given = headers[header];
  if (typeof given !== 'string' || !/^\d{1,10}$/.test(given)) {
    throw new DomainError(errorCodes.invalidField, { fields: [header] });
  }
  return Number(given);
}
