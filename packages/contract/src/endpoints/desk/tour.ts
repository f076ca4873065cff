import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { errorCodes } from '../../error-codes.ts';
import { lookReasons, queuedCase } from '../../records/desk/cases.ts';

export const getTour = defineEndpoint({
  id: 'getTour',
  method: 'GET',
  path: '/desk/tour',
  allowedRoles: ['maker', 'checker', 'supervisor', 'auditor'],
  summary: 'What the tour of a sandbox shows at the desk; a server without demo staff has none',
  answer: z.object({
    /** Of accounts: what waits and what is proposed, the oldest first, each with why a person must look. */
    cases: z.array(z.extend(queuedCase, { lookReasons: z.array(z.enum(lookReasons)) })),
    /** Where to read what would have been sent; null where it is really sent. */
    mailboxPath: z.nullable(z.string()),
  }),
  errors: [errorCodes.notFound],
});
