import type { CaseMark, CaseStatus, queueMarks } from '@taga/contract/records/desk/cases';
import type { IdentityStatus } from '@taga/contract/rules/applications/identity-proof';
import type { MessageId } from '@taga/i18n';
import type { Tone } from '@taga/ui';

interface StatusWord {
  readonly label: MessageId;
  readonly tone: Tone;
}

export const statusWords: Readonly<Record<CaseStatus, StatusWord>> = {
  WAITING: { label: 'deskCases.status.WAITING', tone: 'neutral' },
  PROPOSED: { label: 'deskCases.status.PROPOSED', tone: 'primary' },
  CORRECTION: { label: 'deskCases.status.CORRECTION', tone: 'warning' },
  OPENING: { label: 'deskCases.status.OPENING', tone: 'primary' },
  COMPLETED: { label: 'deskCases.status.COMPLETED', tone: 'success' },
  REJECTED: { label: 'deskCases.status.REJECTED', tone: 'danger' },
};

export const identityWords: Readonly<Record<IdentityStatus, StatusWord>> = {
  VERIFIED: { label: 'deskCases.identity.VERIFIED', tone: 'success' },
  FAILED: { label: 'deskCases.identity.FAILED', tone: 'danger' },
  SKIPPED: { label: 'deskCases.identity.SKIPPED', tone: 'warning' },
  PENDING: { label: 'deskCases.identity.PENDING', tone: 'warning' },
};

/** Short, for a line of the queue. The identity has a word of its own there. */
export const markWords: Readonly<Partial<Record<CaseMark, MessageId>>> = {
  'known-person-other-phone': 'deskCases.mark.known',
  'employee-not-confirmed': 'deskCases.mark.employee',
  'details-reported-wrong': 'deskCases.mark.details',
};

/** What the queue can be filtered by. */
export const queueMarkWords: Readonly<Record<(typeof queueMarks)[number], MessageId>> = {
  'known-person-other-phone': 'deskCases.mark.known',
  'identity-not-verified': 'deskCases.mark.unverified',
  'employee-not-confirmed': 'deskCases.mark.employee',
  'details-reported-wrong': 'deskCases.mark.details',
  corrected: 'deskCases.mark.corrected',
};

export const fileWords: Readonly<Record<string, MessageId>> = {
  'PRIMARY-FRONT': 'deskCases.file.primaryFront',
  'PRIMARY-BACK': 'deskCases.file.primaryBack',
  'SECONDARY-FRONT': 'deskCases.file.secondaryFront',
  'SECONDARY-BACK': 'deskCases.file.secondaryBack',
  'SELFIE-VIDEO': 'deskCases.file.video',
  SIGNATURE: 'deskCases.file.signature',
};

/** Why nothing can be decided, by where the case is. */
export const noActionReason: Readonly<Partial<Record<CaseStatus, MessageId>>> = {
  CORRECTION: 'deskCases.bar.withCustomer',
  OPENING: 'deskCases.bar.opening',
  COMPLETED: 'deskCases.bar.completed',
  REJECTED: 'deskCases.bar.rejected',
};

/** What the history of a case says; the audit trail has the same actions under their own names. */
export const accountActions: Readonly<Record<string, MessageId>> = {
  'application.pending': 'deskCases.action.application.pending',
  'application.incompleted': 'deskCases.action.application.incompleted',
  'application.approved': 'deskCases.action.application.approved',
  'application.completed': 'deskCases.action.application.completed',
  'application.rejected': 'deskCases.action.application.rejected',
  'case.handed-in': 'deskCases.action.case.handed-in',
  'case.corrected': 'deskCases.action.case.corrected',
  'case.taken': 'deskCases.action.case.taken',
  'case.released': 'deskCases.action.case.released',
  'file.viewed': 'deskCases.action.file.viewed',
  'decision.proposed': 'deskCases.action.decision.proposed',
  'decision.confirmed': 'deskCases.action.decision.confirmed',
  'decision.sent-back': 'deskCases.action.decision.sent-back',
  'decision.withdrawn': 'deskCases.action.decision.withdrawn',
  'identity.judged': 'deskCases.action.identity.judged',
  'introducer.confirmed': 'deskCases.action.introducer.confirmed',
  'introducer.declined': 'deskCases.action.introducer.declined',
  'service.pending': 'deskCases.action.service.pending',
  'service.completed': 'deskCases.action.service.completed',
  'service.rejected': 'deskCases.action.service.rejected',
  'service.rejection-proposed': 'deskCases.action.service.rejection-proposed',
  'service.rejection-undone': 'deskCases.action.service.rejection-undone',
};
