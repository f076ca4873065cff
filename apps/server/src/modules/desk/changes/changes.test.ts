import { definitionOf } from '@taga/contract';
import { listChanges } from '@taga/contract/endpoints/desk/changes';
import { addCaseNote } from '@taga/contract/endpoints/desk/notes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskSite, type Member, startDeskSite } from '../cases/testing/desk-site.ts';

let site: DeskSite;
let checker: Member;
beforeAll(async () => {
  site = await startDeskSite();
  checker = await site.member('checker');
});
afterAll(() => site.server.stop());

async function changesOf(who: Member) {
  const answer = await who.ask(listChanges, {});
  return definitionOf(listChanges).answer.parse(await answer.json());
}

/** Away and back: what they did so far belongs to an earlier session than this one. */
async function comeBack({ id }: Member) {
  site.clock.advance(60);
  await site.rows('update staff_sessions set started_at = $2 where staff_id = $1', id, site.clock.now());
  site.clock.advance(60);
}

const reject = {
  kind: 'REJECT',
  reasons: [{ reason: 'photo-unreadable', descriptions: ['photo-in-daylight'] }],
} as const;

test('who comes back finds what others did with the cases they proposed, the latest first, and nothing of other cases [DSK-034, DSK-031]', async () => {
  const maker = await site.member('maker');
  const [own, other] = [await site.handedIn(), await site.handedIn()];
  await maker.propose(own.id, reject);
  await comeBack(maker);
  const { since, changes } = await changesOf(maker);
  expect(since).not.toBeNull();
  expect(changes).toEqual([]);

  await checker.ask(addCaseNote, { queue: 'cases', id: own.id, text: 'Looks like a slip.' });
  await checker.ask(addCaseNote, { queue: 'cases', id: other.id, text: 'Not theirs.' });
  site.clock.advance(60);
  await checker.sendBack(own.id, 'Look at the back again.');
  // What they do themselves is no news to them.
  await maker.ask(addCaseNote, { queue: 'cases', id: own.id, text: 'Done.' });
  const found = { caseId: own.id, queue: 'cases', customerName: 'MYA MYA', by: { staffId: checker.id } };
  expect((await changesOf(maker)).changes).toMatchObject([
    { ...found, kind: 'SENT_BACK' },
    { ...found, kind: 'NOTED' },
  ]);
  // Once they have been here since, they are told no more.
  await comeBack(maker);
  expect((await changesOf(maker)).changes).toEqual([]);
});

test('who was never here before is told nothing, and nobody of a branch that they are not given [DSK-033]', async () => {
  const maker = await site.member('maker');
  const { id } = await site.handedIn();
  await maker.propose(id, reject);
  await comeBack(maker);
  await checker.confirm(id);
  expect((await changesOf(maker)).changes).toMatchObject([{ kind: 'CONFIRMED', caseId: id }]);
  await site.rows('update staff set branch_scope = $2 where id = $1', maker.id, '{"branches":["002"],"regions":[]}');
  expect((await changesOf(maker)).changes).toEqual([]);

  const stranger = await site.member('maker');
  expect(await changesOf(stranger)).toEqual({ since: null, changes: [] });
});
