import * as z from 'zod/mini';
import { maxAuditedReason, maxRemark, mostCasesCounted } from '../../constants.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { errorCodes } from '../../error-codes.ts';
import { correctionItems } from '../../journeys/account-opening/corrections.ts';
import {
  caseSummary,
  chosenReason,
  decisionKinds,
  deskCase,
  queuedCase,
  queueFilter,
  queueView,
  reasonCatalogue,
} from '../../records/desk/cases.ts';
import { done } from '../../records/desk/done.ts';
import { timestamp } from '../../records/fields/answer.ts';
import { reference, textUpTo } from '../../records/fields/field.ts';
import { remarks } from '../../rules/fields/remarks.ts';
import { says } from '../../rules/fields/rule.ts';

const { notFound, caseHeld, caseAssigned, caseNotHeld, caseChanged, caseNotOpen } = errorCodes;
const readers = ['maker', 'checker', 'supervisor', 'auditor'] as const;
const deciders = ['maker', 'checker'] as const;

const id = z.object({ id: reference });
/** Of the case as anyone who decides saw it. */
const seen = { id: reference, revision: z.int() };
const remark = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxRemark));

const count = z.int().check(z.nonnegative(), z.maximum(mostCasesCounted));

/** What every action answers: the case as it is now. */
const changedCase = z.object({ case: caseSummary });

export const listCases = defineEndpoint({
  id: 'listCases',
  path: '/desk/cases/list',
  allowedRoles: readers,
  summary: 'One page of the queue of every kind, the oldest first unless it is asked for otherwise',
  body: z.object({
    ...queueFilter,
    /** The `next` of the page before. */
    cursor: z.optional(textUpTo(200)),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 25),
  }),
  answer: z.object({
    cases: z.array(queuedCase),
    /** Null on the last page. */
    next: z.nullable(z.string()),
    /** Of each kind whatever the filters are, counted no further than `mostCasesCounted`. */
    counts: z.object({
      waiting: count,
      proposed: count,
      correction: count,
      opening: count,
      mine: count,
      late: count,
      soon: count,
    }),
  }),
});

export const listViews = defineEndpoint({
  id: 'listViews',
  method: 'GET',
  path: '/desk/views',
  allowedRoles: readers,
  summary: 'The views of the queue that the asker has saved, by name, with how many cases each shows',
  answer: z.object({ views: z.array(queueView) }),
});

export const saveView = defineEndpoint({
  id: 'saveView',
  path: '/desk/views/save',
  allowedRoles: readers,
  summary: 'Save what the queue shows under a name; one of the same name is replaced',
  body: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)), filter: z.object(queueFilter) }),
  answer: z.object({ view: queueView }),
  errors: [errorCodes.tooManyViews],
});

export const removeView = defineEndpoint({
  id: 'removeView',
  path: '/desk/views/remove',
  allowedRoles: readers,
  summary: 'Forget a saved view',
  body: z.object({ viewId: z.uuid() }),
  answer: done,
  errors: [notFound],
});

export const getCase = defineEndpoint({
  id: 'getCase',
  path: '/desk/cases/get',
  allowedRoles: readers,
  summary: 'Everything that is known of a case',
  body: id,
  answer: deskCase,
  errors: [notFound],
});

export const takeCase = defineEndpoint({
  id: 'takeCase',
  path: '/desk/cases/take',
  allowedRoles: deciders,
  summary: 'Keep a case from others while one works on it',
  body: id,
  answer: changedCase,
  errors: [notFound, caseHeld, caseAssigned, caseNotOpen, errorCodes.ownProposal],
});

export const releaseCase = defineEndpoint({
  id: 'releaseCase',
  path: '/desk/cases/release',
  allowedRoles: deciders,
  summary: 'Let others have a case',
  body: id,
  answer: changedCase,
  errors: [notFound, caseHeld],
});

export const viewFile = defineEndpoint({
  id: 'viewFile',
  path: '/desk/cases/file',
  allowedRoles: readers,
  summary: 'Where a file of a case can be looked at for a while; each time is in the audit log',
  body: z.object({ id: reference, fileId: reference }),
  answer: z.object({ url: z.string(), mediaType: z.string(), until: timestamp }),
  errors: [notFound],
});

export const proposeDecision = defineEndpoint({
  id: 'proposeDecision',
  path: '/desk/cases/propose',
  allowedRoles: ['maker'],
  summary: 'Propose what becomes of a case, for somebody else to confirm',
  // Ten reasons, each with ten descriptions.
  maxBodyBytes: 32_000,
  body: z
    .object({
      ...seen,
      kind: z.enum(decisionKinds),
      /** Of a rejection. */
      reasons: z._default(z.array(chosenReason).check(z.maxLength(10)), []),
      /** Of a correction. */
      items: z._default(z.array(z.enum(correctionItems)).check(z.maxLength(correctionItems.length)), []),
      /** Of an approval: for the checker, and for nobody else. */
      remark: z.optional(remark),
      /** Of a rejection and a correction: the customer reads it. */
      remarks: z.optional(remarks),
      /** The bank's number of the person whom the applicant has proved to be; the remark then says how. */
      linkCustomerNo: z.optional(reference),
      /** Why it is approved without a photo of the document or a face to compare; the audit log keeps it. */
      withoutProof: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxAuditedReason))),
    })
    .check(
      z.refine(({ kind, reasons }) => (kind === 'REJECT') === reasons.length > 0, {
        path: ['reasons'],
        error: says('validation.invalid'),
      }),
      z.refine(({ kind, remark }) => remark === undefined || kind === 'APPROVE', {
        path: ['remark'],
        error: says('validation.invalid'),
      }),
      z.refine(({ kind, remarks }) => remarks === undefined || kind !== 'APPROVE', {
        path: ['remarks'],
        error: says('validation.invalid'),
      }),
      z.refine(({ kind, items }) => (kind === 'CORRECT') === items.length > 0, {
        path: ['items'],
        error: says('validation.invalid'),
      }),
      z.refine(({ kind, linkCustomerNo }) => kind === 'APPROVE' || linkCustomerNo === undefined, {
        path: ['linkCustomerNo'],
        error: says('validation.invalid'),
      }),
      z.refine(({ kind, withoutProof }) => kind === 'APPROVE' || withoutProof === undefined, {
        path: ['withoutProof'],
        error: says('validation.invalid'),
      }),
      z.refine((proposed) => proposed.linkCustomerNo === undefined || proposed.remark !== undefined, {
        path: ['remark'],
        error: says('validation.invalid'),
      }),
    ),
  answer: changedCase,
  errors: [
    notFound,
    caseHeld,
    caseAssigned,
    caseNotHeld,
    caseChanged,
    caseNotOpen,
    errorCodes.linkNotPossible,
    errorCodes.proofMissing,
    errorCodes.bankUnavailable,
  ],
});

export const confirmProposal = defineEndpoint({
  id: 'confirmProposal',
  path: '/desk/cases/confirm',
  allowedRoles: ['checker'],
  summary: 'Carry out what somebody else has proposed',
  body: z.object({ ...seen, proposalId: reference }),
  answer: changedCase,
  errors: [notFound, caseHeld, caseAssigned, caseChanged, caseNotOpen, errorCodes.ownProposal],
});

export const sendBackProposal = defineEndpoint({
  id: 'sendBackProposal',
  path: '/desk/cases/send-back',
  allowedRoles: ['checker'],
  summary: 'Give a case back to the makers, and say why',
  body: z.object({ ...seen, proposalId: reference, remark }),
  answer: changedCase,
  errors: [notFound, caseHeld, caseAssigned, caseChanged, caseNotOpen, errorCodes.ownProposal],
});

export const withdrawProposal = defineEndpoint({
  id: 'withdrawProposal',
  path: '/desk/cases/withdraw',
  allowedRoles: ['maker'],
  summary: 'Take back what one has proposed oneself, before it is confirmed',
  body: z.object({ ...seen, proposalId: reference }),
  answer: changedCase,
  errors: [notFound, caseHeld, caseAssigned, caseChanged, caseNotOpen, errorCodes.notAllowed],
});

export const listReasons = defineEndpoint({
  id: 'listReasons',
  method: 'GET',
  path: '/desk/reasons',
  allowedRoles: readers,
  summary: 'What a rejection can be for, in both languages',
  answer: z.object({ categories: reasonCatalogue }),
});

const service = { id: reference, serviceId: textUpTo(40) };

export const moveService = defineEndpoint({
  id: 'moveService',
  path: '/desk/cases/move-service',
  allowedRoles: deciders,
  summary:
    'Say what became of a service that was ordered with an account; a rejection waits for somebody else to confirm it',
  body: z
    .object({
      ...service,
      status: z.enum(['COMPLETED', 'REJECTED']),
      /** Why it is rejected; of one that is done whatever there is to say. The customer reads it. */
      remarks: z.optional(remarks),
    })
    .check(
      z.refine(({ status, remarks }) => status !== 'REJECTED' || remarks !== undefined, {
        path: ['remarks'],
        error: says('validation.invalid'),
      }),
    ),
  answer: changedCase,
  errors: [notFound, errorCodes.serviceNotOpen],
});

export const confirmServiceRejection = defineEndpoint({
  id: 'confirmServiceRejection',
  path: '/desk/cases/confirm-service-rejection',
  allowedRoles: ['checker'],
  summary: 'Reject a service as somebody else has proposed; the customer is told',
  body: z.object(service),
  answer: changedCase,
  errors: [notFound, errorCodes.serviceNotOpen, errorCodes.ownProposal],
});

export const undoServiceRejection = defineEndpoint({
  id: 'undoServiceRejection',
  path: '/desk/cases/undo-service-rejection',
  allowedRoles: deciders,
  summary: 'Take back the rejection of a service before the customer is told',
  body: z.object(service),
  answer: changedCase,
  errors: [notFound, errorCodes.serviceNotOpen],
});
