import { randomUUID } from 'node:crypto';
import { definitionOf } from '@taga/contract';
import { saveApplication } from '@taga/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { changeMeanwhile } from './testing/change-meanwhile.ts';
import type { Opener } from './testing/opener.ts';
import { type OpeningSite, refusals, startOpeningSite } from './testing/opening-site.ts';

let site: OpeningSite;
let opener: Opener;
beforeAll(async () => {
  site = await startOpeningSite();
});
afterAll(() => site.server.stop());
beforeEach(async () => {
  opener = await site.newOpener();
});
const pool = () => site.server.database.pool;

describe('two devices', () => {
  beforeEach(async () => {
    await opener.addProofs();
    await opener.leaveUpTo('introducers');
  });
  const elsewhere = refusals.savedElsewhere;
  const branch = (code: string) => ({ branch: { state: '', township: '', code } });

  test('the later save of an older state is refused, and what is there now can be seen [REL-003]', async () => {
    const { Revision } = await opener.stored();
    await opener.leave('choose-branch', branch('001'), { Revision });
    await expectError(await opener.save('choose-branch', branch('002'), { Revision }), elsewhere);
    expect(await opener.stored()).toMatchObject({ BranchCode: '001', Revision: Revision + 1 });
    await opener.leave('choose-branch', branch('002'), { Revision: Revision + 1 });
    expect(await opener.stored()).toMatchObject({ BranchCode: '002', Revision: Revision + 2 });
  });

  test('a save that was looked at before the application was submitted is not written after it [REL-003]', async () => {
    const before = await opener.row();
    const save = () => opener.save('choose-branch', branch('002'));
    const answer = await changeMeanwhile(site.server.database, opener.id, `status = 'PENDING'`, save);
    await expectError(answer, refusals.closed);
    expect(await opener.row()).toEqual({ ...before, status: 'PENDING' });
  });

  test('of fifty saves of one state at once one is kept [REL-003]', async () => {
    const { Revision } = await opener.stored();
    const codes = Array.from({ length: 50 }, (_, index) => (index % 2 ? '001' : '002'));
    const answers = await Promise.all(codes.map((code) => opener.save('choose-branch', branch(code), { Revision })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(409)]);
    expect((await opener.stored()).Revision).toBe(Revision + 1);
  });

  test('fifty saves that name no revision are kept one after the other, or refused, and none is half [REL-003]', async () => {
    const before = (await opener.stored()).Revision;
    const answers = await Promise.all(Array.from({ length: 50 }, () => opener.save('choose-branch')));
    const kept = answers.filter(({ status }) => status === 200).length;
    expect(kept).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { rows } = await pool().query(
      'select count(*)::int as n, max(revision) as last from application_saves where authorization_req_id = $1',
      [opener.id],
    );
    expect(rows).toEqual([{ n: before + kept, last: before + kept }]);
    expect((await opener.row()).revision).toBe(before + kept);
  });
});

describe('a save that is tried again with its key', () => {
  beforeEach(async () => {
    await opener.addProofs();
    await opener.leaveUpTo('introducers');
  });

  test('is carried out once and answered alike, even after further saves [REL-002, REL-003]', async () => {
    const { Revision } = await opener.stored();
    const once = { Revision, SaveKey: randomUUID() };
    const first = await opener.leave('choose-branch', {}, once);
    expect(await opener.leave('choose-branch', {}, once)).toBe(first);
    await opener.leave('additional-services', {}, { Revision: first, SaveKey: randomUUID() });
    expect(await opener.leave('choose-branch', {}, once)).toBe(first);
    expect(await opener.row()).toMatchObject({ revision: first + 1, step: { stepRouteNumber: 5 } });
  });

  test('is carried out once when it comes twenty times at once [REL-003]', async () => {
    const { Revision } = await opener.stored();
    const once = { Revision, SaveKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => opener.save('choose-branch', {}, once)));
    const told = await Promise.all(
      answers.map(async (answer) => [
        answer.status,
        definitionOf(saveApplication).answer.parse(await answer.json()).Data.Revision,
      ]),
    );
    expect(told).toEqual(Array(20).fill([200, Revision + 1]));
    expect((await opener.row()).revision).toBe(Revision + 1);
  });
});
