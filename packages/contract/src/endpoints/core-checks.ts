import * as z from 'zod/mini';
import { accountNumberDigits, existingAccountMinCharacters } from '../constants.ts';
import { defineEndpoint, postTwinOf } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { dataOf } from '../records/fields/answer.ts';
import { asciiDigits } from '../rules/fields/digits.ts';

/** Anything that could be an account number: a wrong one is answered like one of somebody else. */
const possibleAccountNumber = z
  .string()
  .check(z.trim(), asciiDigits(), z.regex(new RegExp(`^\\d{${existingAccountMinCharacters},${accountNumberDigits}}$`)));

const query = z.object({ Id: possibleAccountNumber });
const answer = dataOf(z.object({ Account: z.object({ AccountBalance: z.number() }) }));

export const checkExistingBalance = defineEndpoint({
  id: 'checkExistingBalance',
  method: 'GET',
  path: '/proxy/core_balance',
  allowedRoles: ['customer'],
  summary: 'What is on an account of the customer',
  query,
  answer,
  errors: [errorCodes.accountNotAllowed, errorCodes.bankUnavailable],
});

export const checkExistingAccount = defineEndpoint({
  id: 'checkExistingAccount',
  method: 'GET',
  path: '/proxy/core_account',
  allowedRoles: ['customer'],
  summary: 'Whether an account of the customer may pay for a new one',
  query,
  answer,
  errors: [errorCodes.accountNotAllowed, errorCodes.bankUnavailable],
});

export const checkExistingBalanceByPost = postTwinOf(checkExistingBalance);
export const checkExistingAccountByPost = postTwinOf(checkExistingAccount);
