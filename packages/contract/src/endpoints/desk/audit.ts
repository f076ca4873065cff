import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { actorKinds, auditEntry, auditVerification } from '../../records/desk/audit.ts';
import { timestamp } from '../../records/fields/answer.ts';
import { reference } from '../../records/fields/field.ts';

const word = z.string().check(z.regex(/^[a-z][a-z.-]{0,63}$/));

export const searchAudit = defineEndpoint({
  id: 'searchAudit',
  path: '/desk/audit/search',
  allowedRoles: ['auditor', 'administrator'],
  summary: 'What staff, customers and the server did, the latest first; every condition must hold',
  body: z.object({
    actorKind: z.optional(z.enum(actorKinds)),
    actorId: z.optional(reference),
    /** A whole action, or its beginning with a dot at the end: `case.` finds `case.taken`. */
    action: z.optional(word),
    subjectKind: z.optional(word),
    subjectId: z.optional(reference),
    /** The first moment that counts, and the first that no longer does. */
    from: z.optional(timestamp),
    to: z.optional(timestamp),
    /** As the page before gave it. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    size: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  answer: z.object({ entries: z.array(auditEntry), nextCursor: z.nullable(z.string()) }),
});

export const verifyAudit = defineEndpoint({
  id: 'verifyAudit',
  path: '/desk/audit/verify',
  allowedRoles: ['auditor', 'administrator'],
  summary:
    'Whether every entry stands as it was written, and if not, the first that does not; a long log is verified in the background, and the next call says how far it is or what came of it',
  answer: auditVerification,
});
