import type { CaseMark, CaseStatus, DecisionKind, LookReason } from '@taga/contract/records/desk/cases';
import type { IdentityStatus } from '@taga/contract/rules/identity-proof';
import type { MessageId } from '@taga/i18n';
import type { Tone } from '@taga/ui';

interface Said {
  readonly label: MessageId;
  readonly tone: Tone;
}

export const statusWords: Readonly<Record<CaseStatus, Said>> = {
  WAITING: { label: 'deskCases.status.WAITING', tone: 'neutral' },
  PROPOSED: { label: 'deskCases.status.PROPOSED', tone: 'primary' },
  CORRECTION: { label: 'deskCases.status.CORRECTION', tone: 'warning' },
  OPENING: { label: 'deskCases.status.OPENING', tone: 'primary' },
  COMPLETED: { label: 'deskCases.status.COMPLETED', tone: 'success' },
  REJECTED: { label: 'deskCases.status.REJECTED', tone: 'danger' },
};

export const identityWords: Readonly<Record<IdentityStatus, Said>> = {
  VERIFIED: { label: 'deskCases.identity.VERIFIED', tone: 'success' },
  FAILED: { label: 'deskCases.identity.FAILED', tone: 'danger' },
  SKIPPED: { label: 'deskCases.identity.SKIPPED', tone: 'warning' },
  PENDING: { label: 'deskCases.identity.PENDING', tone: 'warning' },
};

/** Short, for a line of the queue. The identity has a word of its own there. */
export const markWords: Readonly<Partial<Record<CaseMark, MessageId>>> = {
  'known-person-other-phone': 'deskCases.mark.known',
  'employee-not-confirmed': 'deskCases.mark.employee',
};

export const lookWords: Readonly<Record<LookReason, MessageId>> = {
  'known-person-other-phone': 'deskCases.look.known-person-other-phone',
  'identity-not-verified': 'deskCases.look.identity-not-verified',
  'employee-not-confirmed': 'deskCases.look.employee-not-confirmed',
  'identity-failed': 'deskCases.look.identity-failed',
  'identity-skipped': 'deskCases.look.identity-skipped',
  'identity-pending': 'deskCases.look.identity-pending',
  'introducer-declined': 'deskCases.look.introducer-declined',
  'possible-duplicate': 'deskCases.look.possible-duplicate',
};

export const kindWords: Readonly<Record<DecisionKind, Said>> = {
  APPROVE: { label: 'deskCases.kind.APPROVE', tone: 'success' },
  CORRECT: { label: 'deskCases.kind.CORRECT', tone: 'warning' },
  REJECT: { label: 'deskCases.kind.REJECT', tone: 'danger' },
};
