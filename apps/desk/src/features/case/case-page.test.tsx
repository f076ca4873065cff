import type { LookReason } from '@taga/contract/records/desk/cases';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import { approvedAmount } from '@taga/contract/rules/applications/card-amount';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawAtDesk } from '../../testing/draw-at-desk.tsx';
import type { CaseKind, WholeCase } from './case-kind.ts';
import { Case } from './case-page.tsx';
import { DecisionBar } from './decision/decision-bar.tsx';
import { amountField } from './decision/fields/amount-field.tsx';
import { noteField, remarkField } from './decision/fields/remark-field.tsx';
import type { AccountCase } from './kinds/account/account-case.ts';
import { accountKind } from './kinds/account/account-kind.tsx';
import { cardKind } from './kinds/card/card-kind.ts';
import { CaseRow } from './list/case-row.tsx';
import { completions } from './notes.tsx';
import { accountCase, cardCase, colleague, maker, proposedAccount, proposedCard } from './testing/cases.ts';

const draw = (kind: CaseKind, part: ReactNode, staffId: string, roles: readonly StaffRole[]) =>
  drawAtDesk(part, { roles, staffId, words: kind.outline.words });

const bar = (kind: CaseKind, found: WholeCase, staffId: string, ...roles: StaffRole[]) =>
  draw(kind, <DecisionBar kind={kind} found={found} panel={null} />, staffId, roles);

test('the bar offers a maker what can be proposed, each with its key [DSK-005, DSK-009]', async () => {
  expect(await bar(accountKind, accountCase(), maker, 'maker')).toMatch(
    /Propose to approve .* a .*Ask for a correction .* c .*Propose to reject .* r /,
  );
  expect(await bar(cardKind, cardCase(), maker, 'maker')).toMatch(/Approve .* a .*Incomplete .* i .*Cancel .* x /);
});

test.each([
  { name: 'account', kind: accountKind, proposed: proposedAccount },
  { name: 'card', kind: cardKind, proposed: proposedCard },
])(
  'the bar of an $name offers confirming to somebody else, and withdrawing to its maker alone [DSK-005]',
  async ({ kind, proposed }) => {
    const byColleague = await bar(kind, proposed(), colleague, 'checker', 'maker');
    expect(byColleague).toMatch(/Confirm the proposal .*Send back/);
    expect(byColleague).not.toContain('Withdraw');
    const byMaker = await bar(kind, proposed(), maker, 'checker', 'maker');
    expect(byMaker).toMatch(/Withdraw .* w .*your own proposal/);
    expect(byMaker).not.toContain('Confirm the proposal');
    expect(await bar(kind, proposed(), colleague, 'auditor')).not.toMatch(/Withdraw|Send back/);
  },
);

test('the page of a card shows who proposes what, with limit and note [DSK-009]', async () => {
  const { proposal, ...found } = proposedCard();
  const whole = { ...found, proposal: proposal && { ...proposal, remark: 'Known to the branch.' } };
  const words = await draw(cardKind, <Case kind={cardKind} found={whole} />, colleague, ['checker']);
  expect(words).toContain('Thida proposes:');
  expect(words).toContain('Limit: 1,500,000 MMK');
  expect(words).toContain('Remark: Known to the branch.');
});

test('a check that failed is told beside a later one, each with its document [DSK-003, DSK-019]', async () => {
  const words = await draw(accountKind, <Case kind={accountKind} found={accountCase()} />, maker, ['maker']);
  expect(words).toMatch(
    /Identity undecided .*Second document: driving licence .*It was the second document that matched/,
  );
  expect(words).toMatch(/Identity failed .*National card \(NRC\) .*an earlier check .*The faces differ/);
  expect(words).toContain('A check of this application found a different face');
  expect(words).not.toContain('nothing unusual');
});

test('what was measured stands beside its limit, and says whether it lies within [DSK-035]', async () => {
  const words = await draw(accountKind, <Case kind={accountKind} found={accountCase()} />, maker, ['maker']);
  expect(words).toMatch(/Within the limit: Face distance 0\.41, limit 0\.45/);
  expect(words).toMatch(/Outside the limit: Front: brightness 51\.2, at least 60/);
  expect(words).toMatch(/Within the limit: Passport number is the same Yes/);
  expect(words).toMatch(/Measured by the provider liveness 0\.97/);
});

test('the history tells what was decided, and folds away who looked at which document [DSK-003]', async () => {
  const by = { staffId: maker, name: 'Thida' };
  const look = (at: string, type: string) => ({ at, action: 'file.viewed', by, facts: { fileId: type, type } });
  const history = [
    { at: '2025-03-01T09:30:00Z', action: 'case.taken', by, facts: {} },
    look('2025-03-01T09:31:00Z', 'PRIMARY-FRONT'),
    look('2025-03-01T09:32:00Z', 'SIGNATURE'),
  ];
  const words = await draw(accountKind, <Case kind={accountKind} found={accountCase({}, { history })} />, maker, [
    'maker',
  ]);
  expect(words).toMatch(/History Taken Thida .*2 looks at documents Signature Thida .*ID, front Thida/);
  expect(words).not.toContain('Document looked at');
});

test('who must compare face and document finds them side by side at once; who need not, the documents [DSK-035]', async () => {
  const [file] = accountCase().documents;
  const documents = ['PRIMARY-FRONT', 'SIGNATURE'].map((type) => ({ ...file, id: type, type })) as never;
  const page = (identity: 'VERIFIED' | 'FAILED', rest: Partial<AccountCase> = { documents }) =>
    draw(accountKind, <Case kind={accountKind} found={accountCase({ identity }, rest)} />, maker, ['maker']);
  const failed = await page('FAILED');
  expect(failed).toMatch(/Compare v .*ID, front 1 .*Signature 2/);
  expect(failed).toContain('There is no video.');
  const verified = await page('VERIFIED');
  expect(verified).toContain('Compare v');
  expect(verified).not.toContain('There is no video.');
  // One document alone can be compared with nothing.
  expect(await page('FAILED', {})).not.toContain('Compare v');
});

test('a proposal that came back says from whom and why, whatever the kind [DSK-005]', async () => {
  const decided = {
    state: 'SENT_BACK',
    decidedBy: { staffId: 'c', name: 'Ko Ko' },
    decidedRemark: 'Too high.',
  } as const;
  const card = { ...cardCase(), earlierProposals: [{ ...proposedCard().proposal, ...decided }] } as WholeCase;
  expect(await draw(cardKind, <Case kind={cardKind} found={card} />, maker, ['maker'])).toContain(
    'Sent back by Ko Ko: Too high.',
  );
  const account = { ...accountCase(), earlierProposals: [{ ...proposedAccount().proposal, ...decided }] } as WholeCase;
  expect(await draw(accountKind, <Case kind={accountKind} found={account} />, maker, ['maker'])).toContain(
    'Sent back by Ko Ko: Too high.',
  );
});

test('taking what is proposed is offered to a checker, and neither to its maker nor to other makers [DSK-025]', async () => {
  const page = (staffId: string, ...roles: StaffRole[]) =>
    draw(accountKind, <Case kind={accountKind} found={proposedAccount()} />, staffId, roles);
  expect(await page(colleague, 'checker')).toContain('Take t');
  expect(await page(colleague, 'maker')).not.toContain('Take t');
  expect(await page(maker, 'maker', 'checker')).not.toContain('Take t');
});

test('a corrected case opens at what was sent again, and shows what was typed before and after [DSK-046]', async () => {
  const whole = accountCase();
  const [round] = whole.corrections;
  const before = { ...whole.record, Email: 'old@example.com' };
  const page = (changed: (typeof whole.corrections)[number]['changed']) =>
    draw(
      accountKind,
      <Case kind={accountKind} found={{ ...whole, corrections: [{ ...round, changed, before }] } as WholeCase} />,
      maker,
      ['maker'],
    );
  expect(await page([])).toMatch(/Corrected\) .*before: old@example\.com/);
  const type = whole.documents[0]?.type;
  expect(type).toBe('PRIMARY-BACK');
  expect(await page(['ID_BACK'])).toMatch(/ID, back Corrected /);
  expect(await page([])).not.toMatch(/ID, back Corrected /);
});

test('the banner tells what is there: to compare only where there is something to compare [DSK-021]', async () => {
  const wordsOf = (...lookReasons: LookReason[]) =>
    draw(accountKind, <Case kind={accountKind} found={accountCase({}, { lookReasons })} />, maker, ['maker']);
  expect(await wordsOf('identity-skipped')).toMatch(
    /skipped the identity check\. Compare face and document yourself\./,
  );
  const bare = await wordsOf('identity-skipped', 'document-photo-missing', 'face-missing');
  expect(bare).toMatch(/skipped the identity check\. There is no photo of the identity document\. There is no face to/);
  expect(bare).not.toContain('yourself');
  const proposal = { ...proposedAccount().proposal, kind: 'APPROVE', withoutProof: 'Seen at the counter.' } as const;
  const proposed = { ...proposedAccount(), proposal } as WholeCase;
  expect(await draw(accountKind, <Case kind={accountKind} found={proposed} />, colleague, ['checker'])).toContain(
    'Approved without photo or face, because: Seen at the counter.',
  );
});

test('a decided case shows who proposed, who confirmed and what the customer was told, in both languages [DSK-020]', async () => {
  const decided = accountCase({ status: 'CORRECTION' });
  const words = await draw(accountKind, <Case kind={accountKind} found={decided} />, maker, ['maker']);
  expect(words).toMatch(/Decided .*Ask for a correction .*proposed by Thida .*confirmed by Ko Ko/);
  expect(words).toMatch(
    /What the customer was told .*opened by the customer .*Back of the ID .*The number is in the shadow/,
  );
  expect(words).toContain('နံပါတ် မမြင်ရပါ။');
  // What was decided before is no news while something else is proposed.
  expect(
    await draw(accountKind, <Case kind={accountKind} found={proposedAccount()} />, colleague, ['checker']),
  ).not.toContain('Decided');
  // Approved, and nothing of it has reached the customer yet.
  const approved = { ...decided.earlierProposals[0], kind: 'APPROVE' } as const;
  const opening = { ...decided, earlierProposals: [approved], told: [] } as WholeCase;
  expect(await draw(accountKind, <Case kind={accountKind} found={opening} />, maker, ['maker'])).toMatch(
    /Decided .*Approve .*The customer has not been told anything about it yet/,
  );
});

/** A kind of data and texts alone. It borrows the calls and words of cards, having none of its own. */
interface LoanCase extends WholeCase {
  readonly amount: number;
}
const loanKind: CaseKind<LoanCase> = {
  outline: cardKind.outline,
  endpoints: cardKind.endpoints,
  readList: () => ({ rows: [], next: null }),
  readCase: () => loan,
  statuses: { NEW: { label: 'deskCards.status.PENDING', tone: 'primary' } },
  filters: [],
  about: () => ['12 months'],
  documents: { labels: { PAY_SLIP: 'cards.document.INCOME_PROOF' }, other: 'cards.document.OTHER' },
  decisions: [
    {
      name: 'GRANT',
      keys: ['a'],
      tone: 'success',
      label: 'deskCards.decision.APPROVE',
      does: 'deskCards.does.APPROVE',
      fields: [
        amountField<LoanCase>({
          name: 'limit',
          label: 'deskCards.form.limit',
          hint: 'deskCards.form.limitHint',
          note: 'deskCards.proposal.limit',
          requested: ({ amount }) => amount,
          rule: approvedAmount,
        }),
        noteField,
      ],
      isPossible: ({ status }) => status === 'NEW',
    },
    {
      name: 'REFUSE',
      keys: ['r'],
      tone: 'danger',
      label: 'deskCards.decision.REJECT',
      does: 'deskCards.does.REJECT',
      message: 'messages.subject.RequestRejected',
      fields: [remarkField({ isNeeded: true, purpose: 'rejection' })],
      isPossible: ({ status }) => status === 'NEW',
    },
  ],
  parts: ({ amount }) => [
    {
      title: 'Loan',
      lines: [
        ['deskCards.proposal.limit', String(amount)],
        ['deskCards.card.number', null],
      ],
    },
    { title: 'Empty', lines: [['deskCards.card.type', '']] },
  ],
  actions: { 'loan.received': 'deskCards.action.pending' },
};
const at = '2026-03-01T04:00:00.000Z';
const loan: LoanCase = {
  amount: 500_000,
  notes: [],
  summary: {
    id: 'l-1',
    applicationNo: 'A-7K3M-29',
    status: 'NEW',
    customerId: 'c-1',
    customerName: 'MYA MYA',
    handedInAt: at,
    isCorrected: true,
    revision: 1,
  },
  documents: [
    {
      id: 'f-2',
      type: 'LETTER',
      name: 'b.jpg',
      mediaType: 'image/jpeg',
      sizeBytes: 1,
      uploadedAt: at,
      isUnscanned: false,
    },
    {
      id: 'f-1',
      type: 'PAY_SLIP',
      name: 'a.jpg',
      mediaType: 'image/jpeg',
      sizeBytes: 1,
      uploadedAt: at,
      isUnscanned: false,
    },
  ],
  proposal: null,
  earlierProposals: [],
  detailCorrection: null,
  told: [],
  history: [{ at, action: 'loan.received', by: null, facts: {} }],
};

test('a further kind has list, page, documents, decisions and history from its definition alone', async () => {
  const row = <CaseRow kind={loanKind} row={loan.summary} href="/desk" isOpen={false} isOfManyStatuses={false} />;
  expect(await draw(loanKind, row, maker, ['maker'])).toMatch(/MYA MYA .* A-7K3M-29 · 12 months .*Corrected/);
  const page = await draw(loanKind, <Case kind={loanKind} found={loan} />, maker, ['maker']);
  expect(page).toMatch(/MYA MYA .*To decide .*A-7K3M-29 · 12 months/);
  expect(page).toMatch(/Proof of income 1 .*Another document 2 /);
  expect(page).toMatch(/Loan .*Limit .*500000/);
  expect(page).not.toContain('Empty');
  expect(page).toMatch(/History .*Application received/);
  expect(page).toMatch(/Notes .*Customers never see them/);
  expect(await bar(loanKind, loan, maker, 'maker')).toMatch(/Approve .* a .*Reject .* r /);
  const proposal = { id: 'p', kind: 'GRANT', limit: 400_000, remark: null, at, state: 'OPEN' } as const;
  const proposed = {
    ...loan,
    proposal: {
      ...proposal,
      by: { staffId: maker, name: 'Thida' },
      decidedBy: null,
      decidedAt: null,
      decidedRemark: null,
    },
  };
  const panel = await draw(loanKind, <Case kind={loanKind} found={proposed} />, colleague, ['checker']);
  expect(panel).toMatch(/Thida proposes: .*Approve .*Limit: 400,000 MMK/);
});

test('somebody who may be the same person stands beside the applicant, value by value, with what differs [DSK-004]', async () => {
  const words = await draw(accountKind, <Case kind={accountKind} found={accountCase()} />, maker, ['maker']);
  const { duplicates, record } = accountCase();
  const [other] = duplicates;
  expect(words).toMatch(/Possible duplicates .*This customer .*The other/);
  for (const [here, there] of [
    [record.Name, other?.name],
    [record.UIdValue, other?.idValue],
    [displayPhone(record.MobileNo), displayPhone(other?.phone)],
  ]) {
    expect(words).toContain(`${here} ${there} (differs)`);
  }
});

test('notes stand on the page of a case for everybody who reads it; who only reads writes none [DSK-034]', async () => {
  const whole = <Case kind={accountKind} found={accountCase()} />;
  const asMaker = await draw(accountKind, whole, maker, ['maker']);
  expect(asMaker).toMatch(/Notes .*@Hnin Wai The customer calls back on Monday\. .*Thida Win .*Mentions Hnin Wai/);
  expect(asMaker).toContain('Add note');
  const asAuditor = await draw(accountKind, whole, maker, ['auditor']);
  expect(asAuditor).toContain('The customer calls back on Monday.');
  expect(asAuditor).not.toContain('Add note');
});

test('a name that is started behind an @ is completed [DSK-034]', () => {
  const colleagues = ['Thida Win', 'Thura', 'Hnin Wai'].map((name, place) => ({ staffId: String(place), name }));
  const offered = (written: string) => completions(written, colleagues).map(({ whole }) => whole);
  expect(offered('Look, @th')).toEqual(['Look, @Thida Win ', 'Look, @Thura ']);
  expect(offered('Look, @')).toHaveLength(3);
  expect(offered('Look')).toEqual([]);
  expect(offered('Look, @Thura ')).toEqual([]);
});
