import * as z from 'zod/mini';
import { orderedRenewal, renewalStatus } from '../fulfilment/card-renewal.ts';
import { pageOf, proposalOf, summaryOf } from './application.ts';

/** What a maker proposes and a checker confirms, one after the other. */
export const renewalDecisionKinds = ['MAKE', 'READY', 'COMPLETE'] as const;
export const renewalDecisionKind = z.enum(renewalDecisionKinds);
export type RenewalDecisionKind = z.infer<typeof renewalDecisionKind>;

/** One line of the list. */
export const renewalSummary = summaryOf(renewalStatus, renewalDecisionKind, {
  /** Of the card that is replaced, all but the last four digits hidden. */
  cardNumber: z.string(),
  /** Where the new one is collected. */
  branchCode: z.string(),
});

/** Everything that is known of a renewal. */
export const deskRenewal = pageOf({
  summary: renewalSummary,
  record: orderedRenewal,
  proposal: proposalOf(renewalDecisionKind, {}),
  own: {
    /** The new card, once the bank has said which. */
    newCard: z.nullable(z.object({ cardNumber: z.string(), cardType: z.string() })),
    /** Why the bank would not make it, in its words. */
    refusal: z.nullable(z.string()),
  },
});
export type DeskRenewal = z.infer<typeof deskRenewal>;
