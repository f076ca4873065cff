import * as z from 'zod/mini';
import { timestamp } from '../fields/answer.ts';
import { sentMessage } from './cases.ts';

/** What the customer has at the bank. No balance: nobody needs it to help. */
export const customerProducts = z.object({
  accounts: z.array(
    z.object({
      accountNumber: z.string(),
      /** Mostly an account class of ours. */
      productCode: z.string(),
      currency: z.string(),
      branchCode: z.string(),
      /** Money has arrived in it at least once. */
      isFunded: z.boolean(),
      openedAt: timestamp,
    }),
  ),
  cards: z.array(
    z.object({
      /** Masked. */
      cardNumber: z.string(),
      cardType: z.string(),
      category: z.string(),
      /** In the bank's words. */
      status: z.string(),
      /** `yyyy-MM`. */
      expires: z.string(),
    }),
  ),
  /** The bank did not answer, so that nothing is known. */
  isBankAway: z.boolean(),
});
export type CustomerProducts = z.infer<typeof customerProducts>;

/** A message of the customer's inbox. */
export const customerMessage = z.extend(sentMessage, {
  messageId: z.string(),
  /** It was announced by email or SMS, and that can be sent again. */
  canResend: z.boolean(),
});
export type CustomerMessage = z.infer<typeof customerMessage>;

/** `waiting`: a further attempt follows; `expired`: too late, or replaced by a newer one. */
export const deliveryStates = ['waiting', 'sent', 'expired', 'failed'] as const;

/** That an SMS or an email was sent to the customer, never what it said: it may have been a code. */
export const customerDelivery = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'email']),
  /** What it was about: `sign-up-code`, `request-news` and so on. */
  template: z.string(),
  state: z.enum(deliveryStates),
  queuedAt: timestamp,
  /** When it was sent, or was given up. */
  finishedAt: z.nullable(timestamp),
  attempts: z.int(),
});
export type CustomerDelivery = z.infer<typeof customerDelivery>;

/** Why a notice is sent again: a choice and no text, so that the audit log holds nothing about the person. */
export const resendReasons = ['NOT_RECEIVED', 'DELETED', 'ADDRESS_CHANGED', 'OTHER'] as const;
export const resendReason = z.enum(resendReasons);
