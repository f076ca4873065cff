import { randomBytes, randomUUID } from 'node:crypto';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DB } from '../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { isActiveAdministrator, isFirstAlone, mayChangeAlone, mayInviteAlone } from './accounts/alone.ts';
import { branchesIn, refuseUnknownBranches, scopeInWords } from './accounts/branch-scope.ts';
import { dropInvitations, findInvited, saveInvitation, useInvitation } from './accounts/invitation-store.ts';
import {
  closeProposal,
  hasConfirmedProposal,
  insertProposal,
  listOpenProposals,
  outdateProposals,
} from './accounts/proposal-store.ts';
import { saveProviderStaff } from './accounts/provider-store.ts';
import {
  addStaff,
  changeStaffRow,
  findStaff,
  findStaffByLogin,
  listStaff,
  lockStaff,
  type NewStaff,
  noteSignIn,
  type Staff,
  takeCodeStep,
} from './accounts/store.ts';
import { saveArrival, saveVisit, takeArrival, takeVisit } from './identity-provider/store.ts';
import { findKnownDevice, rememberDevice } from './sessions/known-devices.ts';
import {
  claimReread,
  endSession,
  findOpenSession,
  findSignIn,
  saveProviderTokens,
  saveSession,
  saveSignIn,
  touchSession,
  useSignIn,
} from './sessions/store.ts';

const at = new Date('2026-03-01T04:00:00Z');
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const yearS = 365 * 24 * 60 * 60;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate staff cascade'));

const run = <Result>(work: (trx: Transaction<DB>) => Promise<Result>) => database.db.transaction().execute(work);
const newHash = () => randomBytes(32);

/** With a password. */
const add = (changes: Partial<NewStaff> = {}) => invite({ passwordHash: 'x', ...changes });
async function invite(changes: Partial<NewStaff> = {}): Promise<string> {
  const id = randomUUID();
  const staff = { id, loginId: `${id}@bank.example`, name: 'Ma Thida', roles: ['maker'] as const, at, ...changes };
  expect(await addStaff(database.db, staff)).toBe(true);
  return id;
}
const staffOf = async (id: string): Promise<Staff> => {
  const staff = await findStaff(database.db, id);
  if (!staff) throw new Error('There is no such member of staff.');
  return staff;
};

describe('a member of staff', () => {
  test('is added once for a login id, and found by id and by login id', async () => {
    const [id, other] = [await add({ loginId: 'thida@bank.example', name: 'Ma Thida' }), await add()];
    const again = { id: randomUUID(), loginId: 'thida@bank.example', name: 'Ko Aung', roles: [], at };
    expect(await addStaff(database.db, again)).toBe(false);
    expect(await findStaffByLogin(database.db, 'thida@bank.example')).toMatchObject({ id, name: 'Ma Thida' });
    expect((await findStaff(database.db, other))?.id).toBe(other);
    expect(await findStaff(database.db, randomUUID())).toBeUndefined();
    expect(await findStaffByLogin(database.db, 'nobody@bank.example')).toBeUndefined();
  });

  test('is active with a way in, invited without, disabled whatever they have', async () => {
    const invited = await invite();
    expect(await staffOf(invited)).toMatchObject({
      status: 'INVITED',
      passwordHash: undefined,
      lastSignInAt: undefined,
    });
    const ofProvider = await invite();
    await database.pool.query(`update staff set provider_subject = 's' where id = $1`, [ofProvider]);
    expect((await staffOf(ofProvider)).status).toBe('ACTIVE');
    const active = await add();
    expect(await staffOf(active)).toMatchObject({ status: 'ACTIVE', secondFactor: undefined, lastCodeStep: undefined });
    await changeStaffRow(database.db, active, { disabled: true });
    expect((await staffOf(active)).status).toBe('DISABLED');
    await changeStaffRow(database.db, active, { disabled: false });
    expect((await staffOf(active)).status).toBe('ACTIVE');
  });

  test('is changed in what is given, and in nothing else', async () => {
    const whole = {
      name: 'Daw Hla',
      roles: ['checker'] as const,
      branchScope: { regions: ['MMR013'], branches: ['001'] },
      passwordHash: 'new',
      secondFactor: { secret: 'encrypted' },
    };
    const [id, beside] = [await add(), await add()];
    const before = await staffOf(beside);
    await changeStaffRow(database.db, id, {});
    await changeStaffRow(database.db, id, whole);
    expect(await staffOf(id)).toMatchObject(whole);
    await changeStaffRow(database.db, id, { name: 'Daw Hla Hla' });
    expect(await staffOf(id)).toMatchObject({ ...whole, name: 'Daw Hla Hla' });
    await changeStaffRow(database.db, id, { passwordHash: null, secondFactor: null, branchScope: null });
    const bare = { passwordHash: undefined, secondFactor: undefined, branchScope: null };
    expect(await staffOf(id)).toMatchObject({ ...bare, roles: ['checker'] });
    expect(await staffOf(beside)).toEqual(before);
    const withBoth = await add({ branchScope: whole.branchScope, secondFactor: whole.secondFactor });
    expect(await staffOf(withBoth)).toMatchObject({ branchScope: whole.branchScope, secondFactor: whole.secondFactor });
  });

  test('is listed by name, then by login id', async () => {
    const last = await add({ name: 'Ma Zin' });
    const second = await add({ name: 'Ma Aye', loginId: 'b@bank.example' });
    const first = await add({ name: 'Ma Aye', loginId: 'a@bank.example' });
    expect((await listStaff(database.db)).map(({ id }) => id)).toEqual([first, second, last]);
  });

  test('gives each code once, the later ones only', async () => {
    const [id, beside] = [await add(), await add()];
    expect(await takeCodeStep(database.db, id, 100)).toBe(true);
    expect(await takeCodeStep(database.db, id, 100)).toBe(false);
    expect(await takeCodeStep(database.db, id, 99)).toBe(false);
    expect(await takeCodeStep(database.db, id, 101)).toBe(true);
    expect((await staffOf(id)).lastCodeStep).toBe(101);
    expect((await staffOf(beside)).lastCodeStep).toBeUndefined();
    await noteSignIn(database.db, id, after(1));
    expect((await staffOf(id)).lastSignInAt).toEqual(after(1));
    expect((await staffOf(beside)).lastSignInAt).toBeUndefined();
  });

  test('is changed by one administrator after the other', async () => {
    await run(async (trx) => {
      await lockStaff(trx);
      const second = database.pool.query('begin; lock table staff in share row exclusive mode nowait');
      await expect(second).rejects.toThrow('could not obtain lock');
    });
  });
});

describe('the first half of a sign-in', () => {
  const started = async (staffId: string, newSecondFactor?: unknown) => {
    const tokenHash = newHash();
    await saveSignIn(database.db, { staffId, tokenHash, newSecondFactor, beganAt: at, expiresAt: after(600) });
    return tokenHash;
  };

  test('is found by its token until it ends, and used once', async () => {
    const staffId = await add();
    const [tokenHash, other] = [await started(staffId), await started(await add(), { secret: 'x' })];
    expect(await findSignIn(database.db, tokenHash, after(599))).toEqual({
      staffId,
      newSecondFactor: undefined,
      beganAt: at,
    });
    expect(await findSignIn(database.db, tokenHash, after(600))).toBeUndefined();
    expect(await findSignIn(database.db, newHash(), at)).toBeUndefined();
    expect(await useSignIn(database.db, tokenHash)).toBe(true);
    expect(await useSignIn(database.db, tokenHash)).toBe(false);
    expect(await findSignIn(database.db, other, at)).toMatchObject({ newSecondFactor: { secret: 'x' } });
  });

  test('is over where the account was disabled since, or its way in taken back', async () => {
    const staffId = await add();
    const tokenHash = await started(staffId);
    await changeStaffRow(database.db, staffId, { disabled: true });
    expect(await findSignIn(database.db, tokenHash, at)).toBeUndefined();
    await changeStaffRow(database.db, staffId, { disabled: false, sessionsSince: at });
    expect(await findSignIn(database.db, tokenHash, at)).toBeDefined();
    await changeStaffRow(database.db, staffId, { sessionsSince: after(1) });
    expect(await findSignIn(database.db, tokenHash, at)).toBeUndefined();
  });

  test('is taken away once it is over', async () => {
    await started(await add());
    await saveSignIn(database.db, {
      ...{ staffId: await add(), tokenHash: newHash(), newSecondFactor: undefined },
      ...{ beganAt: after(600), expiresAt: after(1200) },
    });
    const { rows } = await database.pool.query('select 1 from staff_sign_ins');
    expect(rows).toHaveLength(1);
  });
});

describe('a session', () => {
  async function opened(staffId: string, provider?: { tokens: unknown; rolesReadAt: Date }) {
    const [id, tokenHash] = [randomUUID(), newHash()];
    await saveSession(database.db, { id, staffId, tokenHash, startedAt: at, expiresAt: after(3600), provider });
    return { id, tokenHash };
  }
  const look = (tokenHash: Buffer, changes: object = {}) =>
    findOpenSession(database.db, { tokenHash, at, usedSince: after(-1), way: 'PASSWORD', ...changes });

  test('is that of its token, with roles and branches of this moment', async () => {
    const staffId = await add();
    const [{ id, tokenHash }] = [await opened(staffId), await opened(await add())];
    const found = { sessionId: id, staffId, roles: ['maker'], branches: null, lastUsedAt: at, expiresAt: after(3600) };
    expect(await look(tokenHash)).toEqual({ ...found, provider: undefined });
    await changeStaffRow(database.db, staffId, { roles: ['auditor'], branchScope: { regions: [], branches: ['001'] } });
    expect(await look(tokenHash)).toMatchObject({ roles: ['auditor'], branches: ['001'] });
  });

  test.each<[string, object]>([
    ['with another token', { tokenHash: newHash() }],
    ['by the other way in', { way: 'PROVIDER' }],
    ['at its end', { at: after(3600) }],
    ['once it was not used for too long', { usedSince: at }],
  ])('is none %s', async (_, changes) => {
    const { tokenHash } = await opened(await add());
    expect(await look(tokenHash, changes)).toBeUndefined();
    expect(await look(tokenHash, { at: after(3599) })).toBeDefined();
  });

  test.each<[string, object]>([
    ['disabled', { disabled: true }],
    ['without a role', { roles: [] }],
    ['signed out everywhere', { sessionsSince: after(1) }],
  ])('is over once its owner is %s', async (_, change) => {
    const staffId = await add();
    const { tokenHash } = await opened(staffId);
    await changeStaffRow(database.db, staffId, change);
    expect(await look(tokenHash)).toBeUndefined();
  });

  test('is used later and never earlier, and ends by itself', async () => {
    const staffId = await add();
    const [one, other] = [await opened(staffId), await opened(staffId)];
    await touchSession(database.db, one.id, after(9));
    await touchSession(database.db, one.id, after(5));
    expect((await look(one.tokenHash))?.lastUsedAt).toEqual(after(9));
    expect((await look(other.tokenHash))?.lastUsedAt).toEqual(at);
    await endSession(database.db, one.id);
    expect(await look(one.tokenHash)).toBeUndefined();
    expect(await look(other.tokenHash)).toBeDefined();
  });

  test('of the identity provider is asked about by one at a time', async () => {
    const staffId = await add();
    const provider = { tokens: { refresh: 'encrypted' }, rolesReadAt: at };
    const [one, other] = [await opened(staffId, provider), await opened(staffId, provider)];
    expect(await look(one.tokenHash, { way: 'PROVIDER' })).toMatchObject({ provider });
    expect(await look(one.tokenHash)).toBeUndefined();
    const claim = (now: number, askedBefore: number) =>
      claimReread(database.db, one.id, after(now), after(askedBefore));
    expect(await claim(10, 0)).toBe(true);
    expect(await claim(11, 9)).toBe(false);
    expect(await claim(12, 10)).toBe(true);
    await saveProviderTokens(database.db, one.id, { refresh: 'next' }, after(20));
    const renewed = { tokens: { refresh: 'next' }, rolesReadAt: after(20) };
    expect((await look(one.tokenHash, { way: 'PROVIDER' }))?.provider).toEqual(renewed);
    expect((await look(other.tokenHash, { way: 'PROVIDER' }))?.provider).toEqual(provider);
    expect(await claimReread(database.db, other.id, after(12), after(10)), 'of another session').toBe(true);
  });

  test('is taken away once it is over', async () => {
    const staffId = await add();
    await opened(staffId);
    const next = { id: randomUUID(), tokenHash: newHash(), startedAt: after(3600), expiresAt: after(7200) };
    await saveSession(database.db, { ...next, staffId, provider: undefined });
    const { rows } = await database.pool.query('select id from staff_sessions');
    expect(rows).toEqual([{ id: next.id }]);
  });
});

describe('a device', () => {
  test('is known for who signed in with it, for a year', async () => {
    const [staffId, other] = [await add(), await add()];
    const remember = (id: string, deviceToken: string | undefined, now = at) =>
      run((trx) => rememberDevice(trx, id, { deviceToken, at: now }));
    const token = await remember(staffId, undefined);
    const known = (id: string | undefined, deviceToken: string | undefined) =>
      findKnownDevice(database.db, id, deviceToken);
    expect(await known(staffId, token)).toBeInstanceOf(Buffer);
    for (const [id, deviceToken] of [
      [other, token],
      [undefined, token],
      [staffId, 'x'],
      [staffId, undefined],
    ] as const) {
      expect(await known(id, deviceToken)).toBeUndefined();
    }
    expect(await remember(staffId, token, after(1))).toBe(token);
    await remember(other, undefined, after(yearS));
    expect(await known(staffId, token), 'seen within the year').toBeDefined();
    await remember(other, undefined, after(yearS + 1));
    expect(await known(staffId, token)).toBeUndefined();
  });
});

describe('an invitation', () => {
  test('invites one person until it ends, and is used once', async () => {
    const [staffId, other] = [await add(), await add()];
    const save = async (id: string, from = at) => {
      const tokenHash = newHash();
      await saveInvitation(database.db, {
        tokenHash,
        staffId: id,
        at: from,
        expiresAt: new Date(from.getTime() + 60_000),
      });
      return tokenHash;
    };
    const [link, another, ofOther] = [await save(staffId), await save(staffId), await save(other)];
    expect(await findInvited(database.db, link, after(59))).toBe(staffId);
    expect(await findInvited(database.db, link, after(60))).toBeUndefined();
    expect(await findInvited(database.db, newHash(), at)).toBeUndefined();
    expect(await run((trx) => useInvitation(trx, link))).toBe(true);
    expect(await run((trx) => useInvitation(trx, link))).toBe(false);
    expect(await findInvited(database.db, another, at)).toBe(staffId);
    await dropInvitations(database.db, staffId);
    expect(await findInvited(database.db, another, at)).toBeUndefined();
    expect(await findInvited(database.db, ofOther, at)).toBe(other);
    await changeStaffRow(database.db, other, { disabled: true });
    expect(await findInvited(database.db, ofOther, at)).toBeUndefined();
    await save(staffId, after(60));
    expect((await database.pool.query('select 1 from staff_invitations')).rows, 'the others are over').toHaveLength(1);
  });
});

describe('a proposal', () => {
  const propose = async (by: string, changes: { staffId?: string | null; loginId?: string; now?: Date } = {}) => {
    const { staffId = null, loginId = `${randomUUID()}@bank.example`, now = at } = changes;
    const id = randomUUID();
    const proposal = { id, staffId, loginId, name: 'Ko Aung', change: { roles: ['maker' as const] }, by, at: now };
    return { id, isNew: await run((trx) => insertProposal(trx, proposal)) };
  };
  const openIds = async () => (await listOpenProposals(database.db)).map(({ id }) => id);

  test('is open once for a person, and listed with who made it, the oldest first', async () => {
    const by = await add({ name: 'Daw Admin' });
    const later = await propose(by, { loginId: 'aung@bank.example', now: after(1) });
    const earlier = await propose(by);
    expect(await propose(by, { loginId: 'aung@bank.example' })).toMatchObject({ isNew: false });
    expect(await openIds()).toEqual([earlier.id, later.id]);
    const [shown] = await listOpenProposals(database.db);
    expect(shown).toMatchObject({ proposedBy: { id: by, name: 'Daw Admin' }, change: { roles: ['maker'] } });
  });

  test('is closed once, by itself, and the first confirmed one is remembered', async () => {
    const [by, confirmer] = [await add(), await add()];
    const [one, other] = [await propose(by), await propose(by)];
    const close = (id: string, state: 'CONFIRMED' | 'DECLINED' | 'WITHDRAWN') =>
      run((trx) => closeProposal(trx, id, { state, by: state === 'WITHDRAWN' ? null : confirmer, at: after(1) }));
    await close(one.id, 'DECLINED');
    expect(await openIds()).toEqual([other.id]);
    await close(one.id, 'CONFIRMED');
    expect(await hasConfirmedProposal(database.db), 'it was declined before').toBe(false);
    await close(other.id, 'CONFIRMED');
    expect(await hasConfirmedProposal(database.db)).toBe(true);
    expect(await openIds()).toEqual([]);
  });

  test('is outdated once its subject or its maker is changed, where it is still open', async () => {
    const [by, subject, other] = [await add(), await add(), await add()];
    const confirmed = await propose(by, { staffId: subject });
    await run((trx) => closeProposal(trx, confirmed.id, { state: 'CONFIRMED', by: other, at }));
    const [about, from, neither] = [
      await propose(by, { staffId: subject }),
      await propose(subject),
      await propose(by, { staffId: other }),
    ];
    await run((trx) => outdateProposals(trx, subject, after(1)));
    expect(await openIds()).toEqual([neither.id]);
    const { rows } = await database.pool.query('select id, state from staff_proposals');
    expect(rows).toContainEqual({ id: confirmed.id, state: 'CONFIRMED' });
    for (const { id } of [about, from]) expect(rows).toContainEqual({ id, state: 'OUTDATED' });
  });

  test('of the first administrator waits for nobody, as long as there was never another', async () => {
    const first = await add({ roles: ['administrator'] });
    await invite({ roles: ['administrator'] });
    await add({ roles: ['checker'] });
    expect(await isFirstAlone(database.db), 'an invited one was never one').toBe(true);
    const second = await add({ roles: ['administrator', 'auditor'] });
    expect(await isFirstAlone(database.db)).toBe(false);
    await changeStaffRow(database.db, second, { passwordHash: null, disabled: true });
    expect(await isFirstAlone(database.db)).toBe(true);
    await noteSignIn(database.db, second, at);
    expect(await isFirstAlone(database.db), 'the other has been one').toBe(false);
    await changeStaffRow(database.db, second, { roles: ['auditor'] });
    expect(await isFirstAlone(database.db)).toBe(true);
    const proposal = await propose(first);
    await run((trx) => closeProposal(trx, proposal.id, { state: 'CONFIRMED', by: second, at }));
    expect(await isFirstAlone(database.db), 'somebody confirmed').toBe(false);
  });
});

test('alone, an administrator gives a new link to one who is nothing else, and nothing more', () => {
  const member = (status: Staff['status'], ...roles: StaffRole[]) => ({ status, roles });
  const invited = member('INVITED', 'administrator');
  expect(mayChangeAlone(invited, { inviteAgain: true })).toBe(true);
  expect(mayChangeAlone(invited, { disabled: true })).toBe(false);
  expect(mayChangeAlone(invited, { inviteAgain: true, disabled: true })).toBe(false);
  expect(mayChangeAlone(member('ACTIVE', 'administrator'), { inviteAgain: true })).toBe(false);
  expect(mayChangeAlone(member('INVITED', 'administrator', 'checker'), { inviteAgain: true })).toBe(false);
  expect(mayInviteAlone(['administrator'])).toBe(true);
  expect([[], ['checker'], ['administrator', 'checker']].map((roles) => mayInviteAlone(roles as StaffRole[]))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isActiveAdministrator(member('ACTIVE', 'maker', 'administrator'))).toBe(true);
  expect(isActiveAdministrator(member('ACTIVE', 'maker'))).toBe(false);
  expect(isActiveAdministrator(invited)).toBe(false);
});

describe('somebody whom the identity provider recognised', () => {
  const arrive = (subject: string, loginId: string, changes: { name?: string; roles?: StaffRole[] } = {}) =>
    run((trx) => saveProviderStaff(trx, { subject, loginId, name: 'Ma Su', roles: ['maker'], ...changes }, at));

  test('is added once, and described again each time by themselves', async () => {
    const [id, other] = [await arrive('s-1', 'su@bank.example'), await arrive('s-2', 'nu@bank.example')];
    expect(await arrive('s-1', 'renamed@bank.example', { name: 'Ma Su Su', roles: ['auditor'] })).toBe(id);
    expect(await staffOf(id ?? '')).toMatchObject({ name: 'Ma Su Su', roles: ['auditor'], loginId: 'su@bank.example' });
    expect(await staffOf(other ?? '')).toMatchObject({ name: 'Ma Su', roles: ['maker'] });
  });

  test('is who was there before of no provider, and nobody where the login id is somebody else of it', async () => {
    const before = await add({ loginId: 'su@bank.example', name: 'Ma Su of before' });
    expect(await arrive('s-1', 'su@bank.example')).toBe(before);
    expect(await arrive('s-2', 'su@bank.example')).toBeUndefined();
    expect(await staffOf(before)).toMatchObject({ name: 'Ma Su' });
  });

  test.each([
    ['visit', saveVisit, takeVisit],
    ['arrival', saveArrival, takeArrival],
  ] as const)('comes back once and in time: %s', async (_, save, take) => {
    const [hash, other] = [newHash(), newHash()];
    const keep = (each: Buffer, from = at) =>
      save(database.db, { hash: each, sealed: { kept: 1 }, at: from, expiresAt: new Date(from.getTime() + 60_000) });
    await keep(hash);
    await keep(other);
    expect(await run((trx) => take(trx, newHash(), at))).toBeUndefined();
    expect(await run((trx) => take(trx, hash, after(60)))).toBeUndefined();
    expect(await run((trx) => take(trx, hash, after(59)))).toEqual({ kept: 1 });
    expect(await run((trx) => take(trx, hash, after(59)))).toBeUndefined();
    await keep(newHash(), after(60));
    expect(await run((trx) => take(trx, other, at)), 'it was taken away when it was over').toBeUndefined();
  });
});

describe('the branches of a member of staff', () => {
  test('are those given and those of the regions given, all of them where nothing is said', () => {
    expect(branchesIn(null)).toBeNull();
    expect(branchesIn({ regions: [], branches: [] })).toEqual([]);
    expect(branchesIn({ regions: [], branches: ['002', '001'] })).toEqual(['001', '002']);
    const ofRegion = branchesIn({ regions: ['MMR013'], branches: [] }) ?? [];
    expect(ofRegion.length).toBeGreaterThan(1);
    const other = branchesIn({ regions: ['MMR010'], branches: [] })?.[0] ?? '';
    expect(ofRegion).not.toContain(other);
    expect(new Set(branchesIn({ regions: ['MMR013'], branches: [other] }))).toEqual(new Set([...ofRegion, other]));
  });

  test('are known ones, and named to the audit log', () => {
    const given = (regions: string[], branches: string[]) => () => refuseUnknownBranches({ regions, branches });
    for (const known of [given([], []), given(['MMR013'], ['001']), () => refuseUnknownBranches(null)]) {
      expect(known).not.toThrow();
    }
    expect(() => refuseUnknownBranches(undefined)).not.toThrow();
    for (const unknown of [given(['MMR013', 'MMR999'], []), given([], ['001', '999']), given(['MMR013'], ['999'])]) {
      expect(unknown).toThrow(expect.objectContaining({ code: 'TG1001', facts: { fields: ['branchScope'] } }));
    }
    expect(scopeInWords(null)).toBe('all');
    expect(scopeInWords({ regions: ['MMR013'], branches: ['001', '002'] })).toBe('MMR013 001 002');
  });
});
