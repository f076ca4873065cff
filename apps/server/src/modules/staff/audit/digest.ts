import { createHash } from 'node:crypto';
import type { ActorKind } from '@taga/contract/records/desk/audit';

export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>;

/** What somebody did. It holds ids and short facts and never personal data: an entry cannot be erased. */
export interface AuditEntry {
  readonly actor: { readonly kind: ActorKind; readonly id?: string };
  /** `case.taken`, `file.viewed`, `staff.refused` … */
  readonly action: string;
  readonly subject?: { readonly kind: string; readonly id: string };
  readonly facts?: AuditFacts;
  readonly at: Date;
}

/** SHA-256 of an entry in a form that is the same anyone who writes it: the order of its facts does not count. */
export function digestOf({ actor, action, subject, facts = {}, at }: AuditEntry): Buffer {
  const sorted = Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));
  const content = [
    at.toISOString(),
    actor.kind,
    actor.id ?? null,
    action,
    subject?.kind ?? null,
    subject?.id ?? null,
    sorted,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

/** What the first link follows on. */
export const firstHash = createHash('sha256').update('taga audit').digest();

/** The link that follows on another; the database makes it in the same way when a transaction commits. */
export function linkOf(previousHash: Buffer, number: bigint, digest: Buffer): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(number);
  return createHash('sha256').update(previousHash).update(bytes).update(digest).digest();
}
