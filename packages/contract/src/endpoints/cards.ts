import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { cardKind } from '../kinds/card/index.ts';
import { cardRecord } from '../records/applications/card-application.ts';
import { dataOf } from '../records/fields/answer.ts';
import { reference } from '../records/fields/field.ts';
import { cardRenewal } from '../records/fulfilment/card-renewal.ts';
import { branchCode } from '../rules/applications/opening-choice.ts';
import { customerEndpointsOf } from './kind-endpoints.ts';

export const getCardPages = defineEndpoint({
  id: 'getCardPages',
  method: 'GET',
  path: '/cards/pages',
  allowedRoles: ['visitor', 'customer'],
  summary: "Where the bank's own pages to apply for a card and to renew one are; null where the portal has its own",
  answer: dataOf(z.object({ ApplyUrl: z.nullable(z.string()), RenewalUrl: z.nullable(z.string()) })),
});

const endpoints = customerEndpointsOf(cardKind);

export const getCardApplication = endpoints.get;
export const saveCardSection = endpoints.save;
export const uploadCardDocument = endpoints.upload;
export const removeCardDocument = endpoints.remove;
export const submitCardApplication = endpoints.submit;

export const listCards = defineEndpoint({
  id: 'listCards',
  path: '/cards/list',
  allowedRoles: ['customer'],
  summary: "The customer's cards, the newest first",
  answer: dataOf(z.object({ Cards: z.array(cardRecord) })),
  errors: [errorCodes.bankUnavailable],
});

export const renewCard = defineEndpoint({
  id: 'renewCard',
  path: '/cards/renew',
  allowedRoles: ['customer'],
  summary:
    'Order a new card in place of one, to be collected at a branch; a second order while one is under way is the same',
  body: z.object({ CardId: reference, BranchCode: branchCode }),
  answer: dataOf(z.object({ DOCNumber: z.string(), Status: z.string() })),
  errors: [errorCodes.notFound, errorCodes.cardNotRenewable, errorCodes.bankRefused, errorCodes.bankUnavailable],
});

export const getCardRenewal = defineEndpoint({
  id: 'getCardRenewal',
  path: '/cards/renewal',
  allowedRoles: ['customer'],
  summary: 'One renewal of a card, and how far it is',
  body: z.object({ DOCNumber: reference }),
  answer: dataOf(cardRenewal),
  errors: [errorCodes.notFound],
});
