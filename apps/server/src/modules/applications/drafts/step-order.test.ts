import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import {
  type CodeState,
  codeStates,
  codeStepRecord,
  outcomeStepRecord,
} from '@taga/contract/records/applications/application-step';
import type { StepRecord } from '@taga/contract/records/applications/step';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
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

/** Where an application can stand: after a step, at the code in each of its states, after a failure, or submitted. */
type Place = AccountOpeningStep | 'nothing' | CodePlace | 'account-information' | 'account-activation';
type CodePlace = `code ${CodeState}`;

const codePlaces = codeStates.map((state): CodePlace => `code ${state}`);
const isAtCode = (from: Place) =>
  from === 'terms-and-conditions' || from === 'account-information' || from.startsWith('code ');

/** What is saved of a place, or claimed by who says to have left it. */
function stepOf(place: Place, { bodyOf, baseRoute }: Opener): StepRecord | null {
  if (place === 'nothing') return null;
  if (place === 'account-information' || place === 'account-activation') return outcomeStepRecord(place, baseRoute);
  const state = codeStates.find((each) => place === `code ${each}`);
  return state ? codeStepRecord(state, baseRoute) : bodyOf(place as AccountOpeningStep).Step;
}

/** The rule in its shortest form: one step ahead at most, and at the code nothing but the code. */
function isOpen(from: Place, to: Place, walk: readonly AccountOpeningStep[]): boolean {
  // What was submitted only says so once more.
  if (from === 'account-activation') return to === 'account-activation';
  if (to === 'account-activation') return false;
  if (isAtCode(from)) {
    return to === 'code right' ? from === 'code right' : to.startsWith('code ') || to === 'account-information';
  }
  const place = (name: Place) => walk.indexOf(name as AccountOpeningStep);
  return place(to) >= 0 && place(to) <= Math.max(0, place(from)) + 1;
}

describe('the order of the steps is the journey’s, from wherever to wherever [SEC-004]', () => {
  test.each(['NRC', 'PASSPORT'] as const)('%s', async (idType) => {
    const traveller = await site.newOpener(idType);
    await traveller.addProofs();
    const walk = traveller.walk.slice(0, -1);
    const outcomes = [...codePlaces, 'account-information', 'account-activation'] as const;
    for (const from of ['nothing', ...walk, ...outcomes] as const) {
      for (const to of [...walk, ...outcomes]) {
        await traveller.putAt('terms-and-conditions');
        await pool().query('update applications set step = $2, status = $3 where authorization_req_id = $1', [
          traveller.id,
          stepOf(from, traveller),
          from === 'account-activation' ? 'PENDING' : 'INIT',
        ]);
        const before = await traveller.row();
        const answer = await traveller.post({ ...traveller.bodyOf('initial'), Step: stepOf(to, traveller) });
        const pair = `${from} → ${to}`;
        if (isOpen(from, to, walk)) expect(answer.status, `${pair}: ${await answer.text()}`).toBe(200);
        else {
          await expectError(answer, from === 'account-activation' ? refusals.closed : refusals.outOfOrder);
          expect(await traveller.row(), pair).toEqual(before);
        }
      }
    }
  });

  test('what is gone back to and left as it was keeps the place, what is changed asks for the summary again [SUM-005]', async () => {
    await opener.addProofs();
    await opener.leaveUpTo('summary-review');
    await opener.leave('choose-branch');
    expect((await opener.row()).step).toMatchObject({ stepRouteNumber: 6 });
    await opener.leave('choose-branch', { branch: { state: '', township: '', code: '002' } });
    expect((await opener.row()).step).toMatchObject({ stepRouteNumber: 5 });
    await expectError(await opener.save('terms-and-conditions'), refusals.outOfOrder);
    expect(await opener.stored()).toMatchObject({ BranchCode: '002', BranchName: 'Bahan Branch' });
  });

  test('nobody says of themselves that the code was right, or that the bank has it [SEC-003]', async () => {
    await opener.addProofs();
    await opener.putAt('terms-and-conditions');
    const saveAs = (Step: object) => opener.post({ ...opener.bodyOf('otp-verification'), Step });
    const { outOfOrder } = refusals;
    await expectError(await saveAs(codeStepRecord('right', opener.baseRoute)), outOfOrder);
    await expectError(await saveAs(outcomeStepRecord('account-activation', opener.baseRoute)), outOfOrder);
    expect((await saveAs(codeStepRecord('wrong', opener.baseRoute))).status).toBe(200);
    expect((await saveAs(outcomeStepRecord('account-information', opener.baseRoute))).status).toBe(200);
    expect((await opener.row()).step).toMatchObject({ stepRouteNumber: 9, actionRemark: 'retry' });
  });

  test('what was removed after the fact is missed by the summary [SEC-004]', async () => {
    await opener.addProofs();
    await opener.leaveUpTo('additional-services');
    await pool().query(`delete from application_files where authorization_req_id = $1`, [opener.id]);
    await expectError(await opener.save('summary-review'), refusals.outOfOrder);
  });
});
