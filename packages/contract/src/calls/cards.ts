import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { errorCodes } from '../error-codes.ts';
import { cardKind } from '../kinds/card/index.ts';
import { cardRecord } from '../records/applications/card-application.ts';
import { dataOf } from '../records/fields/answer.ts';
import { reference } from '../records/fields/field.ts';
import { branchCode } from '../rules/applications/opening-choice.ts';
import { customerCallsOf } from './kind-calls.ts';

export const getCardPages = defineCall({
  id: 'getCardPages',
  method: 'GET',
  path: '/cards/pages',
  callers: ['visitor', 'customer'],
  summary: "Where the bank's own pages to apply for a card and to renew one are; null where the portal has its own",
  answer: dataOf(z.object({ ApplyUrl: z.nullable(z.string()), RenewalUrl: z.nullable(z.string()) })),
});

const calls = customerCallsOf(cardKind);

export const getCardApplication = calls.get;
export const saveCardSection = calls.save;
export const uploadCardDocument = calls.upload;
export const removeCardDocument = calls.remove;
export const submitCardApplication = calls.submit;

export const listCards = defineCall({
  id: 'listCards',
  path: '/cards/list',
  callers: ['customer'],
  summary: "The customer's cards, the newest first",
  answer: dataOf(z.object({ Cards: z.array(cardRecord) })),
  errors: [errorCodes.bankUnavailable],
});

export const renewCard = defineCall({
  id: 'renewCard',
  path: '/cards/renew',
  callers: ['customer'],
  summary:
    'Order a new card in place of one, to be collected at a branch; a second order while one is under way is the same',
  body: z.object({ CardId: reference, BranchCode: branchCode }),
  answer: dataOf(z.object({ DOCNumber: z.string(), Status: z.string() })),
  errors: [errorCodes.notFound, errorCodes.cardNotRenewable, errorCodes.bankRefused, errorCodes.bankUnavailable],
});
