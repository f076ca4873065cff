import { definitionOf } from '@taga/contract';
import { proposeCardDecision } from '@taga/contract/endpoints/desk/cards';
import { proposeDecision } from '@taga/contract/endpoints/desk/cases';
import { cardDecisionKinds } from '@taga/contract/journeys/card-application/decisions';
import { accountKind as accountDefinition } from '@taga/contract/kinds/account';
import { cardDefinition } from '@taga/contract/kinds/card/definition';
import { isRemarkRead } from '@taga/contract/kinds/kind';
import { decisionKinds } from '@taga/contract/records/desk/cases';
import { remarkIn } from '@taga/contract/rules/fields/remarks';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { languages } from '@taga/i18n';
import { expect, test } from 'vitest';
import type { CaseEndpoint, CaseKind, Decision, Draft, WholeCase } from '../case-kind.ts';
import { draftOf } from '../decision/action-form.tsx';
import { toggleReason } from '../decision/fields/reasons-field.tsx';
import { remarkTemplates } from '../decision/fields/remark-templates.ts';
import { accountCase, cardCase } from '../testing/cases.ts';
import { accountKind } from './account/account-kind.tsx';
import { cardKind } from './card/card-kind.ts';

function decisionOf(kind: CaseKind, name: string) {
  const decision = kind.decisions.find((each) => each.name === name);
  if (!decision) throw new Error(`There is no decision ${name}`);
  return decision;
}

/** What the form would say is missing, and what it would send. */
function fill(kind: CaseKind, found: WholeCase, name: string, filled: Draft = {}) {
  const { fields } = decisionOf(kind, name);
  const initial = Object.fromEntries(fields.map((field) => [field.name, field.initial(found)]));
  const draft = { ...initial, ...filled };
  const problems = fields.flatMap((field) => field.findProblem?.(draft[field.name], found, draft) ?? []);
  const sent = Object.fromEntries(fields.map((field) => [field.name, field.toWire(draft[field.name], found)]));
  const { id, revision } = found.summary;
  return { problems, body: JSON.parse(JSON.stringify({ id, revision, kind: name, ...sent })) };
}

/** The contract takes exactly what the form lets through. */
function isTaken(endpoint: CaseEndpoint, body: unknown): boolean {
  const { body: rule } = definitionOf(endpoint);
  return rule !== undefined && findProblem(rule, body) === undefined;
}

const account = accountCase();
const card = cardCase();
const remarks = { en: 'Please visit us.', mm: 'ဘဏ်ခွဲသို့ လာရောက်ပေးပါ။' };
const noRemarks = { en: '', mm: '' };
const reasons = [{ reason: 'photo-unreadable', descriptions: ['photo-again'] }];

test('every decision of the contract is defined once at the desk [DSK-005, DSK-009]', () => {
  expect(accountKind.decisions.map(({ name }) => name).toSorted()).toEqual([...decisionKinds].toSorted());
  expect(cardKind.decisions.map(({ name }) => name).toSorted()).toEqual([...cardDecisionKinds].toSorted());
});

test('an approval without a photo of the document or a face to compare wants a reason, and no other does [DSK-021]', () => {
  const bare = accountCase({}, { lookReasons: ['face-missing'] });
  expect(fill(accountKind, bare, 'APPROVE').problems).toEqual(['deskCases.propose.proofMissing']);
  const withReason = fill(accountKind, bare, 'APPROVE', { withoutProof: ' Seen at the counter. ' });
  expect(withReason).toMatchObject({ problems: [], body: { withoutProof: 'Seen at the counter.' } });
  expect(fill(accountKind, account, 'APPROVE', { withoutProof: 'x' }).body).not.toHaveProperty('withoutProof');
});

test.each([
  ['SENT_BACK', { reasons, remarks }],
  ['WITHDRAWN', { reasons, remarks }],
  ['OUTDATED', { reasons: [], remarks: noRemarks }],
] as const)('a rejection whose proposal was %s begins with %j [DSK-025]', (state, draft) => {
  const before = {
    ...account.earlierProposals[0],
    kind: 'REJECT',
    reasons,
    remarks,
    state,
  } as const;
  const found = { ...account, earlierProposals: [before] } as WholeCase;
  const proposes = decisionOf(accountKind, 'REJECT');
  expect(draftOf({ fields: proposes.fields, proposes }, found)).toEqual(draft);
  const other = decisionOf(accountKind, 'CORRECT');
  expect(draftOf({ fields: other.fields, proposes: other }, found)).toEqual({ items: [], remarks: noRemarks });
});

test.each([
  [
    'APPROVE',
    { linkCustomerNo: '1000001', withoutProof: null, remark: null },
    { linkCustomerNo: true, withoutProof: '', remark: '' },
  ],
  ['CORRECT', { items: ['ID_BACK'], remarks }, { items: ['ID_BACK'], remarks }],
] as const)('every field of %s is read back from a proposal [DSK-025]', (name, wire, draft) => {
  const before = { ...account.earlierProposals[0], kind: name, state: 'SENT_BACK', ...wire };
  const proposes = decisionOf(accountKind, name);
  const found = { ...account, earlierProposals: [before] } as WholeCase;
  expect(draftOf({ fields: proposes.fields, proposes }, found)).toEqual(draft);
});

test.each([
  { name: 'APPROVE', filled: {}, problems: [] },
  { name: 'APPROVE', filled: { linkCustomerNo: true }, problems: ['deskCases.propose.linkRemark'] },
  { name: 'APPROVE', filled: { linkCustomerNo: true, remark: 'Came to the branch.' }, problems: [] },
  { name: 'APPROVE', filled: { withoutProof: 'x' }, problems: [] },
  { name: 'CORRECT', filled: { remarks }, problems: ['deskCases.propose.itemMissing'] },
  { name: 'CORRECT', filled: { items: ['ID_BACK'] }, problems: [] },
  { name: 'REJECT', filled: { remarks }, problems: ['deskCases.propose.reasonMissing'] },
  { name: 'REJECT', filled: { reasons, remarks }, problems: [] },
  { name: 'REJECT', filled: { reasons, remarks: { ...remarks, mm: ' ' } }, problems: ['validation.remark.missing'] },
  {
    name: 'REJECT',
    filled: { reasons, remarks: { ...remarks, mm: remarks.en } },
    problems: ['validation.remark.otherLanguage'],
  },
  { name: 'REJECT', filled: { reasons }, problems: [] },
])(
  '$name of an account with $filled lacks $problems, and the contract agrees [DSK-005, DSK-026]',
  ({ name, filled, problems }) => {
    const proposal = fill(accountKind, account, name, filled);
    expect(proposal.problems).toEqual(problems);
    expect(isTaken(proposeDecision, proposal.body)).toBe(problems.length === 0);
  },
);

test('whom the bank knows is linked by the bank’s own number [DSK-005]', () => {
  const { body } = fill(accountKind, account, 'APPROVE', { linkCustomerNo: true, remark: ' At the branch ' });
  expect(body).toMatchObject({ linkCustomerNo: account.knownAs?.customerNo, remark: 'At the branch' });
});

test.each([
  { name: 'APPROVE', filled: {}, problems: [] },
  { name: 'APPROVE', filled: { limit: '2000001' }, problems: ['validation.card.limitAboveRequest'] },
  { name: 'APPROVE', filled: { limit: '1' }, problems: ['validation.card.amountTooLow'] },
  { name: 'INCOMPLETE', filled: {}, problems: ['validation.remark.missing'] },
  { name: 'INCOMPLETE', filled: { remarks }, problems: [] },
  { name: 'INSUFFICIENT', filled: {}, problems: [] },
  { name: 'REJECT', filled: { remarks: noRemarks }, problems: ['validation.remark.missing'] },
  { name: 'CREATE', filled: {}, problems: [] },
  { name: 'DELIVER', filled: {}, problems: [] },
  { name: 'CANCEL', filled: {}, problems: ['validation.remark.missing'] },
])('$name of a card with $filled lacks $problems [DSK-009]', ({ name, filled, problems }) => {
  const proposal = fill(cardKind, card, name, filled);
  expect(proposal.problems).toEqual(problems);
  if (problems.length === 0) expect(isTaken(proposeCardDecision, proposal.body)).toBe(true);
});

test('a limit begins with what was asked for and is sent as a number [DSK-009]', () => {
  expect(fill(cardKind, card, 'APPROVE').body).toMatchObject({ limit: card.summary.requestedAmount });
});

test('the customer reads the remark of what they have to answer or accept, and no other: the contract says which [DSK-009, DSK-026]', () => {
  const isRead = (decision: Decision) => decision.fields.some(({ name, Letter }) => name === 'remarks' && Letter);
  const readOf = (decisions: readonly Decision[]) => decisions.filter(isRead).map(({ name }) => name);
  expect(readOf(cardKind.decisions)).toEqual(['INCOMPLETE', 'INSUFFICIENT', 'REJECT', 'CANCEL']);
  expect(cardKind.decisions.filter(({ message }) => !message).map(({ name }) => name)).toEqual(['APPROVE']);
  for (const [atDesk, defined] of [
    [cardKind, cardDefinition],
    [accountKind, accountDefinition],
  ] as const) {
    const names = atDesk.decisions.map(({ name }) => name);
    expect(readOf(atDesk.decisions)).toEqual(names.filter((name) => isRemarkRead(defined, name)));
  }
});

test('every template stands in both languages, each in its own [DSK-026]', async () => {
  for (const language of languages) {
    const { default: words } = await import(`../../../../../../packages/i18n/locales/${language}/deskRemarks.json`);
    for (const template of Object.values(remarkTemplates).flat()) {
      expect(findProblem(remarkIn(language), words[template])).toBeUndefined();
    }
  }
});

test('a reason without any description is none [DSK-005]', () => {
  const one = toggleReason([], 'photo', 'again');
  expect(one).toEqual([{ reason: 'photo', descriptions: ['again'] }]);
  expect(toggleReason(one, 'photo', 'daylight')).toEqual([{ reason: 'photo', descriptions: ['again', 'daylight'] }]);
  expect(toggleReason(one, 'photo', 'again')).toEqual([]);
});
