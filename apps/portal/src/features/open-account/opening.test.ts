import type { CorrectionItem } from '@taga/contract/journeys/account-opening/corrections';
import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import type { StoredApplication } from '@taga/contract/records/applications/account-info';
import { fieldsOfAnswers } from '@taga/contract/records/applications/application-answers';
import { openingRoute, outcomeStepRecord, stepRecordOf } from '@taga/contract/records/applications/application-step';
import { wholeOpening } from '@taga/contract/samples';
import { findAccountClass } from '@taga/reference/account-classes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-browser.ts';
import { isProofDue } from './correction/asked-correction.ts';
import { createOpening } from './opening.ts';

const customer = {
  name: 'MYA MYA',
  loginId: 'mya@example.com',
  idType: 'PASSPORT',
  idNumber: 'MD123456',
  isCardCustomer: false,
  isExistingCustomer: false,
} as const;
const answers = wholeOpening('PASSPORT');
const accountClass = findAccountClass('saving');

function open(
  left: AccountOpeningStep | null,
  revision = 1,
  given = answers,
  changes: Partial<StoredApplication> = {},
) {
  if (!accountClass) throw new Error('There is no such class');
  const application: StoredApplication = {
    ...fieldsOfAnswers(given),
    Services: [],
    UIdName: 'PASSPORT',
    Id: 'a-1',
    ApplicationNo: 'A-BERY-CJ',
    Status: left && 'INIT',
    Step: left && stepRecordOf(left, given, openingRoute('saving')),
    PersonalDetail: null,
    Revision: revision,
    ...changes,
  };
  return createOpening({ customer, accountClass, currency: 'MMK', application });
}

type CorrectionCase = readonly [item: CorrectionItem, isDone: boolean, hasArrived?: boolean];

function openCorrection(...asked: readonly CorrectionCase[]) {
  const Corrections = asked.map(([Item, IsDone, HasArrived = IsDone]) => ({ Item, IsDone, HasArrived }));
  const Step = outcomeStepRecord('account-activation', openingRoute('saving'));
  return open('terms-and-conditions', 1, answers, { Status: 'INCOMPLETED', Step, Corrections });
}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test.each([
  [null, 'biomatric', '/biomatric'],
  ['initial', 'biomatric', '/biomatric'],
  ['biomatric', 'review', '/personal-detail?form=review'],
  ['review', 'occupation', '/personal-detail?form=occupation'],
  ['occupation', 'form-qa-22', '/personal-detail?form=form-qa-22'],
  ['form-qa-22', 'signature', '/personal-detail?form=signature'],
  ['signature', 'introducers', '/introducers'],
  ['introducers', 'choose-branch', '/choose-branch'],
  ['choose-branch', 'additional-services', '/additional-services'],
  ['additional-services', 'summary-review', '/summary-review'],
  ['summary-review', 'terms-and-conditions', '/terms-and-conditions'],
  ['terms-and-conditions', 'otp-verification', '/otp-verification'],
] as const)('who left %s goes on at %s [WIZ-004, WIZ-023 to WIZ-028]', (left, step, path) => {
  const { journey } = open(left);
  expect(journey.getSaved().step).toBe(step);
  expect(journey.pathOf(step)).toBe(`/create-account/saving${path}`);
});

const type = (opening: ReturnType<typeof open>, code: string) =>
  opening.journey.changeDraft((draft) => ({
    ...draft,
    answers: { ...draft.answers, branch: { ...draft.answers.branch, code } },
  }));

test('what somebody else saved since is there, and nothing that was typed here is lost [REL-003, OFF-004]', () => {
  type(open('introducers'), '002');
  const { journey } = open('choose-branch', 2, { ...answers, branch: { ...answers.branch, code: '003' } });
  expect(journey.getSaved().answers.branch.code).toBe('003');
  expect(journey.getDraft().answers.branch.code).toBe('002');
  journey.dropTyped();
  expect(journey.getDraft().answers.branch.code).toBe('003');
});

test('what was typed and is not asked for again is gone once staff want something else [DSK-007]', () => {
  type(open('introducers'), '002');
  const { journey } = openCorrection(['SIGNATURE', false]);
  expect(journey.getDraft().answers.branch).toEqual(answers.branch);
  type(open('introducers'), '002');
  expect(openCorrection(['BRANCH', false]).journey.getDraft().answers.branch.code).toBe('002');
});

test('what staff want done again opens its steps and submitting, and nothing else [DSK-007]', () => {
  const { journey, correction } = openCorrection(['BRANCH', false], ['SIGNATURE', false], ['ID_BACK', true]);
  expect(journey.outline.map(({ name }) => name)).toEqual([
    'biomatric',
    'signature',
    'choose-branch',
    'summary-review',
  ]);
  expect(journey.getSaved().step).toBe('signature');
  expect(correction?.due).toEqual(['BRANCH', 'SIGNATURE']);
});

test('what has to be sent again counts as missing until it is done, and the rest stays as it was [DSK-007]', () => {
  const { answers: savedDraft } = openCorrection(['SIGNATURE', false], ['ID_FRONT', true]).journey.getSaved();
  expect(savedDraft.signature).toEqual([]);
  expect(savedDraft).toMatchObject({ identity: answers.identity, branch: answers.branch });
  expect(savedDraft.idImages).toHaveLength(1);
  const { identity, idImages } = openCorrection(['ID_FRONT', false]).journey.getSaved().answers;
  expect([identity.status, idImages]).toEqual(['', []]);
  // Sent and not gone on with: it is there, at the step that asks for it.
  const { step, answers: sent } = openCorrection(['ID_FRONT', false, true]).journey.getSaved();
  expect([step, sent.idImages.length]).toEqual(['biomatric', 1]);
});

test('a proof of income that has arrived is not asked for again after a reload [DSK-007]', () => {
  const { incomeFiles } = answers;
  const another = { id: 'new', type: 'SRC_INCOME_02', name: 'pay.pdf', url: '' };
  const asked = openCorrection(['INCOME_PROOF', false]);
  expect(isProofDue(asked, incomeFiles)).toBe(true);
  expect(isProofDue(asked, [...incomeFiles, another])).toBe(false);
  // Loaded again, with the proof that was sent and a step that was not gone on with.
  expect(isProofDue(openCorrection(['INCOME_PROOF', false, true]), incomeFiles)).toBe(false);
  expect(isProofDue(openCorrection(['OCCUPATION', false]), incomeFiles)).toBe(false);
});

test('with everything done it only remains to submit it again [DSK-007]', () => {
  expect(openCorrection(['SERVICES', true]).journey.getSaved().step).toBe('summary-review');
});
