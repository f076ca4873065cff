import { definitionOf } from '@taga/contract';
import { proposeDecision, takeCase } from '@taga/contract/endpoints/desk/cases';
import { listMentions } from '@taga/contract/endpoints/desk/notes';
import { assignCase, freeCase, getTeam, handOverCases, setAbsence } from '@taga/contract/endpoints/desk/team';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { type DeskSite, type Member, startDeskSite } from '../cases/testing/desk-site.ts';
import { freeCasesOfAbsent } from './absences.ts';

let site: DeskSite;
let supervisor: Member;
let maker: Member;
let other: Member;
let checker: Member;
beforeAll(async () => {
  site = await startDeskSite({ WORKER: 'false' });
});
beforeEach(async () => {
  site.clock.reset();
  // Sessions end when a test moves the clock by a day.
  [supervisor, checker] = [await site.member('supervisor'), await site.member('checker')];
  [maker, other] = [await site.member('maker'), await site.member('maker')];
});
afterAll(() => site.server.stop());

const given = { status: 400, codes: ['TG1550'] };
const cannot = { status: 400, codes: ['TG1551'] };
const absent = { status: 400, codes: ['TG1552'] };
/** A Sunday in March, by the clock of the site. */
const today = '2026-03-01';

const assign = (id: string, to: Member, who = supervisor) =>
  who.ask(assignCase, { queue: 'cases', id, staffId: to.id });
const free = (id: string) => supervisor.ask(freeCase, { queue: 'cases', id });
const mine = async (who: Member) => (await who.list({ mine: true })).cases.map(({ id }) => id);
const team = async (who = supervisor) =>
  definitionOf(getTeam).answer.parse(await (await who.ask(getTeam, {})).json()).members;
const workOf = async (who: Member) => (await team()).find(({ staffId }) => staffId === who.id);
const lastEvent = async (id: string) => (await supervisor.case(id)).history.at(-1);
const giveBranches = (who: Member, ...branches: string[]) =>
  site.rows('update staff set branch_scope = $2 where id = $1', who.id, JSON.stringify({ branches, regions: [] }));

describe('a supervisor', () => {
  test('gives a case to a maker, whom nobody else keeps it from; and takes it away again [DSK-032]', async () => {
    const { id } = await site.handedIn();
    await other.take(id);
    expect((await assign(id, maker)).status).toBe(200);
    expect((await supervisor.case(id)).case).toMatchObject({ assignee: { staffId: maker.id }, holder: null });
    expect(await lastEvent(id)).toMatchObject({
      action: 'case.assigned',
      by: { staffId: supervisor.id },
      facts: { to: maker.id, from: other.id },
    });
    expect([await mine(maker), await mine(other)]).toEqual([[id], []]);
    await expectError(await other.ask(takeCase, { id }), given);
    const { revision } = (await other.case(id)).case;
    await expectError(await other.ask(proposeDecision, { id, revision, kind: 'APPROVE' }), given);
    // Giving the hold back, as who leaves a form does, leaves it theirs.
    await maker.take(id);
    await maker.release(id);
    expect(await mine(maker)).toEqual([id]);
    expect((await free(id)).status).toBe(200);
    expect(await lastEvent(id)).toMatchObject({ action: 'case.freed', facts: { from: maker.id } });
    await other.take(id);
    expect((await free(id)).status).toBe(200);
    expect(await mine(other)).toEqual([]);
  });

  test('gives what is proposed to a checker alone, and never to who proposed it [DSK-032]', async () => {
    const { id } = await site.handedIn();
    const both = await site.member('maker', 'checker');
    await both.propose(id, { kind: 'APPROVE' });
    await expectError(await assign(id, maker), cannot);
    await expectError(await assign(id, both), cannot);
    expect((await assign(id, checker)).status).toBe(200);
    const another = await site.member('checker');
    await expectError(await another.ask(takeCase, { id }), given);
    expect((await checker.confirm(id)).case.status).not.toBe('PROPOSED');
    await expectError(await assign(id, checker), { status: 400, codes: ['TG1704'] });
  });

  test('gives nothing to who is not given its branch, and nothing of a branch that is not their own [DSK-032, DSK-033]', async () => {
    const { id } = await site.handedIn();
    await giveBranches(maker, '002');
    await expectError(await assign(id, maker), cannot);
    const elsewhere = await site.member('supervisor');
    await giveBranches(elsewhere, '002');
    const missing = { status: 404, codes: ['TG0404'] };
    await expectError(await assign(id, other, elsewhere), missing);
    await giveBranches(other, '001');
    await expectError(await elsewhere.ask(setAbsence, { staffId: other.id, absence: null }), missing);
    const seen = (await team(elsewhere)).map(({ staffId }) => staffId);
    expect([seen.includes(maker.id), seen.includes(other.id)]).toEqual([true, false]);
  });

  test('sees how much each has to do, how much of it is late, and what they did today [DSK-032]', async () => {
    const [first, second, third] = [await site.handedIn(), await site.handedIn(), await site.handedIn()];
    await maker.take(first.id);
    await assign(second.id, maker);
    await site.rows(`update cases set due_at = '2026-02-27' where authorization_req_id = $1`, second.id);
    await maker.propose(third.id, { kind: 'APPROVE' });
    expect(await workOf(maker)).toMatchObject({ cases: 2, late: 1, proposed: 1, decidedToday: 0, absence: null });
    await checker.confirm(third.id);
    expect(await workOf(maker)).toMatchObject({ cases: 2, proposed: 0 });
    expect(await workOf(checker)).toMatchObject({ decidedToday: 1 });
    // Everybody else sees themselves alone, and what is elsewhere is counted for nobody.
    expect(await team(maker)).toMatchObject([{ staffId: maker.id, cases: 2 }]);
    const elsewhere = await site.member('supervisor');
    await giveBranches(elsewhere, '002');
    expect((await team(elsewhere)).find(({ staffId }) => staffId === maker.id)).toMatchObject({ cases: 0, late: 0 });
  });
});

describe('somebody who is away', () => {
  test('is given nothing, and what they had is everybody’s; once they are back they work as before [DSK-032]', async () => {
    const [held, assigned] = [await site.handedIn(), await site.handedIn()];
    await maker.take(held.id);
    await assign(assigned.id, maker);
    const absence = { from: today, to: '2026-03-06' };
    expect((await maker.ask(setAbsence, { absence })).status).toBe(200);
    expect(await mine(maker)).toEqual([]);
    expect(await lastEvent(assigned.id)).toMatchObject({
      action: 'case.freed',
      by: null,
      facts: { because: 'absent' },
    });
    await expectError(await assign(assigned.id, maker), absent);
    expect(await workOf(maker)).toMatchObject({ absence, isAbsent: true });
    expect((await supervisor.ask(setAbsence, { staffId: maker.id, absence: null })).status).toBe(200);
    expect((await assign(assigned.id, maker)).status).toBe(200);
  });

  test('keeps what they have until the day comes, and then it is freed [DSK-032]', async () => {
    const { id } = await site.handedIn();
    await assign(id, maker);
    const absence = { from: '2026-03-02', to: '2026-03-02' };
    expect((await supervisor.ask(setAbsence, { staffId: maker.id, absence })).status).toBe(200);
    const pass = () => freeCasesOfAbsent({ db: site.server.database.db, now: site.clock.now });
    await pass();
    expect(await mine(maker)).toEqual([id]);
    site.clock.advance(15 * 3600);
    await pass();
    const [freed] = await site.rows('select assigned_to from cases where authorization_req_id = $1', id);
    expect(freed).toEqual({ assigned_to: null });
    site.clock.advance(24 * 3600);
    expect((await assign(id, maker, await site.member('supervisor'))).status).toBe(200);
  });

  test('is marked by themselves or a supervisor, for days that are possible [DSK-032]', async () => {
    const absence = { from: today, to: today };
    await expectError(await other.ask(setAbsence, { staffId: maker.id, absence }), { status: 403, codes: ['TG0403'] });
    for (const wrong of [
      { from: '2026-03-05', to: '2026-03-04' },
      { from: '2026-02-01', to: '2026-02-28' },
      { from: today, to: '2028-01-01' },
    ]) {
      await expectError(await maker.ask(setAbsence, { absence: wrong }), { status: 400, codes: ['TG1553'] });
    }
  });
});

describe('handing over at the end of a shift', () => {
  const handOver = async (from: Member, to: Member | null, note = 'The customer calls back on Monday.') => {
    const answer = await from.ask(handOverCases, { staffId: to?.id ?? null, note });
    return definitionOf(handOverCases).answer.parse(await answer.json());
  };

  test('gives everything one has to a colleague, who finds note and cases; what they cannot take goes back [DSK-032, DSK-034]', async () => {
    const both = await site.member('maker', 'checker');
    const [held, assigned, proposed] = [await site.handedIn(), await site.handedIn(), await site.handedIn()];
    await maker.propose(proposed.id, { kind: 'APPROVE' });
    await both.take(held.id);
    await assign(assigned.id, both);
    await assign(proposed.id, both);
    expect(await handOver(both, other)).toEqual({ handedOver: 2, returned: 1 });
    expect(await mine(both)).toEqual([]);
    expect(new Set(await mine(other))).toEqual(new Set([held.id, assigned.id]));
    const told = definitionOf(listMentions).answer.parse(await (await other.ask(listMentions, {})).json());
    expect(told.unseen).toBe(2);
    expect(told.mentions[0]).toMatchObject({
      text: `@${other.name} The customer calls back on Monday.`,
      by: { staffId: both.id },
    });
    expect(await lastEvent(held.id)).toMatchObject({ action: 'case.handed-over', facts: { to: other.id } });
    // Any checker may have it now.
    const found = await checker.case(proposed.id);
    expect(found.case.assignee).toBeNull();
    expect(found.notes).toMatchObject([{ text: 'The customer calls back on Monday.', mentions: [] }]);
  });

  test('gives it back to the queue, but nothing to oneself or to who is away [DSK-032]', async () => {
    const { id } = await site.handedIn();
    await maker.take(id);
    await other.ask(setAbsence, { absence: { from: today, to: today } });
    const ask = (staffId: string) => maker.ask(handOverCases, { staffId, note: 'x' });
    await expectError(await ask(maker.id), cannot);
    await expectError(await ask(other.id), absent);
    await expectError(await ask('00000000-0000-4000-8000-000000000000'), cannot);
    expect(await mine(maker)).toEqual([id]);
    expect(await handOver(maker, null)).toEqual({ handedOver: 0, returned: 1 });
    expect(await mine(maker)).toEqual([]);
  });
});
