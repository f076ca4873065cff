import type { Text } from '@taga/i18n';

/** What the log is about, as the first half of an action or as its subject. */
const subjects = [
  'application',
  'audit',
  'broadcast',
  'card-application',
  'card-decision',
  'card-look',
  'card-renewal',
  'case',
  'customer',
  'customers',
  'decision',
  'delivery',
  'file',
  'identity',
  'introducer',
  'renewal-decision',
  'renewal-look',
  'service',
  'staff',
  'webhook',
] as const;

/** What was done, as the second half of an action. */
const deeds = [
  'application',
  'approved',
  'blocked',
  'canceled',
  'changed',
  'code-refused',
  'completed',
  'confirmed',
  'created',
  'declined',
  'delivered',
  'details-corrected',
  'details-proposed',
  'details-refused',
  'details-sent-back',
  'details-withdrawn',
  'document',
  'ended-by-provider',
  'erased',
  'incompleted',
  'insufficient',
  'in_production',
  'invitation-accepted',
  'invited',
  'judged',
  'locked',
  'message-resent',
  'noted',
  'pending',
  'product-code-set',
  'proposal-declined',
  'proposal-refused',
  'proposal-withdrawn',
  'proposed',
  'ready',
  'refused',
  'refused-by-bank',
  'rejected',
  'rejection-proposed',
  'rejection-undone',
  'released',
  'replayed',
  'roles-followed',
  'searched',
  'second-factor-set-up',
  'sent',
  'sent-back',
  'session-ended',
  'sessions-ended',
  'signed-in',
  'signed-out',
  'stopped',
  'taken',
  'unblocked',
  'verified',
  'viewed',
  'withdrawn',
  'without-role',
] as const;

const isIn = <Known extends string>(known: readonly Known[], word: string): word is Known =>
  (known as readonly string[]).includes(word);

/** `Application` of `case`. A kind of application that brings its own names is called as the log calls it. */
export function subjectWords(subject: string, text: Text): string {
  return isIn(subjects, subject) ? text(`deskAudit.subject.${subject}`) : subject;
}

/** `Application: taken` of `case.taken`. */
export function actionWords(action: string, text: Text): string {
  const [subject = '', deed = ''] = action.split('.');
  return `${subjectWords(subject, text)}: ${isIn(deeds, deed) ? text(`deskAudit.did.${deed}`) : deed}`;
}
