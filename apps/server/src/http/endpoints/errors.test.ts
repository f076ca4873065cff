import { connect } from 'node:net';
import { defineEndpoint, errorBody } from '@taga/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { expectError } from '../../testing/expect-error.ts';
import { readToEnd, sendRaw } from '../../testing/raw-connection.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { implement } from './implement.ts';

const event = {
  user: null,
  action: 'TutorialStart',
  page: '/',
  browser: { name: 'Firefox', platform: 'Linux' },
  location: null,
};

/** Calls that misbehave as no real one should, to see what the caller is told. */
const probe = {
  base: 'api',
  method: 'GET',
  allowedRoles: ['anyone'],
  summary: 'A probe',
  answer: z.object({}),
} as const;
const failing = defineEndpoint({ ...probe, id: 'fail', path: '/probe/fail' });
const hanging = defineEndpoint({ ...probe, id: 'hang', path: '/probe/hang' });
const lying = defineEndpoint({ ...probe, id: 'lie', path: '/probe/lie', answer: z.object({ promised: z.string() }) });
const probes = [
  implement(failing, 'calls', () => {
    throw new Error('select * from customers where name = "Daw Mya"');
  }),
  implement(hanging, 'calls', () => new Promise<never>(() => undefined)),
  implement(lying, 'calls', () => ({}) as { promised: string }),
];

let server: TestServer;
let misbehaving: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  misbehaving = await startTestServer(
    { ANSWER_TIMEOUT_MS: '300', REQUEST_TIMEOUT_MS: '500' },
    { endpoints: [failing, hanging, lying], implementations: probes },
  );
});
afterAll(async () => {
  await server.stop();
  await misbehaving.stop();
});

describe('every failure has the one error shape, the right status and a request id [ERR-001]', () => {
  test('a body that is not JSON', async () => {
    const answer = await server.post('/analytics/log_event', '{"user": nobody');
    await expectError(answer, { status: 400, codes: ['TG0400'] });
  });

  test('a body that would change the prototype of objects', async () => {
    const answer = await server.post('/analytics/log_event', '{"__proto__": {"admin": true}}');
    await expectError(answer, { status: 400, codes: ['TG0400'] });
  });

  test('a body of 20 MB', async () => {
    const answer = await server.post('/analytics/log_event', { ...event, page: 'x'.repeat(20_000_000) });
    await expectError(answer, { status: 413, codes: ['TG0413'] });
  });

  test('a body of 20 MB whose length nobody announced', async () => {
    const chunks = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 20; sent += 1) controller.enqueue(new Uint8Array(1_000_000).fill(32));
        controller.close();
      },
    });
    const answer = await fetch(`${server.url}/analytics/log_event`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: chunks,
      duplex: 'half',
    });
    await expectError(answer, { status: 413, codes: ['TG0413'] });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])('a body of %s', async (type) => {
    const answer = await server.post('/analytics/log_event', 'a=1', { 'content-type': type });
    await expectError(answer, { status: 415, codes: ['TG0415'] });
  });

  test('fields that are missing or wrong, one detail for each, named but not repeated', async () => {
    const answer = await server.post('/analytics/log_event', { ...event, action: 'Daw Mya', browser: { name: 7 } });
    const error = await expectError(answer, { status: 400, codes: ['TG1001', 'TG1001', 'TG1001'] });
    expect(error.Details.map(({ Field }) => Field)).toEqual(['action', 'browser.name', 'browser.platform']);
  });

  test('no body where one is needed', async () => {
    const answer = await server.post('/analytics/log_event', '', { 'content-type': 'application/json' });
    await expectError(answer, { status: 400, codes: ['TG1001'] });
  });

  test.each(['/api/unknown', '/api', '/api/', '/upload/x', '/analytics', '/api/auth/login/x'])(
    'an address that does not exist: %s',
    async (path) => {
      await expectError(await server.get(path), { status: 404, codes: ['TG0404'] });
      await expectError(await server.post(path, {}), { status: 404, codes: ['TG0404'] });
    },
  );

  test.each([
    ['POST', '/api/register/get_token', 'GET, HEAD'],
    ['DELETE', '/api/register/get_token', 'GET, HEAD'],
    ['GET', '/analytics/log_event', 'POST'],
    ['PUT', '/start', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
  ])('the wrong method: %s %s', async (method, path, allowed) => {
    const answer = await fetch(server.url + path, { method });
    const error = await expectError(answer, { status: 405, codes: ['TG0405'] });
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(allowed.split(', '));
    expect(error.Details[0]?.ErrorDescription).toContain(method);
  });

  test('an address that cannot be decoded', async () => {
    await expectError(await server.get('/api/%E0%A4%A'), { status: 400, codes: ['TG0400'] });
    await expectError(await server.get('/%zz'), { status: 400, codes: ['TG0400'] });
  });

  test('a fault inside: a message and the request id, nothing else', async () => {
    const error = await expectError(await misbehaving.get('/api/probe/fail'), { status: 500, codes: [] });
    expect(error.Message).toContain('Something went wrong on our side');
    expect(JSON.stringify(error)).not.toContain('Mya');
    expect(misbehaving.logged()).toContain(error.RequestId);
  });

  test('an answer that is not what the contract promises', async () => {
    await expectError(await misbehaving.get('/api/probe/lie'), { status: 500, codes: [] });
  });

  test('work that takes too long', async () => {
    const answer = await misbehaving.get('/api/probe/hang');
    await expectError(answer, { status: 503, codes: [] });
    expect(answer.headers.get('retry-after')).toBe('5');
  });
});

describe('what cannot be read as HTTP is answered in the same shape [ERR-001]', () => {
  function readError(raw: string) {
    const [head = '', body = ''] = raw.split('\r\n\r\n');
    const error = errorBody.parse(JSON.parse(body)).Error;
    expect(head).toContain(`x-request-id: ${error.RequestId}`);
    return { statusLine: head.split('\r\n')[0], error };
  }

  test('bytes that are no request', async () => {
    const { statusLine, error } = readError(await sendRaw(server.port, 'HELLO DOOR\r\n\r\n'));
    expect(statusLine).toBe('HTTP/1.1 400 Bad Request');
    expect(error.Details[0]?.ErrorCode).toBe('TG0400');
  });

  test('headers that are too large', async () => {
    const request = `GET / HTTP/1.1\r\nHost: taga\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`;
    expect(readError(await sendRaw(server.port, request)).statusLine).toBe(
      'HTTP/1.1 431 Request Header Fields Too Large',
    );
  });

  test('a request that takes too long to arrive', async () => {
    const socket = connect(misbehaving.port, '127.0.0.1');
    socket.write('GET /api/probe/fail HTTP/1.1\r\nHost: taga\r\n');
    const { statusLine, error } = readError(await readToEnd(socket));
    expect(statusLine).toBe('HTTP/1.1 408 Request Timeout');
    expect(error.Details[0]?.ErrorCode).toBe('TG0408');
  });
});

describe('the request id', () => {
  test('of a proxy is taken over when it is a UUID', async () => {
    const id = '0190a3c4-9f51-7c3b-8d5e-2f6a7b8c9d0e';
    expect((await server.get('/healthz', { 'x-request-id': id })).headers.get('x-request-id')).toBe(id);
  });

  test('is a new one when what was sent could mean something', async () => {
    const answer = await server.get('/healthz', { 'x-request-id': '09420012345' });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
