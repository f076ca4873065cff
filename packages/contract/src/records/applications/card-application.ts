import * as z from 'zod/mini';
import { cardStatuses } from '../../journeys/card-application/decisions.ts';
import { applicationOf } from '../kind-application.ts';
import { cardAnswers } from './card-answers.ts';

/** An application as the card page fills it in. */
export const cardApplication = applicationOf(z.enum(cardStatuses), cardAnswers);
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
