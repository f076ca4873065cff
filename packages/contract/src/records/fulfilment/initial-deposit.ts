import * as z from 'zod/mini';
import { currencyCode } from '../fields/field.ts';

/** What a new account waits for, until it has had its first credit. */
export const initialDeposit = z.object({
  /** In whole units of the currency. */
  Amount: z.number(),
  Currency: currencyCode,
  /** Where it is paid in, in the language of the call. */
  BranchName: z.string(),
});
export type InitialDepositRecord = z.infer<typeof initialDeposit>;
