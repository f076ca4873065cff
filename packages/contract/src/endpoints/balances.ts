import * as z from 'zod/mini';
import { defineEndpoint, postTwinOf } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { dataOf } from '../records/fields/answer.ts';
import { currencyCode, currentLoginId } from '../records/fields/field.ts';
import { initialDeposit } from '../records/fulfilment/initial-deposit.ts';

export const balanceRecord = z.object({
  ACCNO: z.string(),
  /** In whole units of the currency and their hundredths; null while masked, so that a hidden balance never leaves the bank. */
  AVLBAL: z.nullable(z.number()),
  ACCLASS: z.string(),
  /** Beyond the specification, which know kyats only: an account in dollars must not be shown as one in kyats. */
  CURRENCY: z.optional(currencyCode),
  /** Beyond the specification too: what is to be paid in first; null once the account has had money. */
  INITIAL_DEPOSIT: z.optional(z.nullable(initialDeposit)),
});
export type BalanceRecord = z.infer<typeof balanceRecord>;

export const listBalances = defineEndpoint({
  id: 'listBalances',
  method: 'GET',
  path: '/balances',
  allowedRoles: ['customer'],
  summary: 'The accounts of the customer and what is on them',
  query: z.object({ LOGIN_ID: currentLoginId, IS_MASKED: z.enum(['True', 'False']) }),
  answer: dataOf(z.array(balanceRecord)),
  errors: [errorCodes.notFound, errorCodes.bankUnavailable],
});

export const listBalancesByPost = postTwinOf(listBalances);
