import * as z from 'zod/mini';
import { maxRemark } from '../../constants.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { errorCodes } from '../../error-codes.ts';
import { deskAddressesOf } from '../../kinds/addresses.ts';
import { type DeskKind, isRemarkRead } from '../../kinds/kind.ts';
import { listCursor } from '../../records/desk/cursor.ts';
import { timestamp } from '../../records/fields/answer.ts';
import { reference } from '../../records/fields/field.ts';
import { remarks } from '../../rules/fields/remarks.ts';
import { says } from '../../rules/fields/rule.ts';

const { notFound, caseAssigned, caseChanged, caseNotOpen, ownProposal } = errorCodes;

/** Of the application as its decider saw it. */
const seen = { id: reference, revision: z.int() };
const remark = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxRemark));

/** A decision comes with what it needs, and with nothing that another one needs. */
function checksOf(kind: DeskKind, fields: readonly string[]) {
  const isRight = (field: string, given: Readonly<Record<string, unknown>>) => {
    const name = String(given.kind);
    const { needs = [], needsRemark } = kind.decisions[name] ?? {};
    const isThere = given[field] !== undefined;
    if (field === 'remark') return !isThere || !isRemarkRead(kind, name);
    if (field === 'remarks') return isThere ? isRemarkRead(kind, name) : !needsRemark;
    return isThere === needs.includes(field);
  };
  return [...fields, 'remark', 'remarks'].map((field) =>
    z.refine<unknown>((given) => isRight(field, given as Readonly<Record<string, unknown>>), {
      path: [field],
      error: says('validation.invalid'),
    }),
  );
}

function readingEndpointsOf<Kind extends DeskKind>(kind: Kind) {
  const wire: Kind['wire'] = kind.wire;
  const { one, many } = wire;
  const at = deskAddressesOf(kind);
  const status: Kind['wire']['status'] = wire.status;
  const summary: Kind['wire']['summary'] = wire.summary;
  const page: Kind['wire']['page'] = wire.page;
  return {
    list: defineEndpoint({
      ...at.list,
      summary: `Applications for ${many} in one status, the oldest first`,
      body: z.object({
        status: z._default(status, 'PENDING' as never),
        /** Those alone that a checker has to decide on, or those alone that a maker has. */
        isProposed: z.optional(z.boolean()),
        cursor: listCursor,
      }),
      /** `next` is null on the last page. */
      answer: z.object({ applications: z.array(summary), next: z.nullable(z.string()) }),
    }),

    get: defineEndpoint({
      ...at.get,
      summary: `Everything that is known of an application for ${one}; each look is in the audit log`,
      body: z.object({ id: reference }),
      answer: page,
      errors: [notFound],
    }),

    view: defineEndpoint({
      ...at.view,
      summary: 'Where a photo of an application can be looked at for a while; each time is in the audit log',
      body: z.object({ id: reference, fileId: reference }),
      answer: z.object({ url: z.string(), mediaType: z.string(), until: timestamp }),
      errors: [notFound],
    }),
  };
}

function proposeEndpointOf<Kind extends DeskKind>(kind: Kind) {
  const wire: Kind['wire'] = kind.wire;
  const { one } = wire;
  const at = deskAddressesOf(kind);
  const decision: Kind['wire']['decision'] = wire.decision;
  const summary: Kind['wire']['summary'] = wire.summary;
  const proposal: Kind['wire']['proposal'] = wire.proposal;
  const changed = z.object({ application: summary });
  return {
    propose: defineEndpoint({
      ...at.propose,
      summary: `Propose what becomes of an application for ${one}, for somebody else to confirm`,
      body: z
        .object({
          ...seen,
          kind: decision,
          ...proposal,
          /** For the checker, where the customer reads no remark. */
          remark: z.optional(remark),
          /** Where the customer reads it. */
          remarks: z.optional(remarks),
        })
        .check(...checksOf(kind, Object.keys(proposal))),
      answer: changed,
      errors: [notFound, caseAssigned, caseChanged, caseNotOpen],
    }),
  };
}

/** What becomes of a proposal. */
function closingEndpointsOf<Kind extends DeskKind>(kind: Kind) {
  const wire: Kind['wire'] = kind.wire;
  const at = deskAddressesOf(kind);
  const summary: Kind['wire']['summary'] = wire.summary;
  const changed = z.object({ application: summary });
  return {
    confirm: defineEndpoint({
      ...at.confirm,
      summary: 'Carry out what somebody else has proposed',
      body: z.object({ ...seen, proposalId: reference }),
      answer: changed,
      errors: [notFound, caseAssigned, caseChanged, caseNotOpen, ownProposal],
    }),

    sendBack: defineEndpoint({
      ...at.sendBack,
      summary: 'Give an application back to the makers, and say why',
      body: z.object({ ...seen, proposalId: reference, remark }),
      answer: changed,
      errors: [notFound, caseAssigned, caseChanged, caseNotOpen, ownProposal],
    }),

    withdraw: defineEndpoint({
      ...at.withdraw,
      summary: 'Take back what one has proposed oneself, before it is confirmed',
      body: z.object({ ...seen, proposalId: reference }),
      answer: changed,
      errors: [notFound, caseAssigned, caseChanged, caseNotOpen, errorCodes.notAllowed],
    }),
  };
}

/** What staff do with applications of a kind. Every decision answers the application as it is now. */
export function deskEndpointsOf<Kind extends DeskKind>(kind: Kind) {
  return { ...readingEndpointsOf(kind), ...proposeEndpointOf(kind), ...closingEndpointsOf(kind) };
}
export type DeskEndpoints = ReturnType<typeof deskEndpointsOf<DeskKind>>;
