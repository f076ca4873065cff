import * as z from 'zod/mini';
import { secondsLeft, timestamp } from './answer.ts';

/** What the browser keeps of a session. */
export const sessionTokens = z.object({
  accesstoken: z.string(),
  RefreshToken: z.string(),
  /** When the access token ends; the session itself ends an hour after signing in. */
  expiry: timestamp,
  expires_in: secondsLeft,
});
export type SessionTokens = z.infer<typeof sessionTokens>;

/** `CREDITCARD` for customers who came for a card; null for everybody else. */
export const productCode = z.nullable(z.string());

export const signedIn = z.extend(sessionTokens, { LOGIN_ID: z.string(), PRODUCT_CODE: productCode });
export type SignedIn = z.infer<typeof signedIn>;

/** A code was sent. */
export const codeSent = z.object({
  OTPREFNO: z.string(),
  /** Says, in the customer's language, where the code went. */
  SENTMESSAGE: z.string(),
  USER_ID: z.string(),
  LOGIN_ID: z.string(),
});
export type CodeSent = z.infer<typeof codeSent>;
