import * as z from 'zod/mini';
import { inEveryLanguage } from '../../languages.ts';
import { applicationNo, timestamp } from '../fields/answer.ts';
import { caseDue, historyEntry, proposalStates, sentMessage } from './cases.ts';
import { openDetailCorrection } from './detail-corrections.ts';
import { caseNote } from './note.ts';
import { staffMemberName } from './staff-name.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** One line of a kind's list, with the fields that it alone has. */
export function summaryOf<Status extends z.ZodMiniType, Decision extends z.ZodMiniType, Own extends Shape>(
  status: Status,
  decision: Decision,
  own: Own,
) {
  return z.object({
    /** The document number of the order. */
    id: z.string(),
    applicationNo,
    status,
    customerId: z.string(),
    customerName: z.string(),
    ...own,
    /** The first time: what comes back corrected keeps its age. */
    handedInAt: timestamp,
    isCorrected: z.boolean(),
    /** To whom a supervisor or a colleague has given it: nobody else decides on it. */
    assignee: z.nullable(staffMemberName),
    due: caseDue,
    /** What a maker has proposed and nobody has decided yet. */
    proposed: z.nullable(decision),
    /** Counts what has changed at the desk. A decision names the one it was made on. */
    revision: z.int(),
  });
}

export function proposalOf<Decision extends z.ZodMiniType, Own extends Shape>(decision: Decision, own: Own) {
  return z.object({
    id: z.string(),
    kind: decision,
    ...own,
    /** For the checker. */
    remark: z.nullable(z.string()),
    /** For the customer. */
    remarks: z.nullable(inEveryLanguage(z.string())),
    by: staffMemberName,
    at: timestamp,
    state: z.enum(proposalStates),
    decidedBy: z.nullable(staffMemberName),
    decidedAt: z.nullable(timestamp),
    /** Why it was sent back. */
    decidedRemark: z.nullable(z.string()),
  });
}

/** The endpoint that views a document says where it can be looked at. */
const document = z.object({
  id: z.string(),
  /** `ID_FRONT`, `INCOME_PROOF` and so on. */
  type: z.string(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  uploadedAt: timestamp,
  /** The scanner could not say whether it is harmful. */
  isUnscanned: z.boolean(),
});

interface PageParts<Summary, Record, Proposal, Own> {
  readonly summary: Summary;
  /** As submitted. */
  readonly record: Record;
  readonly proposal: Proposal;
  readonly own: Own;
}

/** Everything that is known of an application. */
export function pageOf<
  Summary extends z.ZodMiniType,
  Record extends z.ZodMiniType,
  Proposal extends z.ZodMiniType,
  Own extends Shape,
>({ summary, record, proposal, own }: PageParts<Summary, Record, Proposal, Own>) {
  return z.object({
    application: summary,
    record,
    documents: z.array(document),
    ...own,
    /** What is proposed to be corrected of who the customer is, and nobody has confirmed. */
    detailCorrection: z.nullable(openDetailCorrection),
    proposal: z.nullable(proposal),
    /** Those before it, the newest first. */
    earlierProposals: z.array(proposal),
    /** The newest first. */
    told: z.array(sentMessage),
    /** Of staff, for staff; the oldest first. */
    notes: z.array(caseNote),
    history: z.array(historyEntry),
  });
}
