import { staffRoles } from '@taga/contract/constants';
import type { AuditEntryRecord } from '@taga/contract/records/desk/audit';
import { detailItems } from '@taga/contract/rules/customers/personal-details';
import { formatNumber, type Language, type Text } from '@taga/i18n';
import { momentInWords } from '../../lib/time/moment.tsx';

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
  'absent',
  'application',
  'approved',
  'assigned',
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
  'escalated',
  'freed',
  'handed-over',
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

const decisions = [
  'APPROVE',
  'CANCEL',
  'CORRECT',
  'CREATE',
  'DELIVER',
  'INCOMPLETE',
  'INSUFFICIENT',
  'REJECT',
] as const;

const causes = ['absent', 'assigned', 'branch', 'held', 'other-proposal', 'own-proposal', 'state'] as const;

/** Facts that are so or are not. */
const flags = [
  'alone',
  'disabled',
  'inviteAgain',
  'isBack',
  'isCorrected',
  'links',
  'resetSecondFactor',
  'wasProposed',
] as const;

const counts = ['files', 'found', 'limit', 'mentions', 'recipients'] as const;
const moments = ['dueAt', 'sendAt'] as const;
const people = ['heldBy', 'proposedBy'] as const;
const verbatim = ['branches', 'withoutProof'] as const;
/** Of members of staff, or of days. */
const ends = ['from', 'to'] as const;

const each = <Known extends string>(known: readonly Known[], words: string, say: (word: Known) => string) =>
  words
    .split(' ')
    .flatMap((word) => (isIn(known, word) ? [say(word)] : []))
    .join(', ');

interface Reader {
  readonly text: Text;
  readonly language: Language;
  readonly names: AuditEntryRecord['names'];
}

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** The value of a fact in words; nothing of ids and codes, which the log itself shows. */
function valueWords(name: string, value: string, { text, language, names }: Reader): string | undefined {
  if (isIn(people, name)) return names[value];
  if (isIn(ends, name)) return isDay(value) ? value : names[value];
  if (isIn(moments, name)) return momentInWords(value, language);
  if (isIn(verbatim, name)) return value;
  if (name === 'kind') return each(decisions, value, (kind) => text(`deskAudit.decision.${kind}`));
  if (name === 'because') return each(causes, value, (cause) => text(`deskAudit.because.${cause}`));
  if (name === 'roles') return each(staffRoles, value, (role) => text(`desk.role.${role}`));
  if (name === 'items') return each(detailItems, value, (item) => text(`desk.detail.${item}`));
  return undefined;
}

type FactInWords =
  | 'because'
  | 'items'
  | 'kind'
  | 'roles'
  | (typeof ends | typeof moments | typeof people | typeof verbatim)[number];

function factWords(name: string, value: AuditEntryRecord['facts'][string], reader: Reader): string | undefined {
  const { text, language } = reader;
  if (isIn(flags, name)) return value === true ? text(`deskAudit.fact.${name}`) : undefined;
  if (isIn(counts, name) && typeof value === 'number') {
    return text(`deskAudit.fact.${name}`, { value: formatNumber(value, language) });
  }
  const words = typeof value === 'string' ? valueWords(name, value, reader) : undefined;
  return words ? text(`deskAudit.fact.${name as FactInWords}`, { value: words }) : undefined;
}

/** `Decision: reject · Proposed by Thida Win`. */
export function factsInWords({ facts, names }: AuditEntryRecord, text: Text, language: Language): string {
  return Object.entries(facts)
    .flatMap(([name, value]) => factWords(name, value, { text, language, names }) ?? [])
    .join(' · ');
}
