import type { Text } from '@taga/i18n';
import type { CaseEndpoint, CaseKind, Decision, DecisionField, Proposal, WholeCase } from '../case-kind.ts';
import { sentBackField } from './fields/remark-field.tsx';

/** Something that can be done with a case: its button in the bar, the form behind it and what is sent. */
export interface Action {
  readonly name: string;
  readonly keys: readonly string[];
  readonly label: string;
  /** For a phone. */
  readonly short: string;
  readonly variant: 'primary' | 'secondary' | 'danger';
  /** Of the button that sends the form. */
  readonly sendVariant: 'primary' | 'danger';
  readonly title: string;
  readonly words?: string;
  readonly fields: readonly DecisionField[];
  /** Where the form proposes one: what the customer will read of it is shown beside. */
  readonly proposes?: Decision;
  readonly send: string;
  readonly endpoint: CaseEndpoint;
  readonly body: object;
  /** The case is done for who sends it: the next one opens. */
  readonly isLast: boolean;
}

interface Available {
  readonly actions: readonly Action[];
  /** Why there are none, or not more. */
  readonly why?: string;
}

interface Viewer {
  readonly staffId: string | undefined;
  readonly may: (endpoint: CaseEndpoint) => boolean;
}

function propose(kind: CaseKind, { summary: { id, revision } }: WholeCase, decision: Decision, text: Text): Action {
  const { name, keys, label, button = label, shortButton = label, does, fields, tone } = decision;
  return {
    name,
    keys,
    label: text(button),
    short: text(shortButton),
    variant: tone === 'success' ? 'primary' : 'secondary',
    sendVariant: tone === 'danger' ? 'danger' : 'primary',
    title: text(label),
    words: text(does),
    fields,
    proposes: decision,
    send: text('deskCases.propose.send'),
    endpoint: kind.endpoints.propose,
    body: { id, revision, kind: name },
    isLast: true,
  };
}

/** What can be done with an open proposal: its maker withdraws it, a checker confirms it or sends it back. */
function answersTo(proposal: Proposal, kind: CaseKind, { summary: { id, revision } }: WholeCase, text: Text) {
  const decision = kind.decisions.find(({ name }) => name === proposal.kind);
  const answer = {
    fields: [],
    sendVariant: 'primary',
    isLast: true,
    body: { id, revision, proposalId: proposal.id },
  } as const;
  // Nobody takes a refusal for an approval by its colour.
  const confirms = decision?.tone === 'danger' ? 'danger' : 'primary';
  const withdraw: Action = {
    ...answer,
    // Taken back to be decided otherwise.
    isLast: false,
    name: 'WITHDRAW',
    keys: ['w'],
    label: text('deskCases.withdraw.button'),
    short: text('deskCases.withdraw.button'),
    variant: 'secondary',
    title: text('deskCases.withdraw.title'),
    words: text('deskCases.withdraw.words'),
    send: text('deskCases.withdraw.button'),
    endpoint: kind.endpoints.withdraw,
  };
  const confirm: Action = {
    ...answer,
    name: 'CONFIRM',
    keys: ['a'],
    label: text('deskCases.bar.confirm'),
    short: text('deskCases.confirm.send'),
    variant: confirms,
    sendVariant: confirms,
    title: text('deskCases.confirm.title', { kind: decision ? text(decision.label) : proposal.kind }),
    ...(decision && { words: text(decision.does) }),
    send: text('deskCases.confirm.send'),
    endpoint: kind.endpoints.confirm,
  };
  const sendBack: Action = {
    ...answer,
    name: 'SEND_BACK',
    keys: ['b'],
    label: text('deskCases.bar.sendBack'),
    short: text('deskCases.bar.sendBack'),
    variant: 'secondary',
    title: text('deskCases.sendBack.title'),
    fields: [sentBackField],
    send: text('deskCases.sendBack.send'),
    endpoint: kind.endpoints.sendBack,
  };
  return { withdraw, confirm, sendBack };
}

/** What somebody may do with a case as it is; or why nothing. The server decides, by the same contract. */
export function availableActions(kind: CaseKind, found: WholeCase, { staffId, may }: Viewer, text: Text): Available {
  const { summary, proposal } = found;
  const { holder } = summary;
  const none = (why: string) => ({ actions: [], why });
  if (holder && holder.staffId !== staffId) return none(text('deskCases.bar.held', { name: holder.name }));
  if (proposal?.state === 'OPEN') {
    const { withdraw, confirm, sendBack } = answersTo(proposal, kind, found, text);
    if (proposal.by.staffId === staffId)
      return { actions: may(withdraw.endpoint) ? [withdraw] : [], why: text('deskCases.bar.own') };
    return may(confirm.endpoint) ? { actions: [confirm, sendBack] } : none(text('deskCases.bar.notChecker'));
  }
  const possible = kind.decisions.filter((decision) => decision.isPossible(summary));
  if (possible.length === 0) return none(text(kind.noActionReason?.(summary) ?? 'deskCases.bar.nothing'));
  if (!may(kind.endpoints.propose)) return none(text('deskCases.bar.notMaker'));
  return { actions: possible.map((decision) => propose(kind, found, decision, text)) };
}
