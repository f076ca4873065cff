import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('operations [OPS-005]', () => {
  test('/healthz answers while the process lives', async () => {
    expect(await (await server.get('/healthz')).json()).toEqual({ status: 'ok' });
  });

  test('/readyz answers while the database does', async () => {
    expect(await (await server.get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('/readyz is 503 when the database cannot be reached, and /healthz is not', async () => {
    const gone = Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' });
    const cutOff = await startTestServer({}, { checkDatabase: () => Promise.reject(gone) });
    await expectError(await cutOff.get('/readyz'), { status: 503, codes: [] });
    expect((await cutOff.get('/healthz')).status).toBe(200);
    await cutOff.stop();
  });

  test('/metrics counts answers by route pattern and class of status', async () => {
    await server.get('/api/register/get_token');
    await server.get('/no-such-page?name=Mya');
    const answer = await server.get('/metrics');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/register/get_token",status="2xx"} 1',
    );
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="page",status="4xx"} 1');
    expect(text).not.toContain('Mya');
  });

  test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
    '/metrics is for this machine: with %s it is nowhere [OPS-009]',
    async (name) => {
      await expectError(await server.get('/metrics', { [name]: '127.0.0.1' }), { status: 404, codes: ['TG0404'] });
    },
  );

  test('/metrics may have a port of its own, and is on no other then [OPS-009]', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    const apart = await startTestServer({ METRICS_PORT: String(port) });
    await expectError(await apart.get('/metrics'), { status: 404, codes: ['TG0404'] });
    const figures = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await figures.text()).toMatch(/^process_cpu_seconds_total /m);
    expect((await fetch(`http://127.0.0.1:${port}/api/register/get_token`)).status).toBe(404);
    await apart.stop();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });

  test('each answer is one line of JSON with the request id that went back in the header', async () => {
    const answer = await server.get('/api/proxy/commonbank/v1/api/States');
    const id = answer.headers.get('x-request-id');
    const lines = server
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter((line) => line.requestId === id);
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        requestId: id,
        method: 'GET',
        route: '/api/proxy/commonbank/v1/api/States',
        status: 401,
        ms: expect.any(Number),
        msg: 'answered',
      },
    ]);
  });
});
