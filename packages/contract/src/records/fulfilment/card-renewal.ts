import * as z from 'zod/mini';
import { applicationNo } from '../fields/answer.ts';
import { applicant } from '../kind-application.ts';

/** How far a card is that takes the place of another; `REJECTED` where the bank would not make it. */
export const renewalStatuses = ['PENDING', 'APPROVED', 'IN_PRODUCTION', 'READY', 'COMPLETED', 'REJECTED'] as const;
export const renewalStatus = z.enum(renewalStatuses);
export type RenewalStatus = z.infer<typeof renewalStatus>;

const card = z.object({
  /** All but the last four digits hidden. */
  CardNumber: z.string(),
  CardType: z.string(),
});

/** What was ordered, as it was then. */
export const orderedRenewal = z.object({
  Applicant: applicant,
  Card: z.extend(card, { CardId: z.string(), Expiry: z.string() }),
  BranchCode: z.string(),
});
export type OrderedRenewal = z.infer<typeof orderedRenewal>;

/** The order as its customer reads it. */
export const cardRenewal = z.object({
  DOCNumber: z.string(),
  ApplicationNo: applicationNo,
  Status: renewalStatus,
  /** When it came to each status, by the status. */
  StatusDates: z.partialRecord(renewalStatus, z.string()),
  /** The card that is replaced. */
  Card: z.extend(card, { Expiry: z.string() }),
  /** The new one, once the bank has said which. */
  NewCard: z.nullable(card),
  BranchCode: z.string(),
});
export type CardRenewal = z.infer<typeof cardRenewal>;
