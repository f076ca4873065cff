import type { MessageId } from '@taga/i18n';

/** What the history of a case says; the audit trail has the same actions under their own names. */
export const actionWords: Readonly<Record<string, MessageId>> = {
  'case.handed-in': 'deskCases.action.case.handed-in',
  'case.corrected': 'deskCases.action.case.corrected',
  'case.taken': 'deskCases.action.case.taken',
  'case.released': 'deskCases.action.case.released',
  'case.viewed': 'deskCases.action.case.viewed',
  'file.viewed': 'deskCases.action.file.viewed',
  'decision.proposed': 'deskCases.action.decision.proposed',
  'decision.confirmed': 'deskCases.action.decision.confirmed',
  'decision.sent-back': 'deskCases.action.decision.sent-back',
  'service.moved': 'deskCases.action.service.moved',
};
