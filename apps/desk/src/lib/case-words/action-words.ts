import type { MessageId } from '@taga/i18n';

/** What the history of a case says; the audit trail has the same actions under their own names. */
export const actionWords: Readonly<Record<string, MessageId>> = {
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
  'identity.judged': 'deskCases.action.identity.judged',
  'introducer.confirmed': 'deskCases.action.introducer.confirmed',
  'introducer.declined': 'deskCases.action.introducer.declined',
  'service.pending': 'deskCases.action.service.pending',
  'service.completed': 'deskCases.action.service.completed',
  'service.rejected': 'deskCases.action.service.rejected',
};
