import * as z from 'zod/mini';
import { applicationNo, timestamp } from '../fields/answer.ts';
import { staffMemberName } from './staff-name.ts';

/** What a member of staff wrote about a case for others who work on it. No customer ever reads it. */
export const caseNote = z.object({
  id: z.string(),
  text: z.string(),
  by: staffMemberName,
  at: timestamp,
  /** Whom it mentions. */
  mentions: z.array(staffMemberName),
});
export type CaseNote = z.infer<typeof caseNote>;

/** A note that mentions the member of staff who asks, and where it stands. */
export const mention = z.extend(caseNote, {
  /** The list of the desk in which the case is. */
  queue: z.string(),
  caseId: z.string(),
  applicationNo,
  /** They have opened the case since. */
  isSeen: z.boolean(),
});
export type Mention = z.infer<typeof mention>;
