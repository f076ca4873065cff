import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { cardLimitMmk, maxRemark } from '../../constants.ts';
import { errorCodes } from '../../error-codes.ts';
import { cardDecision, cardDecisionKinds, cardStatuses } from '../../journeys/card-application/decisions.ts';
import { timestamp } from '../../records/answer.ts';
import { cardApplicationSummary, deskCardApplication } from '../../records/desk/cards.ts';
import { listCursor } from '../../records/desk/cursor.ts';
import { reference } from '../../records/field.ts';
import { says } from '../../rules/rule.ts';

const { notFound, caseChanged, caseNotOpen } = errorCodes;
const readers = ['maker', 'checker', 'auditor'] as const;

/** Of the application as whoever decides saw it. */
const seen = { id: reference, revision: z.int() };
const remark = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxRemark));

/** What every decision answers: the application as it is now. */
const changed = z.object({ application: cardApplicationSummary });

export const listCardApplications = defineCall({
  id: 'listCardApplications',
  base: 'api',
  method: 'POST',
  path: '/desk/cards/list',
  callers: readers,
  summary: 'Applications for cards in one status, the oldest first',
  body: z.object({
    status: z._default(z.enum(cardStatuses), 'PENDING'),
    /** Those alone that a checker has to decide on, or those alone that a maker has. */
    isProposed: z.optional(z.boolean()),
    cursor: listCursor,
  }),
  /** `next` is null on the last page. */
  answer: z.object({ applications: z.array(cardApplicationSummary), next: z.nullable(z.string()) }),
});

export const getDeskCardApplication = defineCall({
  id: 'getDeskCardApplication',
  base: 'api',
  method: 'POST',
  path: '/desk/cards/get',
  callers: readers,
  summary: 'Everything that is known of an application for a card; each look is in the audit log',
  body: z.object({ id: reference }),
  answer: deskCardApplication,
  errors: [notFound],
});

export const viewCardDocument = defineCall({
  id: 'viewCardDocument',
  base: 'api',
  method: 'POST',
  path: '/desk/cards/document',
  callers: readers,
  summary: 'Where a photo of an application can be looked at for a while; each time is in the audit log',
  body: z.object({ id: reference, fileId: reference }),
  answer: z.object({ url: z.string(), mediaType: z.string(), until: timestamp }),
  errors: [notFound],
});

export const proposeCardDecision = defineCall({
  id: 'proposeCardDecision',
  base: 'api',
  method: 'POST',
  path: '/desk/cards/propose',
  callers: ['maker'],
  summary: 'Propose what becomes of an application for a card, for somebody else to confirm',
  body: z
    .object({
      ...seen,
      kind: z.enum(cardDecisionKinds),
      /** Of an approval, in whole kyats; no more than was asked for. */
      limit: z.optional(z.int().check(z.minimum(cardLimitMmk.from), z.maximum(cardLimitMmk.to))),
      /** The customer reads it, but for that of an approval, of a card that was made and of one that was delivered. */
      remark: z.optional(remark),
    })
    .check(
      z.refine(({ kind, limit }) => Boolean(cardDecision(kind).needsLimit) === (limit !== undefined), {
        path: ['limit'],
        error: says('validation.invalid'),
      }),
      z.refine(({ kind, remark: said }) => !cardDecision(kind).needsRemark || said !== undefined, {
        path: ['remark'],
        error: says('validation.invalid'),
      }),
    ),
  answer: changed,
  errors: [notFound, caseChanged, caseNotOpen],
});

export const confirmCardProposal = defineCall({
  id: 'confirmCardProposal',
  base: 'api',
  method: 'POST',
  path: '/desk/cards/confirm',
  callers: ['checker'],
  summary: 'Carry out what somebody else has proposed',
  body: z.object({ ...seen, proposalId: reference }),
  answer: changed,
  errors: [notFound, caseChanged, caseNotOpen, errorCodes.ownProposal],
});

export const sendBackCardProposal = defineCall({
  id: 'sendBackCardProposal',
  base: 'api',
  method: 'POST',
  path: '/desk/cards/send-back',
  callers: ['checker'],
  summary: 'Give an application back to the makers, and say why',
  body: z.object({ ...seen, proposalId: reference, remark }),
  answer: changed,
  errors: [notFound, caseChanged, caseNotOpen, errorCodes.ownProposal],
});
