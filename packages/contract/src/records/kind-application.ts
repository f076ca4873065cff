import * as z from 'zod/mini';
import { localized } from '../languages.ts';
import { revision } from './applications/account-info.ts';
import { applicationNo, timestamp } from './fields/answer.ts';

const given = z.nullable(z.string());

/** Who applies, in the words of the order. It comes from the profile: nobody types it here, and nothing of it is taken. */
export const applicant = z.object({
  APPLICANT_NAME: z.string(),
  FATHER_NAME: given,
  /** The number of the document, whichever it is. */
  NRC: given,
  DOB: given,
  EMAIL: given,
  MOBILE_NO: given,
  NATIONALITY: given,
  GENDER: given,
});
export type ApplicantRecord = z.infer<typeof applicant>;

/** An application as its page fills it in, by the statuses and the answers of its kind. */
export function applicationOf<Status extends z.ZodMiniType, Answers extends z.ZodMiniType>(
  status: Status,
  answers: Answers,
) {
  return z.object({
    /** Null while nothing of it was saved. */
    DOCNumber: z.nullable(z.string()),
    ApplicationNo: z.nullable(applicationNo),
    /** Null while it is a draft. */
    Status: z.nullable(status),
    Revision: revision,
    /** What staff say about it; null when they said nothing, and once it is submitted again. */
    Remarks: z.nullable(localized(z.string())),
    HandedInAt: z.nullable(timestamp),
    Applicant: applicant,
    Answers: answers,
  });
}
