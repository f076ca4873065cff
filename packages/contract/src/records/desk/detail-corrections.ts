import * as z from 'zod/mini';
import { idType } from '../../rules/customers/id-type.ts';
import { detailItems } from '../../rules/customers/personal-details.ts';
import { detailCorrectionStates, detailValues } from '../customers/detail-values.ts';
import { timestamp } from '../fields/answer.ts';
import { staffMemberName } from './staff-name.ts';

export const detailItem = z.enum(detailItems);

/** Whether the bank, which has the details too, was told: it need not be, it is being told, it has them, it will not take them. */
export const bankStates = ['NOT_NEEDED', 'WAITING', 'DONE', 'REFUSED'] as const;

const proposedDetails = z.object({
  correctionId: z.string(),
  items: z.array(detailItem),
  /** Null: the customer, whom staff had asked. */
  by: z.nullable(staffMemberName),
  at: timestamp,
});

/** A correction with the values of before and after. */
export const detailCorrection = z.extend(proposedDetails, {
  before: detailValues,
  after: detailValues,
  /** Of what staff correct. */
  reason: z.nullable(z.string()),
  state: z.enum(detailCorrectionStates),
  decidedBy: z.nullable(staffMemberName),
  decidedAt: z.nullable(timestamp),
  /** Why it was sent back. */
  decidedRemark: z.nullable(z.string()),
  bank: z.enum(bankStates),
});
export type DetailCorrection = z.infer<typeof detailCorrection>;

/** Who somebody is, what is proposed of it, and what was corrected. */
export const detailsAtDesk = z.object({
  idType,
  details: detailValues,
  open: z.nullable(detailCorrection),
  /** The newest first. */
  earlier: z.array(detailCorrection),
});
export type DetailsAtDesk = z.infer<typeof detailsAtDesk>;

/** On the page of a case: it should not be decided unaware of it. */
export const openDetailCorrection = proposedDetails;
export type OpenDetailCorrection = z.infer<typeof openDetailCorrection>;

/** One line of the list of those that wait for a second member of staff. */
export const waitingDetailCorrection = z.extend(proposedDetails, { customerId: z.string(), customerName: z.string() });
export type WaitingDetailCorrection = z.infer<typeof waitingDetailCorrection>;
