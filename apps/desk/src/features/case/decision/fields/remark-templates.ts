import type { MessageId } from '@taga/i18n';

/** What is said most often, in words that stand in every language. */
export const remarkTemplates = {
  correction: [
    'deskRemarks.correction.photo',
    'deskRemarks.correction.asPrinted',
    'deskRemarks.correction.address',
    'deskRemarks.correction.income',
    'deskRemarks.correction.signature',
  ],
  rejection: ['deskRemarks.rejection.sorry', 'deskRemarks.rejection.branch', 'deskRemarks.rejection.anotherTime'],
  cancellation: [
    'deskRemarks.cancellation.asked',
    'deskRemarks.cancellation.lost',
    'deskRemarks.cancellation.notCollected',
  ],
  service: ['deskRemarks.service.notOffered', 'deskRemarks.service.branch'],
} as const satisfies Readonly<Record<string, readonly MessageId[]>>;

export type RemarkPurpose = keyof typeof remarkTemplates;
