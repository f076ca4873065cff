import { definitionOf } from '@taga/contract';
import { changeStaff, inviteStaff, listStaff } from '@taga/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createPasswords } from '../../access/passwords/index.ts';
import { signedInStaff, type TestStaff } from '../sessions/testing/staff.ts';
import { inviteFirstAdministrator, type StaffDependencies } from './index.ts';

const password = 'Thanlwin7Myit';

let server: TestServer;
let now = new Date('2026-03-02T04:00:00Z');
let dependencies: StaffDependencies;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_SIGN_IN: '100000' }, {}, () => now);
  dependencies = {
    db: server.database.db,
    now: () => now,
    passwords: createPasswords({ parallel: 1, withinMs: 60_000 }),
    settings: { staffInvitationS: 3_600 },
    hasProvider: false,
  };
});
afterAll(() => server.stop());

const firstLink = () => inviteFirstAdministrator('Chief@bank.example', dependencies);
const tokenIn = (link = '') => link.split('#')[1] ?? '';
const get = (token: string) => server.post('/api/desk/invitations/get', { token });
const accept = (token: string, given = password) =>
  server.post('/api/desk/invitations/accept', { token, password: given });
const invalid = { status: 400, codes: ['TG1601'] } as const;

describe('the first administrator [DSK-001]', () => {
  test('gets a link at every start until somebody has a password, and only the latest works', async () => {
    const lost = await firstLink();
    const link = await firstLink();
    expect(link).toMatch(/^\/desk\/invitation#[\w-]{43}$/);
    await expectError(await get(tokenIn(lost)), invalid);
    const invited = await (await get(tokenIn(link))).json();
    expect(invited).toMatchObject({ loginId: 'chief@bank.example', roles: ['administrator'] });
    expect((await accept(tokenIn(link))).status).toBe(200);
    expect(await firstLink()).toBeUndefined();
    const signedIn = await server.post('/api/desk/sign-in', { loginId: 'chief@bank.example', password });
    expect(await signedIn.json()).toMatchObject({ next: 'ENROL' });
  });

  test('gets none where nobody is named, and none where staff sign in elsewhere', async () => {
    expect(await inviteFirstAdministrator(undefined, dependencies)).toBeUndefined();
    expect(await inviteFirstAdministrator('x@bank.example', { ...dependencies, hasProvider: true })).toBeUndefined();
  });
});

describe('an invitation [DSK-001]', () => {
  let admin: TestStaff;
  beforeAll(async () => {
    admin = await signedInStaff(server, ['administrator'], { now: () => now });
  });

  const invite = (loginId: string) =>
    server.post('/api/desk/staff/invite', { loginId, name: 'Hla Hla', roles: ['maker'] }, admin.token);
  async function invited(loginId: string) {
    const { member, invitation } = definitionOf(inviteStaff).answer.parse(await (await invite(loginId)).json());
    return { id: member.id, token: tokenIn(invitation.link) };
  }

  test('works once, anyone who presses how often', async () => {
    const { token } = await invited('once@bank.example');
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    await expectError(await accept(token), invalid);
  });

  test('takes no password that is tried first', async () => {
    const { token } = await invited('common@bank.example');
    await expectError(await accept(token, 'Password1'), { status: 400, codes: ['TG1105'] });
  });

  test('runs out, and a new one ends it', async () => {
    const { id, token } = await invited('late@bank.example');
    const changed = await server.post('/api/desk/staff/change', { staffId: id, inviteAgain: true }, admin.token);
    const { invitation } = definitionOf(changeStaff).answer.parse(await changed.json());
    await expectError(await get(token), invalid);
    const again = tokenIn(invitation?.link);
    expect((await get(again)).status).toBe(200);
    now = new Date(now.getTime() + 259_201_000);
    await expectError(await accept(again), invalid);
    admin = await signedInStaff(server, ['administrator'], { now: () => now });
  });

  test('is for a login id that nobody has, and ends with the account', async () => {
    const { id, token } = await invited('taken@bank.example');
    await expectError(await invite('TAKEN@bank.example'), { status: 400, codes: ['TG1104'] });
    await server.post('/api/desk/staff/change', { staffId: id, disabled: true }, admin.token);
    await expectError(await accept(token), invalid);
    const listed = definitionOf(listStaff).answer.parse(
      await (await server.get('/api/desk/staff', admin.token)).json(),
    );
    expect(listed.staff.find((member) => member.id === id)).toMatchObject({ status: 'DISABLED', roles: ['maker'] });
  });

  test('and every change is in the audit log, by whom and of whom [DSK-012]', async () => {
    const { id } = await invited('logged@bank.example');
    await server.post('/api/desk/staff/change', { staffId: id, roles: ['checker', 'maker'] }, admin.token);
    const { rows } = await server.database.pool.query(
      'select actor_id, action, facts from audit_entries where subject_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { actor_id: admin.id, action: 'staff.invited', facts: { roles: 'maker' } },
      { actor_id: admin.id, action: 'staff.changed', facts: { roles: 'checker maker' } },
    ]);
  });
});

test('of two administrators who remove each other at the same moment one remains [DSK-001]', async () => {
  await server.database.pool.query(`update staff set disabled = true`);
  const clock = { now: () => now };
  const [one, other] = [
    await signedInStaff(server, ['administrator'], clock),
    await signedInStaff(server, ['administrator'], clock),
  ];
  const remove = (by: TestStaff, staffId: string, wanted: object) =>
    server.post('/api/desk/staff/change', { staffId, ...wanted }, by.token);
  // Both have looked who else there is before either is done.
  const { pool } = server.database;
  const holdUp = await pool.connect();
  await holdUp.query('begin; lock table audit_entries in share mode');
  const removals = Promise.all([
    remove(one, other.id, { roles: ['maker'] }),
    remove(other, one.id, { disabled: true }),
  ]);
  const waiting = async () =>
    (
      await holdUp.query('select 1 from pg_stat_activity where datname = current_database() and wait_event_type = $1', [
        'Lock',
      ])
    ).rowCount;
  await expect.poll(waiting).toBe(2);
  await holdUp.query('rollback');
  holdUp.release();
  expect((await removals).map(({ status }) => status).sort()).toEqual([200, 400]);
  const { rows } = await server.database.pool.query(
    `select id from staff where not disabled and 'administrator' = any(roles)`,
  );
  expect(rows).toHaveLength(1);
  const last = [one, other].find(({ id }) => id === rows[0].id) ?? one;
  for (const wanted of [{ roles: ['maker'] }, { disabled: true }, { inviteAgain: true }]) {
    await expectError(await remove(last, last.id, wanted), { status: 400, codes: ['TG1602'] });
  }
});
