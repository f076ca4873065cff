import { defineEndpoint } from '@taga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { implement } from './implement.ts';

/** Words that appear nowhere else: wherever one turns up, personal data would have. */
const canaries = ['DawMyaCanary', '09420555777', '12KAMAYA555777', 'canary@mail.example', 'C4narySecret'];
const [name = '', phone = '', nrc = '', email = '', secret = ''] = canaries;

/** Fails the way a database does, with what the customer typed in the message. */
const failing = defineEndpoint({
  id: 'fail',
  base: 'api',
  method: 'POST',
  path: '/probe/fail',
  allowedRoles: ['anyone'],
  summary: 'Fails',
  body: z.object({ name: z.string() }),
  answer: z.object({}),
});
const fails = implement(failing, 'calls', ({ body }) => {
  throw new Error(`duplicate key: ${body.name}`, { cause: new TypeError(`invalid input: ${body.name}`) });
});

let server: TestServer;
let faulty: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'trace' });
  faulty = await startTestServer({ LOG_LEVEL: 'trace' }, { endpoints: [failing], implementations: [fails] });
});
afterAll(async () => {
  await server.stop();
  await faulty.stop();
});

test('no name, number, code, token or address reaches the logs or the metrics [SEC-013]', async () => {
  const headers = {
    authorization: `Bearer ${secret}`,
    cookie: `session=${secret}; lang=en`,
    'user-agent': name,
    referer: `http://bank.example/inbox/${phone}`,
    'x-request-id': phone,
    'x-forwarded-for': '203.0.113.77',
    'content-type': 'application/json',
  };
  const event = {
    user: email,
    action: 'TutorialStart',
    page: `/inbox/${phone}?name=${name}`,
    browser: { name: 'Firefox', platform: 'Linux' },
    location: null,
  };
  await server.get(`/inbox/${phone}?email=${email}`, headers);
  await server.get(`/${name}`, headers);
  await server.get(`/api/${nrc}?code=${secret}`, headers);
  await server.get(`/api/proxy/commonbank/v1/api/States?name=${name}`, headers);
  await server.get(`/api/%zz${phone}`, headers);
  await server.post('/analytics/log_event', event, headers);
  await server.post('/analytics/log_event', { ...event, action: name, browser: phone }, headers);
  await server.post('/analytics/log_event', `{"name": "${name}" ${phone}`, headers);
  await server.post('/api/auth/login', { LoginId: email, Password: secret }, headers);
  await faulty.post('/api/probe/fail', { name }, headers);

  const written = [server, faulty].map((each) => each.logged()).join('');
  const figures = await (await server.get('/metrics')).text();
  expect(written.trim().split('\n').length).toBeGreaterThan(9);
  for (const canary of [...canaries, '203.0.113.77']) {
    expect(written, canary).not.toContain(canary);
    expect(figures, canary).not.toContain(canary);
  }
  const ofRequests = written.split('\n').filter((line) => line.includes('requestId'));
  expect(ofRequests.join('')).not.toContain('127.0.0.1');
});

test('an internal error is still found: its kind and the slot in the code are logged', () => {
  const line = faulty
    .logged()
    .split('\n')
    .find((each) => each.includes('internal error'));
  const { err } = JSON.parse(line ?? '{}');
  expect(err).toMatchObject({ name: 'Error', cause: { name: 'TypeError' } });
  expect(err.frames[0]).toMatch(/privacy\.test\.ts/);
});
