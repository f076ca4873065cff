import * as z from 'zod/mini';
import { cardLimitMmk } from '../../constants.ts';
import { cardDecisionKinds, cardStatuses } from '../../journeys/card-application/decisions.ts';
import { timestamp } from '../fields/answer.ts';
import { creditOrder } from '../fulfilment/credit-order.ts';
import { pageOf, proposalOf, summaryOf } from './application.ts';

export const cardStatus = z.enum(cardStatuses);
export const cardDecisionKind = z.enum(cardDecisionKinds);

/** One line of the list. */
export const cardApplicationSummary = summaryOf(cardStatus, cardDecisionKind, {
  /** In whole kyats, as everywhere here. */
  requestedAmount: z.number(),
  approvedAmount: z.nullable(z.number()),
  /** The bank has made the card. */
  hasCard: z.boolean(),
  /** The bank is making or cancelling the card just now. */
  isAtBank: z.boolean(),
});
export type CardApplicationSummary = z.infer<typeof cardApplicationSummary>;

export const cardProposalFields = {
  /** Of an approval, in whole kyats; no more than was asked for. */
  limit: z.optional(z.int().check(z.minimum(cardLimitMmk.from), z.maximum(cardLimitMmk.to))),
};

const cardProposal = proposalOf(cardDecisionKind, {
  /** Of an approval. */
  limit: z.nullable(z.number()),
});
export type CardProposal = z.infer<typeof cardProposal>;

/** What was submitted, without what changes afterwards: status, amounts and remark, and the photos. */
export const submittedCard = z.extend(z.omit(creditOrder, { ApplicationNo: true, Rejection: true, Documents: true }), {
  Applicant: z.omit(creditOrder.shape.Applicant, {
    APPLICATION_STATUS: true,
    DOCUMENT_NO: true,
    APPROVED_AMOUNT: true,
    INCOMPLETE_REMARK: true,
  }),
});
export type SubmittedCard = z.infer<typeof submittedCard>;

/** Everything that is known of an application for a card. Its record has no `Documents`; `documents` has them. */
export const deskCardApplication = pageOf({
  summary: cardApplicationSummary,
  record: creditOrder,
  proposal: cardProposal,
  own: {
    /** The card that the bank made. */
    card: z.nullable(z.object({ cardId: z.string(), cardNumber: z.string(), cardType: z.string(), madeAt: timestamp })),
    /** Why the bank did not do what was confirmed last, in its words. */
    refusal: z.nullable(z.string()),
  },
});
export type DeskCardApplication = z.infer<typeof deskCardApplication>;
