import * as z from 'zod/mini';
import { applicationNo, timestamp } from '../fields/answer.ts';
import { staffMemberName } from './staff-name.ts';

/** A checker confirmed or sent back what was proposed, the customer corrected it, somebody wrote a note. */
export const changeKinds = ['CONFIRMED', 'SENT_BACK', 'CORRECTED', 'NOTED'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What somebody else did with a case. */
export const caseChange = z.object({
  kind: z.enum(changeKinds),
  at: timestamp,
  /** Null where it was the customer. */
  by: z.nullable(staffMemberName),
  /** The list of the desk in which the case is. */
  queue: z.string(),
  caseId: z.string(),
  applicationNo,
  customerName: z.string(),
});
export type CaseChange = z.infer<typeof caseChange>;
