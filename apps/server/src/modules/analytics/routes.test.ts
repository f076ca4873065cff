import { type AnalyticsEvent, analyticsEvents } from '@taga/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.database.pool.query('truncate analytics_events'));
afterAll(() => server.stop());

const event = {
  user: null as string | null,
  action: 'TutorialStart' as AnalyticsEvent,
  page: '/start',
  browser: { name: 'Firefox', platform: 'Linux' },
  location: null as { latitude: number; longitude: number } | null,
};

async function log(changes: Partial<typeof event> & { sessionId?: string }) {
  const answer = await server.post('/analytics/log_event', { ...event, ...changes });
  expect(answer.status, await answer.text()).toBe(200);
  const { rows } = await server.database.pool.query('select * from analytics_events order by id desc limit 1');
  return rows[0];
}

describe('POST log_event [API-002, API-035]', () => {
  test('is answered on the base of analytics and keeps what happened, where and in which browser', async () => {
    expect(await log({})).toMatchObject({
      action: 'TutorialStart',
      page: '/start',
      browser_name: 'Firefox',
      browser_platform: 'Linux',
      visitor_key: null,
      session_id: null,
      latitude: null,
      longitude: null,
    });
  });

  test.each(analyticsEvents)('takes %s [ANL-001]', async (action) => {
    expect(await log({ action, page: '/create-account/saving/biomatric' })).toMatchObject({ action });
  });

  test('keeps a town, not a home: places are rounded to a tenth of a degree', async () => {
    const row = await log({ location: { latitude: 16.84093, longitude: 96.17354 } });
    expect([row.latitude, row.longitude]).toEqual(['16.8', '96.2']);
    const edge = await log({ location: { latitude: -90, longitude: 180 } });
    expect([edge.latitude, edge.longitude]).toEqual(['-90.0', '180.0']);
  });

  test('keeps the session only on the pages that open an account [ANL-004]', async () => {
    const sessionId = 'tab-3f2a9c77';
    expect((await log({ page: '/create-account/terms', sessionId })).session_id).toBe(sessionId);
    expect((await log({ page: '/start', sessionId })).session_id).toBeNull();
    expect((await log({ page: '/create-accounts', sessionId })).session_id).toBeNull();
  });

  test('refuses an event it does not know', async () => {
    const answer = await server.post('/analytics/log_event', { ...event, action: 'SomethingElse' });
    expect(answer.status).toBe(400);
  });
});

describe('nothing that is kept leads back to a person [SEC-013]', () => {
  test('the user is a keyed hash: the same for the same user, another for another, never the login id', async () => {
    const mya = await log({ user: 'mya@mail.example' });
    const myaAgain = await log({ user: 'Mya@mail.example' });
    const hla = await log({ user: 'hla@mail.example' });
    expect(mya.visitor_key).toHaveLength(32);
    expect(myaAgain.visitor_key).toEqual(mya.visitor_key);
    expect(hla.visitor_key).not.toEqual(mya.visitor_key);
    expect(JSON.stringify(mya)).not.toContain('mya@');
  });

  test.each([
    ['/inbox/0942005557', '/inbox/:id'],
    ['/inbox/0942005557?name=Mya#nrc', '/inbox/:id'],
    ['/account/saving', '/account/:accountType'],
    ['/create-account/terms/12KAMAYA555777', '/create-account/*'],
    ['/start?token=secret', '/start'],
    ['/DawMya/0942005557', 'other'],
    ['https://elsewhere.example/0942005557', 'other'],
  ])('the page %s is kept as %s', async (page, kept) => {
    expect((await log({ page })).page).toBe(kept);
  });
});
