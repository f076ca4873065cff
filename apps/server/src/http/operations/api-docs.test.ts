import { isForStaff } from '@taga/contract';
import { allEndpoints } from '@taga/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

interface Operation {
  readonly operationId: string;
  readonly security?: readonly Record<string, unknown>[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: unknown;
  readonly responses: Record<string, { readonly content: Record<string, { readonly schema: unknown }> }>;
}

interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, unknown>; readonly securitySchemes: Record<string, unknown> };
}

let server: TestServer;
let document: OpenApi;
beforeAll(async () => {
  server = await startTestServer();
  document = (await (await server.get('/api/openapi.json')).json()) as OpenApi;
});
afterAll(() => server.stop());

describe('/api/openapi.json [OPS-006]', () => {
  test('is OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
  });

  test('holds every call of the contract at every path, and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const defined = allEndpoints.flatMap(({ method, base, path, aliases = [] }) =>
      [path, ...aliases].map((each) => `${method} /${base}${each}`),
    );
    const uploads = ['POST /upload/files', 'HEAD /upload/files/{id}', 'PATCH /upload/files/{id}'];
    expect(described.sort()).toEqual([...defined, ...uploads].sort());
  });

  test('says of uploads in parts what they take, who may send them and how they can fail', () => {
    const begin = document.paths['/upload/files']?.post;
    const send = document.paths['/upload/files/{id}']?.patch;
    const names = (operation: Operation | undefined) =>
      operation?.parameters?.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(names(begin)).toContain('header upload-length');
    expect(names(send)).toEqual(expect.arrayContaining(['header upload-offset', 'path id']));
    expect(send?.requestBody).toMatchObject({ content: { 'application/offset+octet-stream': {} } });
    for (const operation of [begin, send, document.paths['/upload/files/{id}']?.head]) {
      expect(operation?.security?.flatMap(Object.keys)).toEqual(['customerToken', 'phoneToken']);
      for (const status of ['400', '401', '404', '503']) {
        expect(operation?.responses[status]?.content['application/json']?.schema).toEqual({
          $ref: '#/components/schemas/ErrorBody',
        });
      }
    }
  });

  test('says for each call who may call it, what it takes and how it can fail', () => {
    for (const endpoint of allEndpoints) {
      const operation = document.paths[`/${endpoint.base}${endpoint.path}`]?.[endpoint.method.toLowerCase()];
      expect(operation?.operationId).toBe(endpoint.id);
      const schemes = operation?.security?.flatMap(Object.keys) ?? [];
      expect(schemes).toEqual(
        isForStaff(endpoint)
          ? ['staffToken']
          : endpoint.allowedRoles
              .filter((allowedRole) => allowedRole !== 'anyone')
              .map((allowedRole) => `${allowedRole}Token`),
      );
      expect(operation?.requestBody !== undefined, endpoint.id).toBe(endpoint.body !== undefined);
      expect(operation?.parameters?.map(({ name }) => name)).toContain('lang');
      expect(operation?.responses['200']?.content['application/json']?.schema, endpoint.id).toBeTypeOf('object');
      for (const status of ['400', '413', '429', '500', '503']) {
        expect(operation?.responses[status]?.content['application/json']?.schema).toEqual({
          $ref: '#/components/schemas/ErrorBody',
        });
      }
    }
  });

  test('gives every operation a name of its own', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((each) => each.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('refers only to what it holds', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name);
  });
});

test('the documents are kept by browsers, and limited as pages are [OPS-009]', async () => {
  const first = await server.get('/api/openapi.json');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('x-ratelimit-limit')).toBe('3000');
  expect((await server.get('/api/openapi.json', { 'if-none-match': etag })).status).toBe(304);
  for (const path of ['/api/docs', '/api/docs/json', '/api/docs/static/swagger-ui.css']) {
    const answer = await server.get(path);
    expect(answer.headers.get('cache-control'), path).toBe('public, max-age=3600');
    expect(answer.headers.get('x-ratelimit-limit'), path).toBe('3000');
  }
});

test('/api/docs shows it as a page without inline code [OPS-006, SEC-010]', async () => {
  const page = await server.get('/api/docs');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  const html = await page.text();
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=/);
  for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect((await server.get(path)).status, path).toBe(200);
  }
});
