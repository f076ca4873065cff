import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomers, type TestCustomer } from '../../modules/access/sessions/testing/customers.ts';
import { tokenOfPhone } from '../../modules/applications/hand-over/testing/hand-to-phone.ts';
import { signedInStaff } from '../../modules/staff/sessions/testing/staff.ts';
import { readSettings } from '../../settings.ts';
import { expectError } from '../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createRouteGroups, declareAll, type RouteDeclaration, requireDeclarations } from './route-groups.ts';

/** Routes that nobody but this file registers, as a plugin or a hurried hand would. */
function plantRoutes(app: FastifyInstance): void {
  const config: RouteDeclaration = { allowedRoles: ['customer'], group: 'calls' };
  const answer = async ({ principal }: FastifyRequest) => ({ principal });
  app.get('/planted/page', { config }, answer);
  app.post('/planted/form', { config }, answer);
  app.post('/planted/file', { config: { ...config, group: 'uploads' } }, answer);
  app.post(
    '/planted/hasty',
    { config, onRequest: async (_request, reply) => reply.send({ secret: 'told by a hook' }) },
    answer,
  );
  app.register(async (scope) => {
    declareAll(scope, config);
    scope.get('/planted/by-a-plugin', answer);
  });
  app.get(
    '/planted/framed',
    { config: { allowedRoles: ['anyone'], group: 'pages', contentPolicy: "img-src 'self'" } },
    answer,
  );
}

let server: TestServer;
let mya: TestCustomer;
let tokens: Record<'nobody' | 'visitor' | 'reader' | 'customer' | 'phone' | 'staff', Record<string, string>>;
beforeAll(async () => {
  server = await startTestServer({}, { addSandboxPages: plantRoutes });
  const customers = await createCustomers(server);
  mya = await customers.add();
  const customer = await customers.tokenOf(mya.loginId);
  tokens = {
    nobody: {},
    visitor: await server.tokenOf('visitor'),
    reader: await server.tokenOf('reader'),
    customer,
    phone: await tokenOfPhone(server, customer, mya.loginId),
    staff: { ...(await signedInStaff(server, ['administrator'])).token },
  };
});
afterAll(() => server.stop());

describe('a route that was registered by hand for customers [SEC-002]', () => {
  const planted = [
    ['GET', '/planted/page'],
    ['HEAD', '/planted/page'],
    ['GET', '/planted/by-a-plugin'],
    ['POST', '/planted/form'],
    ['POST', '/planted/file'],
    ['POST', '/planted/hasty'],
  ] as const;

  const ask = (method: string, path: string, headers: Record<string, string>) =>
    fetch(server.url + path, {
      method,
      headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: '{"some":"thing"}' }),
    });

  test.each(planted)('%s %s refuses nobody, visitors, readers, phones and staff', async (method, path) => {
    const attackers = [
      tokens.nobody,
      tokens.visitor,
      tokens.reader,
      tokens.phone,
      tokens.staff,
      { authorization: `Bearer ${'A'.repeat(43)}` },
    ];
    for (const headers of attackers) {
      const answer = await ask(method, path, headers);
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toMatch(/secret|holder/);
    }
  });

  test.each(planted.filter(([method, path]) => method !== 'HEAD' && path !== '/planted/hasty'))(
    '%s %s knows the customer who asks',
    async (method, path) => {
      const answer = await ask(method, path, tokens.customer);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ principal: { kind: 'customer', customerId: mya.id } });
    },
  );

  test('that answers before anybody was let in tells nothing, to customers neither', async () => {
    await expectError(await ask('POST', '/planted/hasty', tokens.customer), { status: 401, codes: ['TG0401'] });
  });
});

describe('a route that does not say enough stops the start [SEC-002]', () => {
  const groups = createRouteGroups(readSettings({}), () => 1);

  async function start(config: Partial<RouteDeclaration> | undefined) {
    const app = fastify();
    requireDeclarations(app, groups);
    app.get('/spoken', { config: { allowedRoles: ['anyone'], group: 'pages' } }, async () => 'fine');
    app.post('/silent', { ...(config && { config }) }, async () => 'for whom?');
    await app.ready();
  }

  test.each<[string, Partial<RouteDeclaration> | undefined]>([
    ['who may call', { group: 'pages' }],
    ['that anybody at all may call', { allowedRoles: [], group: 'pages' }],
    ['which group it belongs to', { allowedRoles: ['anyone'] }],
    ['anything', undefined],
  ])('because it does not say %s', async (_what, config) => {
    await expect(start(config)).rejects.toThrow(
      'These routes do not declare who may call them and which group they belong to: POST /silent',
    );
  });

  test('and one that says both does not', async () => {
    await start({ allowedRoles: ['customer'], group: 'calls' });
  });
});

describe('a token', () => {
  const states = '/api/proxy/commonbank/v1/api/States';

  test('that is missing is asked for', async () => {
    const answer = await server.get(states);
    await expectError(answer, { status: 401, codes: ['TG0401'] });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each([
    ['is unknown', `Bearer ${'A'.repeat(43)}`],
    ['has another form', 'Bearer abc'],
    ['comes without its scheme', 'A'.repeat(43)],
    ['comes with another scheme', 'Basic dGFnYTp0YWdh'],
    ['tries to be SQL', `Bearer ' or 1=1 --`],
  ])('that %s is refused', async (_what, authorization) => {
    const answer = await server.get(states, { authorization });
    await expectError(answer, { status: 401, codes: ['TG0401'] });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  });

  test('is read from the header Authorization: Bearer [API-004]', async () => {
    expect((await server.get(states, tokens.reader)).status).toBe(200);
  });

  test('that is missing is noticed before the body is read', async () => {
    await expectError(await server.post('/api/auth/login', '{broken'), { status: 401, codes: ['TG0401'] });
  });
});

describe('what a browser may do with an answer [SEC-010]', () => {
  const policyOf = async (path: string) => (await server.get(path)).headers.get('content-security-policy');

  test('is nothing, for a call', async () => {
    expect(await policyOf('/api/register/get_token')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test('is what the route says where it says something of its own', async () => {
    expect(await policyOf('/planted/framed')).toBe("img-src 'self'");
  });
});
