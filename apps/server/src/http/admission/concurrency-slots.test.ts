import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { defineEndpoint } from '@taga/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createCustomers } from '../../modules/access/sessions/testing/customers.ts';
import { expectError } from '../../testing/expect-error.ts';
import { readToEnd } from '../../testing/raw-connection.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { implement } from '../endpoints/implement.ts';
import type { FindPrincipal } from './guard.ts';

let server: TestServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

/** Something that calls wait for until the test lets them go on. */
function createLatch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let waiting = 0;
  return {
    open: () => open(),
    waiting: () => waiting,
    async pass() {
      waiting += 1;
      await opened;
    },
  };
}
let latch = createLatch();

const probe = { base: 'api', allowedRoles: ['anyone'], summary: 'A probe', answer: z.object({}) } as const;
const body = z.object({ field: z.string() });
const quick = defineEndpoint({ ...probe, method: 'GET', id: 'quick', path: '/probe/quick' });
const held = defineEndpoint({ ...probe, method: 'GET', id: 'hold', path: '/probe/hold' });
const heldPost = defineEndpoint({ ...probe, method: 'POST', id: 'holdPost', path: '/probe/hold-post', body });
const failing = defineEndpoint({ ...probe, method: 'POST', id: 'fail', path: '/probe/fail', body });
const lying = defineEndpoint({
  ...probe,
  method: 'GET',
  id: 'lie',
  path: '/probe/lie',
  answer: z.object({ a: z.string() }),
});
const guarded = defineEndpoint({
  ...probe,
  method: 'GET',
  id: 'guard',
  path: '/probe/guard',
  allowedRoles: ['customer'],
});
const upload = defineEndpoint({
  ...probe,
  base: 'upload',
  method: 'POST',
  id: 'upload',
  path: '/probe/file',
  allowedRoles: ['customer'],
  fileField: 'field',
  body,
});
const endpoints = [quick, held, heldPost, failing, lying, guarded, upload];

const hold = async () => {
  await latch.pass();
  return {};
};
const implementations = [
  implement(quick, 'calls', () => ({})),
  implement(held, 'calls', hold),
  implement(heldPost, 'calls', hold),
  implement(failing, 'calls', () => {
    throw new Error('failed');
  }),
  implement(lying, 'calls', () => ({}) as { a: string }),
  implement(guarded, 'calls', () => ({})),
  implement(upload, 'uploads', ({ body: { field } }) => (field === '' ? hold() : {})),
];

let app: FastifyInstance;

/** A route that answers by itself, as the plugin for resumable uploads does. */
function plantHijacker(instance: FastifyInstance): void {
  app = instance;
  app.get('/planted/hijack', { config: { allowedRoles: ['anyone'], group: 'calls' } }, (_request, reply) => {
    reply.hijack();
    reply.raw.end('by hand');
  });
}

const owner = { authorization: `Bearer ${'O'.repeat(43)}` };
const findOwner: FindPrincipal = async (token) =>
  token.startsWith('O') ? { kind: 'customer', customerId: 'c-1', sessionId: 's-1' } : undefined;

async function startProbes(settings: Record<string, string>, findPrincipal = findOwner): Promise<void> {
  latch = createLatch();
  server = await startTestServer(settings, {
    endpoints,
    implementations,
    findPrincipal,
    addSandboxPages: plantHijacker,
  });
}

/** Enough to hold a file; what is smaller waits for no slot of files. */
const fileLength = 20_000;
const lengthFor = (path: string) => (path.startsWith('/upload/') ? fileLength : 100);

/** A request that stops in the middle of its body. */
async function sendHalf(path: string, headers: Record<string, string>, length = lengthFor(path)): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  const lines = Object.entries({
    host: 'taga',
    'content-type': 'application/json',
    'content-length': String(length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  await once(socket, 'connect');
  socket.write([`POST ${path} HTTP/1.1`, ...lines, '', '{"field":"'].join('\r\n'));
  return socket;
}
const finish = (socket: Socket, length = 100) => socket.write(`${'x'.repeat(length - 12)}"}`);
const aFile = { field: 'x'.repeat(fileLength) };
const sendFile = () => send('/upload/probe/file', aFile);

/** Cuts the line and waits until the server has noticed. */
async function leave(socket: Socket): Promise<void> {
  const count = () => promisify(app.server.getConnections).call(app.server);
  const before = await count();
  socket.destroy();
  await expect.poll(count).toBeLessThan(before);
}

const statusOf = (raw: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(raw)?.[1]);
const closing = { connection: 'close' };

const ask = (path: string, headers: Record<string, string> = {}) => server.get(`/api/probe/${path}`, headers);
const send = (path: string, value: unknown = { field: 'x' }) => server.post(path, value, owner);

const expectFreeSlot = () => expect.poll(async () => (await ask('quick')).status).toBe(200);

/** Of one slot one is free, and not two. */
async function expectOneSlot(): Promise<void> {
  await expectFreeSlot();
  latch = createLatch();
  const inside = ask('hold');
  await expect.poll(latch.waiting).toBe(1);
  expect((await ask('quick')).status).toBe(503);
  latch.open();
  expect((await inside).status).toBe(200);
}

async function expectOneUploadSlot(): Promise<void> {
  await expect.poll(async () => (await sendFile()).status).toBe(200);
  const inside = await sendHalf('/upload/probe/file', { ...owner, ...closing });
  await expect.poll(async () => (await sendFile()).status).toBe(503);
  // What names a file that has arrived already goes through.
  expect((await send('/upload/probe/file')).status).toBe(200);
  finish(inside, fileLength);
  expect(statusOf(await readToEnd(inside))).toBe(200);
}

describe('under more load than it can carry', () => {
  const places = 10;

  /** So many ask at once. Answers how many were served, after all others were told to come back. */
  async function served(clients: number): Promise<number> {
    latch = createLatch();
    const told: Response[] = [];
    const all = Array.from({ length: clients }, async () => {
      const answer = await ask('hold');
      told.push(answer);
      return answer;
    });
    await expect.poll(latch.waiting).toBe(places);
    // Nobody has been served yet: anyone who is answered now did not wait for a slot.
    await expect.poll(() => told.length).toBe(clients - places);
    for (const answer of told) {
      await expectError(answer, { status: 503, codes: [] });
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    latch.open();
    const answers = await Promise.all(all);
    expect(latch.waiting()).toBe(places);
    return answers.filter(({ status }) => status === 200).length;
  }

  test.each([2, 4])(
    'at %i times what it has places for the server serves as many as at its peak, and tells the rest to come back [REL-005, REL-008]',
    async (times) => {
      await startProbes({ MAX_CALLS_IN_FLIGHT: String(places), RATE_LIMIT_CALLS: '100000' });
      const peak = await served(places);
      // Wave after wave: who was turned away takes no place from who comes next.
      for (const _wave of [1, 2, 3]) expect((await served(times * places)) / peak).toBeGreaterThanOrEqual(0.8);
    },
  );

  test('who finds no slot is served when one becomes free a moment later, and the time it waited counts [REL-008]', async () => {
    await startProbes({ MAX_CALLS_IN_FLIGHT: '1' });
    const inside = ask('hold');
    await expect.poll(latch.waiting).toBe(1);
    app.server.once('request', () => setTimeout(latch.open, 100));
    expect((await ask('quick')).status).toBe(200);
    expect((await inside).status).toBe(200);
    const figures = await (await server.get('/metrics')).text();
    const soon =
      /^http_request_duration_seconds_bucket\{le="0.05",.*route="\/api\/probe\/quick",status="2xx"\} (\d+)$/m;
    expect(soon.exec(figures)?.[1]).toBe('0');
  });

  test('who is told to come back is told so in the one shape of failures and in their language [REL-008]', async () => {
    await startProbes({ MAX_CALLS_IN_FLIGHT: '1', CORS_ORIGINS: 'https://portal.example.com' });
    const inside = ask('hold');
    await expect.poll(latch.waiting).toBe(1);
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const told = await ask('quick?lang=mm', { 'x-request-id': id, origin: 'https://portal.example.com' });
    const { headers } = told;
    const error = await expectError(told, { status: 503, codes: [] });
    expect(error).toMatchObject({ Message: 'ဝန်ဆောင်မှုကို ယခုအချိန်တွင် မရရှိနိုင်ပါ။', RequestId: id });
    expect(Object.fromEntries(headers)).toMatchObject({
      'retry-after': '1',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': id,
      'access-control-allow-origin': 'https://portal.example.com',
    });
    const english = await expectError(await ask('quick'), { status: 503, codes: [] });
    expect(english.Message).toBe('The service is not available at the moment.');
    latch.open();
    await inside;
  });

  test('they are counted once in the figures, in a line of the log a second, and not against their limit', async () => {
    await startProbes({ MAX_CALLS_IN_FLIGHT: '1', RATE_LIMIT_CALLS: '3' });
    const inside = ask('hold');
    await expect.poll(latch.waiting).toBe(1);
    const told = await Promise.all(Array.from({ length: 20 }, () => ask('quick')));
    expect(told.map(({ status }) => status)).toEqual(Array(20).fill(503));
    latch.open();
    await inside;
    expect([(await ask('quick')).status, (await ask('quick')).status, (await ask('quick')).status]).toEqual([
      200, 200, 429,
    ]);
    const figures = await (await server.get('/metrics')).text();
    const counted = /^http_request_duration_seconds_count\{.*route="\/api\/probe\/quick",status="5xx"\} (\d+)$/m;
    expect(counted.exec(figures)?.[1]).toBe('20');
    const lines = () =>
      server
        .logged()
        .split('\n')
        .filter((line) => line.includes('turned away'));
    const refused = () => lines().reduce((sum, line) => sum + JSON.parse(line).refused, 0);
    await expect.poll(refused).toBe(20);
    expect(lines().length).toBeLessThan(20);
    expect(server.logged()).not.toContain('"status":503');
  });

  test('a call has its slot already when its token is looked up, and keeps it', async () => {
    const lookedUp: string[] = [];
    await startProbes({ MAX_CALLS_IN_FLIGHT: '1' }, async (token, allowedRoles) => {
      lookedUp.push(token);
      await latch.pass();
      return findOwner(token, allowedRoles);
    });
    const inside = ask('guard', owner);
    await expect.poll(latch.waiting).toBe(1);
    expect((await ask('quick')).status).toBe(503);
    expect((await ask('guard', owner)).status).toBe(503);
    latch.open();
    expect((await inside).status).toBe(200);
    // Who was turned away cost no look-up.
    expect(lookedUp).toHaveLength(1);
  });

  test('who would find no slot need not send the body', async () => {
    await startProbes({ MAX_CALLS_IN_FLIGHT: '1' });
    const inside = ask('hold');
    await expect.poll(latch.waiting).toBe(1);
    expect(statusOf(await readToEnd(await sendHalf('/api/probe/fail', closing)))).toBe(503);
    latch.open();
    await inside;
  });

  test('a process that runs late turns calls and pages away, while health still answers', async () => {
    const block = implement(quick, 'calls', () => {
      const end = performance.now() + 150;
      while (performance.now() < end);
      return {};
    });
    server = await startTestServer({ MAX_EVENT_LOOP_DELAY_MS: '20' }, { endpoints, implementations: [block] });
    let stop = false;
    const pressure = (async () => {
      while (!stop) await Promise.all([ask('quick'), ask('quick')]);
    })();
    const firstShed = async (path: string) => {
      for (let tries = 0; tries < 100; tries += 1) {
        const answer = await server.get(path);
        if (answer.status === 503) return answer;
      }
      throw new Error(`${path} was never shed.`);
    };
    const page = await firstShed('/');
    expect(page.headers.get('retry-after')).toBe('5');
    await expectError(page, { status: 503, codes: [] });
    expect((await server.get('/healthz')).status).toBe(200);
    stop = true;
    await pressure;
  });
});

describe('a slot is given back once', () => {
  test.each<[string, () => Promise<number>, number]>([
    ['a failure', async () => (await send('/api/probe/fail')).status, 500],
    ['an answer that is not what the contract promises', async () => (await ask('lie')).status, 500],
    ['a body that is not JSON', async () => (await send('/api/probe/fail', '{broken')).status, 400],
    ['a body with a wrong field', async () => (await send('/api/probe/fail', { field: 7 })).status, 400],
    [
      'a token that is unknown',
      async () => (await ask('guard', { authorization: `Bearer ${'X'.repeat(43)}` })).status,
      401,
    ],
    ['an answer that the route writes by itself', async () => (await server.get('/planted/hijack')).status, 200],
  ])('after %s', async (_what, act, status) => {
    await startProbes({ MAX_CALLS_IN_FLIGHT: '1' });
    for (let time = 0; time < 3; time += 1) expect(await act()).toBe(status);
    await expectOneSlot();
  });

  test('after work that takes too long, with or without a body', async () => {
    await startProbes({ MAX_CALLS_IN_FLIGHT: '1', ANSWER_TIMEOUT_MS: '200' });
    for (const answer of [await ask('hold'), await send('/api/probe/hold-post')]) {
      await expectError(answer, { status: 503, codes: [] });
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    await expectFreeSlot();
  });

  test('after a look-up that takes too long', async () => {
    await startProbes({ MAX_CALLS_IN_FLIGHT: '1', ANSWER_TIMEOUT_MS: '200' }, () => new Promise(() => undefined));
    expect((await ask('guard', owner)).status).toBe(503);
    await expectFreeSlot();
  });

  test('after a look-up that takes too long and finds the customer after all', async () => {
    await startProbes({ MAX_UPLOADS_IN_FLIGHT: '1', ANSWER_TIMEOUT_MS: '200' }, async (token, allowedRoles) => {
      await latch.pass();
      return findOwner(token, allowedRoles);
    });
    expect((await sendFile()).status).toBe(503);
    latch.open();
    await expect.poll(async () => (await sendFile()).status).toBe(200);
  });

  test('when the work is done, even if its client has gone meanwhile', async () => {
    await startProbes({ MAX_CALLS_IN_FLIGHT: '1' });
    const leaving = await sendHalf('/api/probe/hold-post', {});
    finish(leaving);
    await expect.poll(latch.waiting).toBe(1);
    await leave(leaving);
    expect((await ask('quick')).status).toBe(503);
    latch.open();
    await expectOneSlot();
  });

  test('when the client goes while its token is looked up, and then nothing is done for it', async () => {
    let isLookingUp = false;
    await startProbes({ MAX_CALLS_IN_FLIGHT: '1', MAX_UPLOADS_IN_FLIGHT: '1' }, async (token, allowedRoles) => {
      isLookingUp = true;
      await latch.pass();
      return findOwner(token, allowedRoles);
    });
    const socket = await sendHalf('/upload/probe/file', owner);
    await expect.poll(() => isLookingUp).toBe(true);
    await leave(socket);
    latch.open();
    await expectOneUploadSlot();
  });
});

describe('waiting for a slow client', () => {
  test('takes no slot that others need', async () => {
    await startProbes({ MAX_CALLS_IN_FLIGHT: '1' });
    const slow = await Promise.all([1, 2, 3].map(() => sendHalf('/api/probe/fail', closing)));
    await expectOneSlot();
    for (const socket of slow) {
      finish(socket);
      expect(statusOf(await readToEnd(socket))).toBe(500);
    }
  });

  test('ends after a while, for a call sooner than for a file', async () => {
    await startProbes({ REQUEST_TIMEOUT_MS: '300', MAX_UPLOADS_IN_FLIGHT: '1' });
    const file = await sendHalf('/upload/probe/file', { ...owner, ...closing });
    const call = await readToEnd(await sendHalf('/api/probe/fail', {}));
    expect(statusOf(call)).toBe(408);
    expect(call).toContain('TG0408');
    finish(file, fileLength);
    expect(statusOf(await readToEnd(file))).toBe(200);
  });

  test('gives an upload slot back when the file never comes', async () => {
    await startProbes({ UPLOAD_TIMEOUT_MS: '2000', MAX_UPLOADS_IN_FLIGHT: '1' });
    const never = await readToEnd(await sendHalf('/upload/probe/file', owner));
    expect(statusOf(never)).toBe(408);
    await expectOneUploadSlot();
  });

  test('is not for a file that hardly comes: it is cut off long before its time', async () => {
    await startProbes({ UPLOAD_PACE_MS: '500', MAX_UPLOADS_IN_FLIGHT: '1' });
    const slow = await readToEnd(await sendHalf('/upload/probe/file', owner));
    expect(statusOf(slow)).toBe(408);
    await expectOneUploadSlot();
  });

  test('leaves the others room: eight who send nothing, and somebody else’s file goes through', async () => {
    const byToken: FindPrincipal = async (token) => ({ kind: 'customer', customerId: token, sessionId: token });
    await startProbes({ MAX_UPLOADS_IN_FLIGHT: '4' }, byToken);
    const bearerOf = (letter: string) => ({ authorization: `Bearer ${letter.repeat(43)}` });
    const slow = [...'ABCD'].flatMap((letter) => [letter, letter]);
    await Promise.all(slow.map((letter) => sendHalf('/upload/probe/file', bearerOf(letter))));
    const third = () => server.post('/upload/probe/file', aFile, bearerOf('A'));
    await expect.poll(async () => (await third()).status).toBe(503);
    expect((await server.post('/upload/probe/file', aFile, bearerOf('E'))).status).toBe(200);
  });

  test('is over for small calls too, of which one customer has a share: the others are worked on', async () => {
    const byToken: FindPrincipal = async (token) => ({ kind: 'customer', customerId: token, sessionId: token });
    await startProbes({ MAX_UPLOADS_IN_FLIGHT: '2' }, byToken);
    const bearerOf = (letter: string) => ({ authorization: `Bearer ${letter.repeat(43)}` });
    const name = (letter: string, field = 'x') => server.post('/upload/probe/file', { field }, bearerOf(letter));
    const held = name('A', '');
    await expect.poll(latch.waiting).toBe(1);
    expect((await name('A')).status).toBe(503);
    expect((await name('B')).status).toBe(200);
    latch.open();
    expect((await held).status).toBe(200);
  });

  test('gives an upload slot back when the client goes', async () => {
    await startProbes({ MAX_UPLOADS_IN_FLIGHT: '1' });
    const leaving = await sendHalf('/upload/probe/file', owner);
    await expect.poll(async () => (await sendFile()).status).toBe(503);
    leaving.destroy();
    await expectOneUploadSlot();
  });
});

describe('files', () => {
  test('of 10 MB are taken as base64, and no larger ones; an ordinary call takes little', async () => {
    await startProbes({});
    const ofBytes = (bytes: number) => ({ field: Buffer.alloc(bytes).toString('base64') });
    expect((await send('/upload/probe/file', ofBytes(10_000_000))).status).toBe(200);
    await expectError(await send('/upload/probe/file', ofBytes(10_100_000)), { status: 413, codes: ['TG0413'] });
    await expectError(await send('/api/probe/fail', ofBytes(100_000)), { status: 413, codes: ['TG0413'] });
  });

  test('of attackers are refused before they are sent', async () => {
    await startProbes({});
    const unknown = { authorization: `Bearer ${'X'.repeat(43)}` };
    for (const headers of [{}, unknown]) {
      const refused = await sendHalf('/upload/probe/file', { ...headers, ...closing }, 13_000_000);
      expect(statusOf(await readToEnd(refused))).toBe(401);
    }
  });

  test('arriving slowly at all their slots leave sign-in and balances alone', async () => {
    server = await startTestServer({ MAX_UPLOADS_IN_FLIGHT: '3' });
    const customers = await createCustomers(server);
    const { loginId } = await customers.add();
    const token = await customers.tokenOf(loginId);
    const path = '/upload/create-account/file_upload';
    await Promise.all([1, 2, 3].map(() => sendHalf(path, token, 13_000_000)));
    const told = async () => {
      const { status, headers } = await server.post(path, { FileData: aFile.field }, token);
      return [status, headers.get('retry-after')];
    };
    await expect.poll(told).toEqual([503, '5']);
    const again = await customers.tokenOf(loginId);
    const balances = await server.post('/api/balances', { LOGIN_ID: loginId, IS_MASKED: 'True' }, again);
    expect(balances.status).toBe(200);
  });

  test('find their slots while all others are taken', async () => {
    await startProbes({ MAX_CALLS_IN_FLIGHT: '2' });
    const inside = [ask('hold'), ask('hold')];
    await expect.poll(latch.waiting).toBe(2);
    expect((await ask('quick')).status).toBe(503);
    expect((await send('/upload/probe/file')).status).toBe(200);
    latch.open();
    await Promise.all(inside);
  });
});
