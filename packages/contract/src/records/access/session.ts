import * as z from 'zod/mini';
import { secondsLeft, timestamp } from '../fields/answer.ts';

/** What the browser keeps of a session. */
export const sessionTokens = z.object({
  accesstoken: z.string(),
  RefreshToken: z.string(),
  /** When the access token ends; a refresh moves it. */
  expiry: timestamp,
  expires_in: secondsLeft,
  /** When the session itself ends, an hour after signing in; nothing moves it. */
  session_expiry: timestamp,
  session_expires_in: secondsLeft,
});
export type SessionTokens = z.infer<typeof sessionTokens>;

/** `CREDITCARD` for customers who came for a card; null for everybody else. */
export const productCode = z.nullable(z.string());

export const signedIn = z.extend(sessionTokens, { LOGIN_ID: z.string(), PRODUCT_CODE: productCode });
export type SignedIn = z.infer<typeof signedIn>;

/** One of the places where a customer is signed in at the moment. */
export const openSession = z.object({
  SESSION_ID: z.string(),
  /** In the customer's language: `Chrome on Android`. */
  DEVICE: z.string(),
  /** Where the sign-in came from, without the end of the address: `203.0.113.*`. */
  NETWORK: z.string(),
  STARTED_AT: timestamp,
  EXPIRES_AT: timestamp,
  /** The session that asks. */
  CURRENT: z.boolean(),
  /** Started on the device that asks: another phone of the same make is another device. */
  SAME_DEVICE: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

/** A code was sent. */
export const codeSent = z.object({
  OTPREFNO: z.string(),
  /** Says, in the customer's language, where the code went. */
  SENTMESSAGE: z.string(),
  USER_ID: z.string(),
  LOGIN_ID: z.string(),
  /** Seconds from the answer on until another one may be asked for: the timer runs by the server's clock. */
  RESEND_AFTER: z.optional(z.int().check(z.nonnegative())),
  /** How often it can still be sent again by SMS. */
  RESENDS_LEFT: z.optional(z.int().check(z.nonnegative())),
  /** Whether the next one can be had by e-mail, those by SMS being used up. */
  EMAIL_POSSIBLE: z.optional(z.boolean()),
});
export type CodeSent = z.infer<typeof codeSent>;

/** A link was sent by e-mail, or would have been: when, and how often, it can be asked for again. */
export const linkSent = z.pick(codeSent, { RESEND_AFTER: true, RESENDS_LEFT: true });
