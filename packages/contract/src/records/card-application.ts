import * as z from 'zod/mini';
import { cardStatuses } from '../journeys/card-application/decisions.ts';
import { revision } from './account-info.ts';
import { timestamp } from './answer.ts';
import { cardAnswers } from './card-answers.ts';

const given = z.nullable(z.string());

/** Who applies, in the words of the order. It comes from the profile: nobody types it here, and nothing of it is taken. */
const cardApplicant = z.object({
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
export type CardApplicant = z.infer<typeof cardApplicant>;

/** An application as the card page fills it in. */
export const cardApplication = z.object({
  /** Null while nothing of it was saved. */
  DOCNumber: z.nullable(z.string()),
  /** Null while it is a draft. */
  Status: z.nullable(z.enum(cardStatuses)),
  Revision: revision,
  /** What staff say about it, as they wrote it; null when they said nothing, and once it is handed in again. */
  Remark: z.nullable(z.string()),
  HandedInAt: z.nullable(timestamp),
  Applicant: cardApplicant,
  Answers: cardAnswers,
});
export type CardApplicationRecord = z.infer<typeof cardApplication>;

/** A card as its holder may see it: the whole number never leaves the bank. */
export const cardRecord = z.object({
  CardId: z.string(),
  /** All but the last four digits hidden. */
  CardNumber: z.string(),
  CardType: z.string(),
  CardCategory: z.string(),
  HolderName: z.string(),
  /** `ISSUED` until it is used for the first time; shown as it comes. */
  Status: z.string(),
  /** The last month it is good in, as `yyyy-MM`. */
  Expiry: z.string(),
  CreditLimit: z.number(),
  IsRenewable: z.boolean(),
  /** Of a renewal that is ordered and not delivered yet. */
  RenewalOrder: z.nullable(z.object({ DOCNumber: z.string(), Status: z.string(), BranchCode: z.string() })),
});
export type CardRecord = z.infer<typeof cardRecord>;
