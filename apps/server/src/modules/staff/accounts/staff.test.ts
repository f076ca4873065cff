import { randomUUID } from 'node:crypto';
import { definitionOf, errorCodes } from '@taga/contract';
import { inviteStaff, listStaff } from '@taga/contract/endpoints';
import type { StaffChange, StaffRole } from '@taga/contract/records/desk/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createPasswords } from '../../access/passwords/index.ts';
import { readOutbox } from '../../messaging/channels/testing/read-outbox.ts';
import { signedInStaff, type TestStaff } from '../sessions/testing/staff.ts';
import { refuseElsewhere } from './carry-out.ts';
import { inviteFirstAdministrator, type StaffDependencies } from './index.ts';
import { mailedToken, twoAdministrators } from './testing/two-administrators.ts';

const password = 'Thanlwin7Myit';

let server: TestServer;
let now = new Date('2026-03-02T04:00:00Z');
const clock = { now: () => now };
let dependencies: StaffDependencies;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_SIGN_IN: '100000', RATE_LIMIT_CALLS: '100000' }, {}, () => now);
  dependencies = {
    db: server.database.db,
    now: () => now,
    passwords: createPasswords({ parallel: 1, withinMs: 60_000 }),
    settings: { staffInvitationS: 3_600 },
    hasProvider: false,
  };
});
afterAll(() => server.stop());

const get = (token: string) => server.post('/api/desk/invitations/get', { token });
const accept = (token: string, given = password) =>
  server.post('/api/desk/invitations/accept', { token, password: given });
const ask = (who: TestStaff, what: string, body: object) => server.post(`/api/desk/staff/${what}`, body, who.token);
const decide = (who: TestStaff, proposalId: string, decision: string) =>
  ask(who, 'proposals/decide', { proposalId, decision });
const list = async (who: TestStaff) =>
  definitionOf(listStaff).answer.parse(await (await server.get('/api/desk/staff', who.token)).json());
const outcomeOf = async (answer: Response) => definitionOf(inviteStaff).answer.parse(await answer.json());
const invalid = { status: 400, codes: ['TG1601'] } as const;

async function entriesAbout(id: string) {
  const { rows } = await server.database.pool.query(
    'select actor_kind, actor_id, action, facts from audit_entries where subject_id = $1 order by id',
    [id],
  );
  return rows;
}

const newLogin = () => `${randomUUID()}@bank.example`;

/** Both have come as far as they get without the other before either is done. */
async function bothBeforeEither(requests: (() => Promise<Response>)[]): Promise<Response[]> {
  const holdUp = await server.database.pool.connect();
  await holdUp.query('begin; lock table audit_entries in share mode');
  const answers = Promise.all(requests.map((request) => request()));
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await holdUp.query(waiting)).rowCount).toBe(requests.length);
  await holdUp.query('rollback');
  holdUp.release();
  return answers;
}

/** As on the first day: nobody works here. */
async function forgetStaff() {
  await server.database.pool.query(
    'truncate staff, staff_proposals, staff_invitations, staff_sessions, staff_sign_ins, known_staff_devices, outbox cascade',
  );
}

describe('the administrator whom the operator names [DSK-001]', () => {
  const invite = (email = 'Chief@bank.example') => inviteFirstAdministrator(email, dependencies);
  const tokenOf = (loginId: string) => mailedToken(server, loginId);
  beforeEach(forgetStaff);

  test('is sent a link at every start until it was used, and only the latest works', async () => {
    expect(await invite()).toBe(true);
    const lost = await tokenOf('chief@bank.example');
    expect(lost).toMatch(/^[\w-]{43}$/);
    expect(await invite()).toBe(true);
    const token = await tokenOf('chief@bank.example');
    await expectError(await get(lost), invalid);
    const invited = await (await get(token)).json();
    expect(invited).toMatchObject({ loginId: 'chief@bank.example', roles: ['administrator'] });
    expect((await accept(token)).status).toBe(200);
    expect(await invite()).toBe(false);
    const signedIn = await server.post('/api/desk/sign-in', { loginId: 'chief@bank.example', password });
    expect(await signedIn.json()).toMatchObject({ next: 'ENROL' });
  });

  test('may be a second one where one is left, and is none where there are two or somebody was disabled', async () => {
    const one = await signedInStaff(server, ['administrator'], clock);
    expect(await invite('second@bank.example')).toBe(true);
    await accept(await tokenOf('second@bank.example'));
    expect(await invite('third@bank.example')).toBe(false);
    const second = (await list(one)).staff.find(({ loginId }) => loginId === 'second@bank.example');
    await ask(one, 'change', { staffId: second?.id, disabled: true });
    expect(await invite('second@bank.example')).toBe(false);
    expect(await invite('third@bank.example')).toBe(true);
    const maker = await signedInStaff(server, ['maker'], clock);
    expect(await invite(maker.loginId)).toBe(false);
  });

  test('is invited once by processes that start at the same moment', async () => {
    expect(await Promise.all([invite(), invite(), invite()])).toEqual([true, true, true]);
    const { rows } = await server.database.pool.query('select login_id from staff');
    expect(rows).toEqual([{ login_id: 'chief@bank.example' }]);
    const links = (await readOutbox(server.database, 'chief@bank.example')).map(({ values }) => String(values.path));
    const answers = await Promise.all(links.map((link) => get(link.split('#')[1] ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is nobody where nobody is named, or staff sign in elsewhere', async () => {
    expect(await inviteFirstAdministrator(undefined, dependencies)).toBe(false);
    expect(await inviteFirstAdministrator('x@bank.example', { ...dependencies, hasProvider: true })).toBe(false);
  });
});

describe('what an administrator wants of staff [DSK-001]', () => {
  let two: Awaited<ReturnType<typeof twoAdministrators>>;
  beforeEach(async () => {
    await forgetStaff();
    two = await twoAdministrators(server, clock);
  });

  const proposed = async (what: 'invite' | 'change', body: object) => {
    const { member, proposal } = await outcomeOf(await two.propose(what, body));
    expect(member).toBeNull();
    return proposal?.id ?? '';
  };
  const invitation = (roles: readonly StaffRole[] = ['maker']) => ({ loginId: newLogin(), name: 'Hla Hla', roles });

  test('is nothing yet: nobody is added, no link is made and no email leaves before a second one confirms', async () => {
    const invited = invitation();
    const id = await proposed('invite', invited);
    expect((await list(two.confirmer)).staff.map(({ loginId }) => loginId)).not.toContain(invited.loginId);
    expect(await readOutbox(server.database, invited.loginId)).toEqual([]);
    expect((await list(two.confirmer)).proposals).toMatchObject([
      { id, loginId: invited.loginId, change: { roles: ['maker'] }, proposedBy: { name: two.proposer.name } },
    ]);

    expect((await two.confirm(id)).status).toBe(200);
    const { proposals, staff } = await list(two.proposer);
    expect(proposals).toEqual([]);
    expect(staff.find(({ loginId }) => loginId === invited.loginId)).toMatchObject({ status: 'INVITED' });
    expect((await accept(await mailedToken(server, invited.loginId))).status).toBe(200);
    await expectError(await two.confirm(id), { status: 404, codes: ['TG0404'] });
  });

  test('never shows a link: it is in no answer, only in the mailbox of the person', async () => {
    const { loginId, ...rest } = invitation();
    const answers: string[] = [];
    const keep = async (answer: Response) => {
      const text = await answer.text();
      answers.push(text);
      return JSON.parse(text);
    };
    const { proposal } = await keep(await two.propose('invite', { loginId, ...rest }));
    const { member } = await keep(await two.confirm(proposal.id));
    const again = await keep(await two.propose('change', { staffId: member.id, inviteAgain: true }));
    await keep(await two.confirm(again.proposal.id));
    await keep(await server.get('/api/desk/staff', two.proposer.token));
    const token = await mailedToken(server, loginId);
    expect((await get(token)).status).toBe(200);
    for (const answer of answers) {
      expect(answer).not.toContain('/desk/invitation');
      expect(answer).not.toContain(token);
    }
  });

  test('cannot be confirmed or declined by who proposed it, nor withdrawn by anybody else', async () => {
    const id = await proposed('invite', invitation());
    const { proposer, confirmer } = two;
    for (const decision of ['CONFIRM', 'DECLINE']) {
      await expectError(await decide(proposer, id, decision), { status: 400, codes: ['TG1705'] });
    }
    await expectError(await decide(confirmer, id, 'WITHDRAW'), { status: 403, codes: ['TG0403'] });
    expect((await list(proposer)).proposals).toHaveLength(1);
    const { rows } = await server.database.pool.query(
      `select actor_id, facts->>'because' as because from audit_entries
       where action = 'staff.proposal-refused' and facts->>'proposalId' = $1 order by id`,
      [id],
    );
    expect(rows).toEqual([
      { actor_id: proposer.id, because: 'own-proposal' },
      { actor_id: proposer.id, because: 'own-proposal' },
      { actor_id: confirmer.id, because: 'other-proposal' },
    ]);
  });

  test.each([
    ['DECLINE', 'confirmer'],
    ['WITHDRAW', 'proposer'],
  ] as const)('ends without a trace on anybody by %s', async (decision, by) => {
    const maker = await signedInStaff(server, ['maker'], clock);
    const id = await proposed('change', { staffId: maker.id, roles: ['checker'] });
    expect((await decide(two[by], id, decision)).status).toBe(200);
    const { proposals, staff } = await list(two.proposer);
    expect(proposals).toEqual([]);
    expect(staff.find((each) => each.id === maker.id)?.roles).toEqual(['maker']);
    expect(await readOutbox(server.database, maker.loginId)).toEqual([]);
    await expectError(await two.confirm(id), { status: 404, codes: ['TG0404'] });
    const action = decision === 'DECLINE' ? 'staff.proposal-declined' : 'staff.proposal-withdrawn';
    const facts = { proposalId: id, proposedBy: two.proposer.id };
    const entries = (await entriesAbout(maker.id)).filter((entry) => entry.action === action);
    expect(entries).toMatchObject([{ actor_id: two[by].id, facts }]);
  });

  test('is done once, though two confirm it at the same moment', async () => {
    const third = await signedInStaff(server, ['administrator'], clock);
    const invited = invitation();
    const id = await proposed('invite', invited);
    const answers = await bothBeforeEither([() => two.confirm(id), () => decide(third, id, 'CONFIRM')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await readOutbox(server.database, invited.loginId)).toHaveLength(1);
  });

  test.each([
    [{ disabled: true }, 401],
    [{ resetSecondFactor: true }, 401],
    [{ inviteAgain: true }, 401],
    [{ roles: ['auditor', 'maker'] }, 200],
  ])('done, %j leaves a session of before with %i', async (change, expected) => {
    const auditor = await signedInStaff(server, ['auditor'], clock);
    const isOpen = async () => (await server.get('/api/desk/staff/me', auditor.token)).status;
    expect(await isOpen()).toBe(200);
    now = new Date(now.getTime() + 1_000);
    if ('disabled' in change) await ask(two.proposer, 'change', { staffId: auditor.id, ...change });
    else await two.together('change', { staffId: auditor.id, ...change });
    expect(await isOpen()).toBe(expected);
    const changed = (await entriesAbout(auditor.id)).filter(({ action }) => action === 'staff.changed');
    const [[what = '', value] = []] = Object.entries(change);
    expect(changed).toMatchObject([{ facts: { [what]: Array.isArray(value) ? value.join(' ') : value } }]);
  });

  test.each<[StaffChange, string | undefined]>([
    [{ roles: ['maker'] }, errorCodes.staffRolesElsewhere],
    [{ inviteAgain: true }, errorCodes.staffPasswordsOff],
    [{ resetSecondFactor: true }, errorCodes.staffPasswordsOff],
    [{ disabled: true }, undefined],
    [{ branchScope: null }, undefined],
  ])('%j where staff sign in elsewhere answers %s', (change, code) => {
    const refuse = () => refuseElsewhere(change, true);
    if (code) expect(refuse).toThrow(expect.objectContaining({ code }));
    else expect(refuse).not.toThrow();
    expect(() =>
      refuseElsewhere({ roles: ['maker'], inviteAgain: true, resetSecondFactor: true }, false),
    ).not.toThrow();
  });

  test('is one thing at a time for a person, and over once they or their proposer are changed', async () => {
    const maker = await signedInStaff(server, ['maker'], clock);
    const third = await signedInStaff(server, ['administrator'], clock);
    const id = await proposed('change', { staffId: maker.id, resetSecondFactor: true });
    const taken = { status: 400, codes: ['TG1605'] } as const;
    await expectError(await ask(third, 'change', { staffId: maker.id, roles: ['checker'] }), taken);
    expect((await ask(third, 'change', { staffId: maker.id, disabled: true })).status).toBe(200);
    await expectError(await two.confirm(id), { status: 404, codes: ['TG0404'] });

    const further = await proposed('invite', invitation());
    expect((await ask(third, 'change', { staffId: two.proposer.id, disabled: true })).status).toBe(200);
    await expectError(await two.confirm(further), { status: 404, codes: ['TG0404'] });
  });

  test('is told to the person by email, each change of it', async () => {
    const maker = await signedInStaff(server, ['maker'], clock);
    const changes = [{ roles: ['checker', 'auditor'] }, { resetSecondFactor: true }, { inviteAgain: true }];
    for (const change of changes) await two.together('change', { staffId: maker.id, ...change });
    await ask(two.proposer, 'change', { staffId: maker.id, disabled: true });
    await two.together('change', { staffId: maker.id, disabled: false });
    const mails = await readOutbox(server.database, maker.loginId);
    expect(mails.map(({ template, values }) => [template, values.change ?? values.news])).toEqual([
      ['staff-changed', { roles: ['checker', 'auditor'] }],
      ['staff-changed', { resetSecondFactor: true }],
      ['staff-link', 'password'],
      ['staff-changed', { disabled: true }],
      ['staff-changed', { disabled: false }],
    ]);
  });

  test('comes in the language of the administrator who confirms', async () => {
    const maker = await signedInStaff(server, ['maker'], clock);
    const { proposal } = await outcomeOf(await two.propose('change', { staffId: maker.id, roles: ['auditor'] }));
    const body = { proposalId: proposal?.id, decision: 'CONFIRM' };
    await server.post('/api/desk/staff/proposals/decide', body, { ...two.confirmer.token, lang: 'mm' });
    expect(await readOutbox(server.database, maker.loginId)).toMatchObject([{ language: 'mm' }]);
  });

  test('and what became of it is in the audit log, by whom and of whom [DSK-012]', async () => {
    const { id } = await two.together('invite', invitation());
    await two.together('change', { staffId: id, roles: ['checker', 'maker'] });
    const { proposer, confirmer } = two;
    expect(await entriesAbout(id)).toMatchObject([
      { actor_id: confirmer.id, action: 'staff.invited', facts: { roles: 'maker', proposedBy: proposer.id } },
      { actor_id: proposer.id, action: 'staff.proposed', facts: { roles: 'checker maker' } },
      { actor_id: confirmer.id, action: 'staff.changed', facts: { roles: 'checker maker', proposedBy: proposer.id } },
    ]);
  });

  test('is never an administrator who is maker or checker too, not in the database either', async () => {
    const mixed = [
      ['administrator', 'maker'],
      ['checker', 'administrator'],
      [...'maker checker administrator'.split(' ')],
    ];
    for (const roles of mixed) {
      const refused = { status: 400, codes: ['TG1001'] } as const;
      await expectError(await two.propose('invite', { loginId: newLogin(), name: 'Hla Hla', roles }), refused);
      await expectError(await two.propose('change', { staffId: two.proposer.id, roles }), refused);
      const update = server.database.pool.query('update staff set roles = $1 where id = $2', [roles, two.proposer.id]);
      await expect(update).rejects.toThrow('staff_administrator_decides_nothing');
    }
  });
});

describe('one administrator, as on the first day [DSK-001, DSK-012]', () => {
  let first: TestStaff;
  beforeEach(async () => {
    await forgetStaff();
    first = await signedInStaff(server, ['administrator'], clock);
  });

  const invite = (by: TestStaff, roles: readonly StaffRole[], loginId = newLogin()) =>
    ask(by, 'invite', { loginId, name: 'Hla Hla', roles });

  test('invites a second administrator alone, which the audit log says, and sends the link again', async () => {
    expect(await list(first)).toMatchObject({ isFirstAlone: true });
    const loginId = newLogin();
    const { member, proposal } = await outcomeOf(await invite(first, ['administrator'], loginId));
    expect([member?.status, proposal]).toEqual(['INVITED', null]);
    const lost = await mailedToken(server, loginId);
    expect(
      (await outcomeOf(await ask(first, 'change', { staffId: member?.id, inviteAgain: true }))).member,
    ).toBeTruthy();
    await expectError(await get(lost), invalid);
    expect((await accept(await mailedToken(server, loginId))).status).toBe(200);
    expect(await entriesAbout(member?.id ?? '')).toMatchObject([
      { actor_id: first.id, action: 'staff.invited', facts: { roles: 'administrator', alone: true } },
      { actor_id: first.id, action: 'staff.changed', facts: { inviteAgain: true, alone: true } },
      { action: 'staff.invitation-accepted' },
    ]);
    expect(await list(first)).toMatchObject({ isFirstAlone: false });
  });

  test('does nothing else alone: whatever it asks for waits for a second one', async () => {
    const maker = await signedInStaff(server, ['maker'], clock);
    const { member: invited } = await outcomeOf(await invite(first, ['administrator']));
    const rest: readonly StaffRole[][] = [['maker'], ['checker'], ['auditor'], ['administrator', 'auditor'], []];
    for (const roles of rest) {
      const { member, proposal } = await outcomeOf(await invite(first, roles));
      expect([member, proposal === null], roles.join()).toEqual([null, false]);
    }
    const changes = [
      { staffId: maker.id, roles: ['maker', 'checker'] },
      { staffId: first.id, roles: ['maker'] },
      { staffId: invited?.id, inviteAgain: true, roles: ['maker'] },
    ];
    for (const change of changes) {
      const { member, proposal } = await outcomeOf(await ask(first, 'change', change));
      expect([member, proposal === null], JSON.stringify(change)).toEqual([null, false]);
      await expectError(await decide(first, proposal?.id ?? '', 'CONFIRM'), { status: 400, codes: ['TG1705'] });
    }
  });

  test('is not made by disabling the other: who has had a second one is never the first again', async () => {
    const second = await signedInStaff(server, ['administrator'], clock);
    expect((await ask(first, 'change', { staffId: second.id, disabled: true })).status).toBe(200);
    expect(await list(first)).toMatchObject({ isFirstAlone: false });
    const { member, proposal } = await outcomeOf(await invite(first, ['administrator']));
    expect([member, proposal === null]).toEqual([null, false]);
    const back = await outcomeOf(await ask(first, 'change', { staffId: second.id, disabled: false }));
    expect(back.member).toBeNull();
  });

  test('nor by two who make one of them something else', async () => {
    const second = await signedInStaff(server, ['administrator'], clock);
    const { proposal } = await outcomeOf(await ask(first, 'change', { staffId: second.id, roles: ['auditor'] }));
    expect((await decide(second, proposal?.id ?? '', 'CONFIRM')).status).toBe(200);
    expect(await list(first)).toMatchObject({ isFirstAlone: false });
  });
});

describe('a link [DSK-001]', () => {
  let two: Awaited<ReturnType<typeof twoAdministrators>>;
  beforeEach(async () => {
    two = await twoAdministrators(server, clock);
  });

  async function invited(loginId: string) {
    const { id } = await two.together('invite', { loginId, name: 'Hla Hla', roles: ['maker'] });
    return { id, token: await mailedToken(server, loginId) };
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
    await two.together('change', { staffId: id, inviteAgain: true });
    await expectError(await get(token), invalid);
    const again = await mailedToken(server, 'late@bank.example');
    expect((await get(again)).status).toBe(200);
    now = new Date(now.getTime() + 259_201_000);
    await expectError(await accept(again), invalid);
  });

  test('is for a login id that nobody has, and ends with the account', async () => {
    const { id, token } = await invited('taken@bank.example');
    const taken = { loginId: 'TAKEN@bank.example', name: 'Hla Hla', roles: ['maker'] };
    await expectError(await two.propose('invite', taken), { status: 400, codes: ['TG1104'] });
    await ask(two.proposer, 'change', { staffId: id, disabled: true });
    await expectError(await accept(token), invalid);
    const { staff } = await list(two.proposer);
    expect(staff.find((member) => member.id === id)).toMatchObject({ status: 'DISABLED', roles: ['maker'] });
  });
});

test('of two administrators who remove each other at the same moment one remains [DSK-001]', async () => {
  await server.database.pool.query(`update staff set disabled = true`);
  const { proposer: one, confirmer: other } = await twoAdministrators(server, clock);
  const remove = (by: TestStaff, staffId: string) => ask(by, 'change', { staffId, disabled: true });
  const removals = await bothBeforeEither([() => remove(one, other.id), () => remove(other, one.id)]);
  expect(removals.map(({ status }) => status).sort()).toEqual([200, 400]);
  const { rows } = await server.database.pool.query(
    `select id from staff where not disabled and 'administrator' = any(roles)`,
  );
  expect(rows).toHaveLength(1);
  const last = [one, other].find(({ id }) => id === rows[0].id) ?? one;
  await expectError(await remove(last, last.id), { status: 400, codes: ['TG1602'] });
});

test('two cannot take the role of the last administrator, though both have agreed before [DSK-001]', async () => {
  await forgetStaff();
  const { proposer, confirmer, propose, confirm } = await twoAdministrators(server, clock);
  const { proposal } = await outcomeOf(await propose('change', { staffId: confirmer.id, roles: ['auditor'] }));
  await server.database.pool.query(`update staff set roles = '{auditor}' where id = $1`, [proposer.id]);
  await expectError(await confirm(proposal?.id ?? ''), { status: 400, codes: ['TG1602'] });
  expect((await list(confirmer)).proposals).toHaveLength(1);
});
