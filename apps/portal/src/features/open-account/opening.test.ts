import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import type { StoredApplication } from '@taga/contract/records/account-info';
import { fieldsOfAnswers } from '@taga/contract/records/application-answers';
import { openingRoute, stepRecordOf } from '@taga/contract/records/application-step';
import { wholeOpening } from '@taga/contract/samples';
import { findAccountClass } from '@taga/reference/account-classes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-browser.ts';
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

function open(left: AccountOpeningStep | null, revision = 1, given = answers) {
  if (!accountClass) throw new Error('There is no such class');
  const application: StoredApplication = {
    ...fieldsOfAnswers(given),
    Services: [],
    UIdName: 'PASSPORT',
    Id: 'a-1',
    Status: left && 'INIT',
    Step: left && stepRecordOf(left, given, openingRoute('saving')),
    PersonalDetail: null,
    Revision: revision,
  };
  return createOpening({ customer, accountClass, currency: 'MMK', application });
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
  expect(journey.getKept().step).toBe(step);
  expect(journey.pathOf(step)).toBe(`/create-account/saving${path}`);
});

const type = (opening: ReturnType<typeof open>, code: string) =>
  opening.journey.changeDraft((draft) => ({
    ...draft,
    answers: { ...draft.answers, branch: { ...draft.answers.branch, code } },
  }));

test('what somebody else saved since counts, and it is said once [REL-003]', () => {
  type(open('introducers'), '002');
  const newer = open('choose-branch', 2, { ...answers, branch: { ...answers.branch, code: '003' } });
  expect(newer.isOverruled).toBe(true);
  expect(newer.journey.getDraft().answers.branch.code).toBe('003');
  expect(open('choose-branch', 2).isOverruled).toBe(false);
});

test('who finds saved what they typed is told nothing', () => {
  type(open('introducers'), '002');
  const same = open('choose-branch', 2, { ...answers, branch: { ...answers.branch, code: '002' } });
  expect(same.isOverruled).toBe(false);
});
