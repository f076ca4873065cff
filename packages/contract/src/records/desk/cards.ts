import * as z from 'zod/mini';
import { cardDecisionKinds, cardStatuses } from '../../journeys/card-application/decisions.ts';
import { timestamp } from '../answer.ts';
import { creditOrder } from '../credit-order.ts';
import { historyEntry, staffMemberName } from './cases.ts';

/** One line of the list. */
export const cardApplicationSummary = z.object({
  /** The document number of the order. */
  id: z.string(),
  status: z.enum(cardStatuses),
  customerId: z.string(),
  customerName: z.string(),
  /** In whole kyats, as everywhere here. */
  requestedAmount: z.number(),
  approvedAmount: z.nullable(z.number()),
  /** The last time, where it came back corrected. */
  handedInAt: timestamp,
  isCorrected: z.boolean(),
  /** The bank has made the card. */
  hasCard: z.boolean(),
  /** The bank is making or cancelling the card just now. */
  isAtBank: z.boolean(),
  /** What a maker has proposed and nobody has decided yet. */
  proposed: z.nullable(z.enum(cardDecisionKinds)),
  /** Counts what has changed. A decision names the one it was made on. */
  revision: z.int(),
});
export type CardApplicationSummary = z.infer<typeof cardApplicationSummary>;

const cardProposal = z.object({
  id: z.string(),
  kind: z.enum(cardDecisionKinds),
  /** Of an approval. */
  limit: z.nullable(z.number()),
  remark: z.nullable(z.string()),
  by: staffMemberName,
  at: timestamp,
  state: z.enum(['OPEN', 'CONFIRMED', 'SENT_BACK', 'OUTDATED']),
  decidedBy: z.nullable(staffMemberName),
  decidedAt: z.nullable(timestamp),
  /** Why it was sent back. */
  decidedRemark: z.nullable(z.string()),
});
export type CardProposal = z.infer<typeof cardProposal>;

/** `viewCardDocument` says where it can be looked at. */
const cardDocument = z.object({
  id: z.string(),
  /** `ID_FRONT`, `INCOME_PROOF` and so on. */
  type: z.string(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  uploadedAt: timestamp,
});

/** Everything that is known of an application for a card. */
export const deskCardApplication = z.object({
  application: cardApplicationSummary,
  /** As handed in, in the words of the customers' wire; its `Documents` are empty, `documents` has them. */
  record: creditOrder,
  documents: z.array(cardDocument),
  /** The card that the bank made. */
  card: z.nullable(z.object({ cardId: z.string(), cardNumber: z.string(), cardType: z.string(), madeAt: timestamp })),
  /** Why the bank did not do what was confirmed last, in its words. */
  refusal: z.nullable(z.string()),
  proposal: z.nullable(cardProposal),
  /** Those before it, the newest first. */
  earlierProposals: z.array(cardProposal),
  history: z.array(historyEntry),
});
export type DeskCardApplication = z.infer<typeof deskCardApplication>;
