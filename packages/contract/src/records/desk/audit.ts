import * as z from 'zod/mini';
import { detailValues } from '../customers/detail-values.ts';
import { timestamp } from '../fields/answer.ts';

export const actorKinds = ['staff', 'customer', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** A short plain value; never a name, a number of a document or anything else of a person. */
export const auditFact = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const auditEntry = z.object({
  /** Grows with every entry. */
  id: z.string(),
  at: timestamp,
  /** The name is that of a member of staff, as it is now. */
  actor: z.object({ kind: z.enum(actorKinds), id: z.optional(z.string()), name: z.optional(z.string()) }),
  /** `case.taken`, `file.viewed`, `staff.signed-in` … */
  action: z.string(),
  /**
   * The name is what people call it now: the number of an application, the name of a customer or a member of staff. The
   * queue is the list that an application is in.
   */
  subject: z.optional(
    z.object({ kind: z.string(), id: z.string(), name: z.optional(z.string()), queue: z.optional(z.string()) }),
  ),
  facts: z.record(z.string(), auditFact),
  /** Members of staff whom the facts mention, by their ids, as they are called now. */
  names: z.record(z.string(), z.string()),
  /**
   * Of a correction of personal details: what they were and are, and why. The log itself keeps no more than a digest, so
   * that they can be erased; `isAsWritten` says whether they are still those of the digest.
   */
  values: z.optional(
    z.object({ before: detailValues, after: detailValues, reason: z.nullable(z.string()), isAsWritten: z.boolean() }),
  ),
});
export type AuditEntryRecord = z.infer<typeof auditEntry>;

/** Why an entry does not stand as it was written. */
export const auditFaults = ['CHANGED', 'REMOVED', 'NOT_CHAINED', 'CHAIN_BROKEN', 'END_REMOVED'] as const;

export const auditVerification = z.object({
  /** How many entries were looked at. */
  entries: z.int(),
  /** Null where every entry stands as it was written. */
  firstBroken: z.nullable(z.object({ id: z.nullable(z.string()), fault: z.enum(auditFaults) })),
  /** The last link of the chain: noted down elsewhere, it proves later that nothing before it was rewritten. */
  last: z.nullable(z.object({ number: z.int(), hash: z.string() })),
  at: timestamp,
  /** Where the log is long and the verification goes on in the background: of how many entries `entries` were looked at. */
  progress: z.optional(z.object({ total: z.int() })),
});
export type AuditVerification = z.infer<typeof auditVerification>;
