import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { errorCodes } from '../error-codes.ts';
import { cardStatuses } from '../journeys/card-application/decisions.ts';
import { cardSections } from '../journeys/card-application/sections.ts';
import { revision } from '../records/account-info.ts';
import { dataOf, doneAnswer } from '../records/answer.ts';
import { someCardAnswers } from '../records/card-answers.ts';
import { cardApplication, cardRecord } from '../records/card-application.ts';
import { reference } from '../records/field.ts';
import { cardDocumentTypes } from '../rules/card-codes.ts';
import { branchCode } from '../rules/opening-choice.ts';
import { fileContent, fileName, hasOneContent } from './uploads.ts';

/**
 * The card pages stand in a frame of the portal and never see the tokens of the session. The portal asks for a ticket
 * and hands it to the page, which exchanges it, once, for a token of its own kind. That ends with the session, and
 * after a while: the page then asks its portal for another ticket.
 */

export const getCardPages = defineCall({
  id: 'getCardPages',
  base: 'api',
  method: 'GET',
  path: '/cards/pages',
  callers: ['customer'],
  summary: "Where the bank's own pages to apply for a card and to renew one are; null for those that come along",
  answer: dataOf(z.object({ ApplyUrl: z.nullable(z.string()), RenewalUrl: z.nullable(z.string()) })),
});

/** 256 random bits. */
const ticket = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

export const getCardTicket = defineCall({
  id: 'getCardTicket',
  base: 'api',
  method: 'POST',
  path: '/cards/ticket',
  callers: ['customer'],
  summary: 'A ticket with which the card pages may act for the customer; good once, for a minute',
  answer: dataOf(z.object({ Ticket: z.string(), expires_in: z.number() })),
});

export const exchangeCardTicket = defineCall({
  id: 'exchangeCardTicket',
  base: 'api',
  method: 'POST',
  path: '/cards/ticket/exchange',
  callers: ['anyone'],
  summary: "Exchange a ticket, once, for a card page's token",
  body: z.object({ Ticket: ticket }),
  answer: dataOf(z.object({ access_token: z.string(), expires_in: z.number() })),
  // Used, run out or never given: the answer is the same.
  errors: [errorCodes.notFound],
});

export const getCardApplication = defineCall({
  id: 'getCardApplication',
  base: 'api',
  method: 'POST',
  path: '/cards/application',
  callers: ['card-page'],
  summary:
    'The application of this number; without one the draft, or what is under way, or a new one filled in as far as we know',
  body: z.object({ DOCNumber: z.optional(reference) }),
  answer: dataOf(cardApplication),
  errors: [errorCodes.notFound],
});

export const saveCardSection = defineCall({
  id: 'saveCardSection',
  base: 'api',
  method: 'POST',
  path: '/cards/save',
  callers: ['card-page'],
  summary: 'Keep the answers of one section as they are, whole or half done',
  body: z.object({
    /** Left out by the first save, which begins the draft. */
    DOCNumber: z.optional(reference),
    Section: z.enum(cardSections),
    /** What does not belong to the section is not taken. */
    Answers: someCardAnswers,
    /** Of what the answers were made from. */
    Revision: revision,
    /** The same for every try of one save: it is carried out once, and answered as it was then. */
    SaveKey: reference,
  }),
  answer: dataOf(z.object({ DOCNumber: z.string(), Revision: revision })),
  // What is there now is told by `getCardApplication`.
  errors: [errorCodes.notFound, errorCodes.applicationClosed, errorCodes.savedElsewhere],
});

const ofFiles = [errorCodes.notFound, errorCodes.applicationClosed] as const;

export const uploadCardDocument = defineCall({
  id: 'uploadCardDocument',
  base: 'upload',
  method: 'POST',
  path: '/cards/document',
  callers: ['card-page'],
  summary: 'Add a photo to an application for a card',
  fileField: 'FileData',
  body: z
    .object({ DOCNumber: reference, Type: z.enum(cardDocumentTypes), FileName: fileName, ...fileContent })
    .check(hasOneContent),
  answer: dataOf(z.object({ FileId: z.string(), Type: z.string(), FileName: z.string(), FileUrl: z.string() })),
  errors: [
    ...ofFiles,
    errorCodes.fileTooLarge,
    errorCodes.fileTypeNotAllowed,
    errorCodes.fileUnreadable,
    errorCodes.tooManyFiles,
    errorCodes.fileDamaged,
  ],
});

export const removeCardDocument = defineCall({
  id: 'removeCardDocument',
  base: 'upload',
  method: 'POST',
  path: '/cards/document/remove',
  callers: ['card-page'],
  summary: 'Take a photo out of an application again',
  body: z.object({ DOCNumber: reference, FileId: reference }),
  answer: doneAnswer,
  errors: ofFiles,
});

export const submitCardApplication = defineCall({
  id: 'submitCardApplication',
  base: 'api',
  method: 'POST',
  path: '/cards/submit',
  callers: ['card-page'],
  summary: 'Hand an application to the bank, for the first time or corrected',
  body: z.object({ DOCNumber: reference, Revision: revision }),
  answer: dataOf(z.object({ DOCNumber: z.string(), Status: z.enum(cardStatuses) })),
  errors: [
    errorCodes.notFound,
    errorCodes.applicationClosed,
    errorCodes.savedElsewhere,
    // Each answer that is missing or wrong is a detail with its path in `Field`: `guarantors.0.phone`.
    errorCodes.applicationIncomplete,
    errorCodes.employeeNotFound,
    errorCodes.bankUnavailable,
  ],
});

export const listCards = defineCall({
  id: 'listCards',
  base: 'api',
  method: 'POST',
  path: '/cards/list',
  callers: ['card-page'],
  summary: "The customer's cards, the newest first",
  answer: dataOf(z.object({ Cards: z.array(cardRecord) })),
  errors: [errorCodes.bankUnavailable],
});

export const renewCard = defineCall({
  id: 'renewCard',
  base: 'api',
  method: 'POST',
  path: '/cards/renew',
  callers: ['card-page'],
  summary:
    'Order a new card in place of one, to be collected at a branch; a second order while one is under way is the same',
  body: z.object({ CardId: reference, BranchCode: branchCode }),
  answer: dataOf(z.object({ DOCNumber: z.string(), Status: z.string() })),
  errors: [errorCodes.notFound, errorCodes.cardNotRenewable, errorCodes.bankRefused, errorCodes.bankUnavailable],
});
