import type { AnswerOf } from '@taga/contract';
import {
  confirmProposal,
  getCase,
  type listCases,
  proposeDecision,
  releaseCase,
  sendBackProposal,
  takeCase,
  viewFile,
  withdrawProposal,
} from '@taga/contract/endpoints/desk/cases';
import { correctionText } from '@taga/contract/journeys/account-opening/correction-text';
import { isFileOf } from '@taga/contract/journeys/account-opening/corrections';
import { customerSearchMinCharacters } from '@taga/contract/records/desk/search';
import { identityStatuses } from '@taga/contract/rules/applications/identity-proof';
import { type DueState, dueStates } from '@taga/contract/rules/applications/service-level';
import { accountClasses } from '@taga/reference/account-classes';
import { branches } from '@taga/reference/branches';
import type { CaseKind } from '../../case-kind.ts';
import { outlineOf, outlines } from '../outlines.ts';
import { type AccountCase, readAccountCase } from './account-case.ts';
import { accountDecisions } from './account-decisions.tsx';
import { accountParts } from './account-facts.ts';
import {
  accountActions,
  fileWords,
  identityWords,
  markWords,
  noActionReason,
  queueMarkWords,
  statusWords,
} from './account-words.ts';
import { Duplicates } from './duplicates.tsx';
import { Findings } from './findings.tsx';
import { identityComparison } from './identity-comparison.tsx';
import { Introducers } from './introducers.tsx';
import { accountOutline } from './outline.ts';
import { SameFiles } from './same-files.tsx';
import { Services } from './services.tsx';

export const accountKind: CaseKind<AccountCase> = {
  outline: accountOutline,
  endpoints: {
    get: getCase,
    view: viewFile,
    propose: proposeDecision,
    confirm: confirmProposal,
    sendBack: sendBackProposal,
    withdraw: withdrawProposal,
  },
  holding: { take: takeCase, release: releaseCase, statuses: ['WAITING', 'PROPOSED'] },
  readList: ({ cases, next }: AnswerOf<typeof listCases>) => ({ rows: cases, next }),
  readCase: readAccountCase,
  statuses: statusWords,
  hasViews: true,
  filters: [
    {
      name: 'text',
      field: 'text',
      label: 'deskCases.filter.text',
      shortest: customerSearchMinCharacters,
      isOfAnyStatus: true,
    },
    { name: 'mine', field: 'mine', label: 'deskCases.filter.mine', isOfAnyStatus: true },
    { name: 'newest', field: 'newestFirst', label: 'deskCases.filter.newest' },
    { name: 'dueFirst', field: 'dueFirst', label: 'deskCases.filter.dueFirst' },
    {
      name: 'due',
      field: 'due',
      label: 'deskCases.filter.due',
      values: dueStates,
      labelOf: (state, { text }) => text(`deskCases.filter.${state as DueState}`),
      isCounted: true,
      isOfAnyStatus: true,
    },
    {
      name: 'queue',
      field: 'queue',
      label: 'deskCases.filter.kind',
      values: outlines.map(({ queue }) => queue),
      labelOf: (queue, { text }) => text(outlineOf(queue).place),
    },
    {
      name: 'class',
      field: 'accountClass',
      label: 'deskCases.filter.class',
      values: accountClasses.map(({ code }) => code),
      labelOf: (code, { names }) => names.accountClass(code),
    },
    {
      name: 'branch',
      field: 'branchCode',
      label: 'deskCases.filter.branch',
      values: branches.map(({ branchCode }) => branchCode),
      labelOf: (code, { names }) => names.branch(code),
    },
    {
      name: 'identity',
      field: 'identity',
      label: 'deskCases.filter.identity',
      values: identityStatuses,
      labelOf: (status, { text }) => text(identityWords[status as keyof typeof identityWords].label),
    },
    {
      name: 'hours',
      field: 'olderThanHours',
      label: 'deskCases.filter.age',
      values: ['4', '24', '72'],
      labelOf: (hours, { text }) => text('deskCases.filter.hours', { count: Number(hours) }),
      toWire: Number,
    },
    {
      name: 'mark',
      field: 'mark',
      label: 'deskCases.filter.mark',
      values: Object.keys(queueMarkWords),
      labelOf: (mark, { text }) => text(queueMarkWords[mark as keyof typeof queueMarkWords]),
    },
    {
      name: 'holder',
      field: 'holder',
      label: 'deskCases.filter.holder',
      values: ['nobody', 'others'],
      labelOf: (holder, { text }) => text(`deskCases.filter.${holder as 'nobody' | 'others'}`),
    },
  ],
  about: ({ accountClass, currency, branchCode, queue = accountOutline.queue }, { names, text }) => [
    accountClass ? `${names.accountClass(accountClass)}, ${currency}` : text(outlineOf(queue).title),
    branchCode && names.branch(branchCode),
  ],
  marks: ({ identity, marks, proposed, queue = accountOutline.queue }, text) => [
    ...(proposed
      ? [
          {
            label: text('deskCases.mark.proposed', {
              decision: text(outlineOf(queue).decisionLabel(proposed.kind)),
              name: proposed.by.name,
            }),
            tone: 'primary' as const,
          },
        ]
      : []),
    ...(identity && identity !== 'VERIFIED'
      ? [{ label: text(identityWords[identity].label), tone: identityWords[identity].tone }]
      : []),
    ...marks.flatMap((mark) => {
      const word = markWords[mark];
      return word ? [{ label: text(word), tone: 'warning' as const }] : [];
    }),
  ],
  documents: {
    labels: fileWords,
    other: 'deskCases.file.income',
    comparison: identityComparison,
  },
  decisions: accountDecisions,
  noActionReason: ({ status }) => noActionReason[status],
  notices: ({ corrections: [last] }, text) => {
    const changed = last?.handedInAt ? last.changed : [];
    const words = changed.map((item) => text(correctionText(item))).join(', ');
    return words ? [{ tone: 'primary', title: text('deskCases.proposal.corrected'), words }] : [];
  },
  parts: accountParts,
  correctionOf: (found) => {
    const [last] = found.corrections;
    if (found.summary.status !== 'WAITING' || !last?.before) return undefined;
    const { before: record, changed } = last;
    return { before: { ...found, record }, isSentAgain: (type) => changed.some((item) => isFileOf(item, type)) };
  },
  actions: accountActions,
  Findings,
  Extras: ({ found }) => (
    <>
      <Introducers found={found} />
      <SameFiles found={found} />
      <Services found={found} />
    </>
  ),
  Wide: Duplicates,
};
