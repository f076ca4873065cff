import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const applyUrl = 'https://cards.bank.example/apply';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CARD_APPLY_URL: applyUrl });
});
afterAll(() => server.stop());

test('where the bank’s own card pages are is told to visitors too, and nothing else is [CCD-001, CCD-004, CRD-005, PUB-025]', async () => {
  const answer = await server.get('/api/cards/pages', await server.tokenOf('visitor'));
  expect(await answer.json()).toEqual({ Data: { ApplyUrl: applyUrl, RenewalUrl: null } });
});

test.each(['/api/cards/ticket', '/api/cards/ticket/exchange'])(
  '%s is no call: no page in a frame ever gets a token [CRD-005]',
  async (path) => {
    expect((await server.post(path, {})).status).toBe(404);
  },
);
