import * as z from 'zod/mini';
import { correctionItems } from '../../journeys/account-opening/corrections.ts';
import { inEveryLanguage } from '../../languages.ts';
import { identityStatuses } from '../../rules/applications/identity-proof.ts';
import { dueStates } from '../../rules/applications/service-level.ts';
import { applicationRecord } from '../applications/application.ts';
import { identityReasons, identityType } from '../applications/identity-check.ts';
import { pictureArea, scoreLimit } from '../applications/identity-measures.ts';
import { applicationNo, timestamp } from '../fields/answer.ts';
import { accountClassCode, textUpTo } from '../fields/field.ts';
import { openDetailCorrection } from './detail-corrections.ts';
import { caseNote } from './note.ts';
import { customerSearchMinCharacters } from './search.ts';
import { staffMemberName } from './staff-name.ts';

/**
 * Where a case is: with a maker, with a checker, with the customer, at the bank that opens the account, or decided.
 */
export const caseStatuses = ['WAITING', 'PROPOSED', 'CORRECTION', 'OPENING', 'COMPLETED', 'REJECTED'] as const;
export const caseStatus = z.enum(caseStatuses);
export type CaseStatus = z.infer<typeof caseStatus>;

/** What a case was marked with when it was submitted. */
export const caseMarks = [
  'known-person-other-phone',
  'identity-not-verified',
  'employee-not-confirmed',
  'details-reported-wrong',
] as const;
export type CaseMark = (typeof caseMarks)[number];

/** What an identity is decided by and this case does not have: who approves it all the same says why. */
export const missingProofs = ['document-photo-missing', 'face-missing'] as const;
export type MissingProof = (typeof missingProofs)[number];

/** Why a person must look, and may not just agree. */
export const lookReasons = [
  ...caseMarks,
  ...missingProofs,
  'identity-failed',
  'identity-skipped',
  'identity-pending',
  'identity-second-document',
  'identity-differed',
  'file-of-another',
  'introducer-declined',
  'possible-duplicate',
  'file-not-scanned',
] as const;
export type LookReason = (typeof lookReasons)[number];

const holder = z.object({
  ...staffMemberName.shape,
  since: timestamp,
  /** From then on the case is free again, unless its holder does something with it before. */
  until: timestamp,
});

export const caseDue = z.nullable(z.object({ soonAt: timestamp, at: timestamp }));

/** One line of the queue. */
export const caseSummary = z.object({
  /** That of the application. */
  id: z.string(),
  applicationNo,
  status: caseStatus,
  accountClass: z.string(),
  currency: z.string(),
  branchCode: z.nullable(z.string()),
  customerId: z.string(),
  customerName: z.string(),
  /** The first time: what comes back corrected keeps its age. */
  handedInAt: timestamp,
  identity: z.nullable(z.enum(identityStatuses)),
  marks: z.array(z.enum(caseMarks)),
  /** The customer has done again what was asked for. */
  isCorrected: z.boolean(),
  holder: z.nullable(holder),
  /** To whom a supervisor or a colleague has given it: nobody else takes it. */
  assignee: z.nullable(staffMemberName),
  /** Until when it is to be decided, by the service level of its class; null while that is not for the desk to do. */
  due: caseDue,
  /** Counts what has changed. A decision names the one it was made on. */
  revision: z.int(),
});
export type CaseSummary = z.infer<typeof caseSummary>;

/** One line of the queue of every kind. What is not about an account has neither class nor currency. */
export const queuedCase = z.extend(caseSummary, {
  /** The list of its kind: `cases`, `cards`, `renewals`. */
  queue: z.string(),
  /** What a maker has proposed and nobody has decided yet: a decision of its kind. */
  proposed: z.nullable(z.object({ kind: z.string(), by: staffMemberName })),
});
export type QueuedCase = z.infer<typeof queuedCase>;

/** What a case of the queue may be looked for by, beside its own marks. */
export const queueMarks = [...caseMarks, 'corrected'] as const;

/** What the queue shows; every condition must hold. */
export const queueFilter = {
  status: z._default(caseStatus, 'WAITING'),
  /** One kind alone, by its list. */
  queue: z.optional(textUpTo(40)),
  /** As customers are searched, or the number of an application; cases of every status are found. */
  text: z.optional(z.string().check(z.trim(), z.minLength(customerSearchMinCharacters), z.maxLength(100))),
  accountClass: z.optional(accountClassCode),
  branchCode: z.optional(textUpTo(10)),
  identity: z.optional(z.enum(identityStatuses)),
  mark: z.optional(z.enum(queueMarks)),
  /** Submitted at least so long ago. */
  olderThanHours: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  /** Those that the asker holds or is given, whatever their status. */
  mine: z.optional(z.boolean()),
  /** Those that nobody holds or is given, or somebody else. */
  holder: z.optional(z.enum(['nobody', 'others'])),
  /** Those that are late, or due soon, whatever their status; the first that was due comes first. */
  due: z.optional(z.enum(dueStates)),
  /** Otherwise the oldest first. */
  newestFirst: z.optional(z.boolean()),
  /** The first that is due, where the desk has something to do. */
  dueFirst: z.optional(z.boolean()),
};
const wholeQueueFilter = z.object(queueFilter);
export type QueueFilter = z.infer<typeof wholeQueueFilter>;

/** So many a member of staff may keep: each is counted whenever they are listed. */
export const maxQueueViews = 12;

/** A filter of the queue that a member of staff has saved. */
export const queueView = z.object({
  id: z.string(),
  name: z.string(),
  filter: wholeQueueFilter,
  /** Counted no further than `mostCasesCounted`. */
  count: z.int(),
});
export type QueueView = z.infer<typeof queueView>;

/** Where the desk shows a text in every language, side by side. */
const everyLanguage = inEveryLanguage(z.string());

/** `viewFile` says where it can be looked at. */
const caseFile = z.object({
  id: z.string(),
  /** `PRIMARY-FRONT`, `SELFIE-VIDEO`, `SIGNATURE`, `SRC_INCOME_01` and so on. */
  type: z.string(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  uploadedAt: timestamp,
  /** The scanner could not say whether it is harmful. */
  isUnscanned: z.boolean(),
});

const identityCheck = z.object({
  id: z.string(),
  status: z.enum(identityStatuses),
  /** Which document was checked; null where the check was skipped. */
  idType: z.nullable(identityType),
  /** Why it failed, or why a person must look. */
  reasons: z.array(z.enum(identityReasons)),
  /** What it was decided by: `faceSimilarity: 0.71`. */
  scores: z.record(z.string(), z.number()),
  /** What the scores were evaluated by; nothing where a provider did it. */
  limits: z.record(z.string(), scoreLimit),
  /** Where the face stands in the photo of the document, where it is known. */
  faceAt: z.nullable(pictureArea),
  at: timestamp,
  /** Of the photos and the video that are there now. */
  counts: z.boolean(),
});

/** A photo or video that another customer sent too: the very same bytes, or a picture that looks the same. */
const sameFile = z.object({
  type: z.string(),
  match: z.enum(['same-file', 'same-picture']),
  /** Of the other customer. */
  applicationId: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  at: timestamp,
});
export type SameFile = z.infer<typeof sameFile>;

/** Why no SMS could be sent. */
export const notAskedReasons = ['own-phone', 'same-phone', 'no-myanmar-phone', 'asked-too-often'] as const;

const introducer = z.object({
  introducer: z.enum(['Introducer1', 'Introducer2']),
  name: z.string(),
  phone: z.string(),
  /** What they say themselves; `not-asked` where no SMS could be sent. */
  state: z.enum(['asked', 'confirmed', 'declined', 'not-asked']),
  notAskedBecause: z.nullable(z.enum(notAskedReasons)),
  answeredAt: z.nullable(timestamp),
});

export const serviceStatuses = ['PENDING', 'COMPLETED', 'REJECTED'] as const;

const orderedService = z.object({
  serviceId: z.string(),
  name: everyLanguage,
  status: z.enum(serviceStatuses),
  orderedAt: timestamp,
  /** What it can be moved to now; nothing before the account is open, and after it has ended. */
  moves: z.array(z.enum(['COMPLETED', 'REJECTED'])),
  /** That somebody wants to reject it, or has: why and who. Until somebody else confirms it can be undone. */
  rejection: z.nullable(z.object({ remarks: inEveryLanguage(z.string()), by: staffMemberName, at: timestamp })),
});

/** Why two people may be one. Where something differs all the same, `differs` says what: the other's, as written. */
export const matchReasons = ['same-identity', 'same-phone', 'same-name', 'near-name'] as const;

const match = z.object({
  reason: z.enum(matchReasons),
  /** What of the name was put aside or taken for the same. */
  because: z.array(z.enum(['honorific', 'spelling', 'script', 'order', 'part-missing'])),
});

const duplicate = z.object({
  customerId: z.string(),
  name: z.string(),
  fatherName: z.string(),
  idType: z.string(),
  idValue: z.string(),
  phone: z.string(),
  birthDate: z.string(),
  signedUpAt: timestamp,
  matches: z.array(match),
  /** Which of the applicant's data are not the same. */
  differs: z.array(z.enum(['name', 'fatherName', 'identity', 'phone', 'birthDate'])),
  applications: z.array(
    z.object({
      id: z.string(),
      accountClass: z.string(),
      currency: z.string(),
      status: z.string(),
      begunAt: timestamp,
      /** The front of the identity document as a file of that case; null for one that is not a case yet. */
      photoId: z.nullable(z.string()),
    }),
  ),
});
export type Duplicate = z.infer<typeof duplicate>;

/** `OUTDATED`: something changed before anybody decided; `WITHDRAWN`: the maker took it back. */
export const proposalStates = ['OPEN', 'CONFIRMED', 'SENT_BACK', 'OUTDATED', 'WITHDRAWN'] as const;
export type ProposalState = (typeof proposalStates)[number];

export const decisionKinds = ['APPROVE', 'REJECT', 'CORRECT'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** A sub-category of the catalogue, and which of its descriptions hold. */
export const chosenReason = z.object({
  reason: z.string().check(z.minLength(1), z.maxLength(60)),
  descriptions: z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.minLength(1), z.maxLength(10)),
});
export type ChosenReason = z.infer<typeof chosenReason>;

const proposal = z.object({
  id: z.string(),
  kind: z.enum(decisionKinds),
  reasons: z.array(chosenReason),
  items: z.array(z.enum(correctionItems)),
  /** For the checker. */
  remark: z.nullable(z.string()),
  /** For the customer. */
  remarks: z.nullable(everyLanguage),
  linkCustomerNo: z.nullable(z.string()),
  /** Of an approval without a photo of the document or a face to compare: why. */
  withoutProof: z.nullable(z.string()),
  by: staffMemberName,
  at: timestamp,
  state: z.enum(proposalStates),
  decidedBy: z.nullable(staffMemberName),
  decidedAt: z.nullable(timestamp),
  /** Why it was sent back. */
  decidedRemark: z.nullable(z.string()),
});
export type CaseProposal = z.infer<typeof proposal>;

const correctionRound = z.object({
  items: z.array(z.object({ item: z.enum(correctionItems), isDone: z.boolean() })),
  remarks: z.nullable(everyLanguage),
  askedAt: timestamp,
  /** Null while the customer has it. */
  handedInAt: z.nullable(timestamp),
  /** What is not as it was. */
  changed: z.array(z.enum(correctionItems)),
  /** What had been submitted before; null while the customer has it. */
  before: z.nullable(applicationRecord),
});

export const historyEntry = z.object({
  at: timestamp,
  /** `case.handed-in`, `case.taken`, `decision.proposed` and so on. */
  action: z.string(),
  /** Null where it was the customer or the system. */
  by: z.nullable(staffMemberName),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** A message about the application in the customer's inbox, as a reader of each language has it. */
export const sentMessage = z.object({
  at: timestamp,
  isRead: z.boolean(),
  words: inEveryLanguage(z.object({ subject: z.string(), lines: z.array(z.string()) })),
});
export type SentMessage = z.infer<typeof sentMessage>;

/** Everything that is known of a case. */
export const deskCase = z.object({
  case: caseSummary,
  /** As submitted, in the words of the customers' wire. */
  record: applicationRecord,
  files: z.array(caseFile),
  identityChecks: z.array(identityCheck),
  sameFiles: z.array(sameFile),
  lookReasons: z.array(z.enum(lookReasons)),
  introducers: z.array(introducer),
  services: z.array(orderedService),
  duplicates: z.array(duplicate),
  /** How many more there are among customers of branches that the asker is not given. */
  elsewhere: z.object({ duplicates: z.int(), sameFiles: z.int() }),
  /** Whom the bank knows by the same document; null where it knows nobody, or does not answer. */
  knownAs: z.nullable(z.object({ customerNo: z.string(), name: z.string(), phone: z.string() })),
  /** The bank's number for the customer once they are one, or are linked to one. */
  customerNo: z.nullable(z.string()),
  /** The bank has the customer's details, from before or since: only staff correct them. */
  isBankCustomer: z.boolean(),
  /** What is proposed to be corrected of who the customer is, and nobody has confirmed. */
  detailCorrection: z.nullable(openDetailCorrection),
  proposal: z.nullable(proposal),
  /** Those before it, the newest first. */
  earlierProposals: z.array(proposal),
  corrections: z.array(correctionRound),
  /** How far the bank is with the account. */
  opening: z.nullable(
    z.object({ step: z.string(), accountNumber: z.nullable(z.string()), refusal: z.nullable(z.string()) }),
  ),
  /** The newest first. */
  told: z.array(sentMessage),
  /** Of staff, for staff; the oldest first. */
  notes: z.array(caseNote),
  history: z.array(historyEntry),
});
export type DeskCase = z.infer<typeof deskCase>;

/** What a customer may be told when they are rejected: what it is about, what is wrong, and what to do. */
export const reasonCatalogue = z.array(
  z.object({
    category: z.string(),
    words: everyLanguage,
    reasons: z.array(
      z.object({
        reason: z.string(),
        message: everyLanguage,
        descriptions: z.array(z.object({ description: z.string(), content: everyLanguage })),
      }),
    ),
  }),
);
export type ReasonCatalogue = z.infer<typeof reasonCatalogue>;
