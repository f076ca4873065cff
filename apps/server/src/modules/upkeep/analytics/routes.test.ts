import { type AnalyticsEvent, analyticsEvents } from '@taga/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { countDays, createDailyCap } from './index.ts';

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

  test('keeps of a browser and a system only names it knows', async () => {
    const known = await log({ browser: { name: 'Samsung Internet', platform: 'Android' } });
    expect([known.browser_name, known.browser_platform]).toEqual(['Samsung Internet', 'Android']);
    const free = await log({ browser: { name: 'my name is Mya', platform: '0942005557' } });
    expect([free.browser_name, free.browser_platform]).toEqual(['other', 'other']);
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

test('one address fills a twentieth of a day, all together fill the day, and the next begins again [OPS-010]', () => {
  let at = new Date('2027-03-01T10:00:00Z');
  const isWorthSaving = createDailyCap(100, () => at);
  const savedOf = (address: string) => Array.from({ length: 20 }, () => isWorthSaving(address)).filter(Boolean).length;
  expect(savedOf('203.0.113.1')).toBe(5);
  expect(savedOf('2001:db8::1') + savedOf('2001:db8::2')).toBe(5);
  const others = Array.from({ length: 30 }, (_, index) => savedOf(`198.51.100.${index}`));
  expect(others.reduce((sum, kept) => sum + kept)).toBe(90);
  at = new Date('2027-03-02T10:00:00Z');
  expect(savedOf('203.0.113.1')).toBe(5);
});

test('days that are over are counted once, by the day in Myanmar [OPS-010]', async () => {
  const keep = (at: string, action: string, sessionId: string | null) =>
    server.database.pool.query(
      `insert into analytics_events (at, action, page, session_id) values ($1, $2, '/x', $3)`,
      [at, action, sessionId],
    );
  await keep('2027-03-01T10:00:00Z', 'TutorialStart', null);
  await keep('2027-03-01T17:29:59Z', 'BiometricStart', 'tab-aaaaaaaa');
  await keep('2027-03-01T17:29:59Z', 'BiometricStart', 'tab-aaaaaaaa');
  await keep('2027-03-01T17:30:00Z', 'BiometricStart', 'tab-bbbbbbbb');
  const count = async (now: string) => {
    await countDays(server.database.db, new Date(now));
    const { rows } = await server.database.pool.query(
      'select day::text, action, events, sessions from analytics_days order by day, action',
    );
    return rows;
  };
  const firstDay = [
    { day: '2027-03-01', action: 'BiometricStart', events: 2, sessions: 1 },
    { day: '2027-03-01', action: 'TutorialStart', events: 1, sessions: 0 },
  ];
  expect(await count('2027-03-01T17:29:59Z')).toEqual([]);
  expect(await count('2027-03-02T04:00:00Z')).toEqual(firstDay);
  expect(await count('2027-03-02T05:00:00Z')).toEqual(firstDay);
  const secondDay = { day: '2027-03-02', action: 'BiometricStart', events: 1, sessions: 1 };
  expect(await count('2027-03-02T17:30:00Z')).toEqual([...firstDay, secondDay]);
});
