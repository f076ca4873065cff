import * as z from 'zod/mini';
import { creditCardProductCode } from '../../constants.ts';
import { languageCode } from '../../languages.ts';
import { applicationNo, timestamp } from '../fields/answer.ts';
import { caseStatus } from './cases.ts';

/** A blocked customer cannot sign in until a member of staff lifts it. */
export const customerStatuses = ['ACTIVE', 'BLOCKED'] as const;

/** Why somebody is blocked: a choice and no text, so that the audit log holds nothing about the person. */
export const blockReasons = [
  'SUSPECTED_FRAUD',
  'STOLEN_IDENTITY',
  'CUSTOMER_ASKED',
  'LEGAL_ORDER',
  'DECEASED',
  'OTHER',
] as const;
export const blockReason = z.enum(blockReasons);

/** Why somebody may sign in again: a choice and no text, for the same reason. */
export const unblockReasons = [
  'IDENTITY_CONFIRMED',
  'CUSTOMER_ASKED',
  'BLOCKED_BY_MISTAKE',
  'MATTER_SETTLED',
  'OTHER',
] as const;
export const unblockReason = z.enum(unblockReasons);

/** What customers came for; null is everything but a card. */
export const settableProductCode = z.nullable(z.literal(creditCardProductCode));

export { customerSearchMinCharacters } from './search.ts';
/** Anyone who is not among so many is looked for with more words. */
export const customerSearchMaxRows = 50;

/** A case of a customer, for the way to its page: the desk shows it in the list `queue`. */
const customerCase = z.object({
  id: z.string(),
  queue: z.string(),
  /** Null for what is not about an account. */
  accountClass: z.nullable(z.string()),
  status: caseStatus,
});

/** One line of a search. */
export const foundCustomer = z.object({
  customerId: z.string(),
  name: z.string(),
  loginId: z.string(),
  phone: z.string(),
  idType: z.string(),
  idValue: z.string(),
  /** The bank's own number, once there is one. */
  customerNo: z.nullable(z.string()),
  productCode: z.nullable(z.string()),
  status: z.enum(customerStatuses),
  since: timestamp,
  /** What staff decide or have decided about them, the newest first. */
  cases: z.array(customerCase),
});
export type FoundCustomer = z.infer<typeof foundCustomer>;

/** The case of an application whose number was looked for. */
export const foundCase = z.object({
  id: z.string(),
  applicationNo,
  /** The list in which the desk reads it. */
  queue: z.string(),
  customerName: z.string(),
});
export type FoundCase = z.infer<typeof foundCase>;

/** One place where the customer is signed in at the moment. */
export const customerSession = z.object({
  sessionId: z.string(),
  browser: z.string(),
  platform: z.string(),
  /** Without the end of the address: `203.0.113.*`. */
  network: z.string(),
  startedAt: timestamp,
  endsAt: timestamp,
});
export type CustomerSession = z.infer<typeof customerSession>;

/** A device that the customer has signed in with, whether or not they still are. */
const customerDevice = z.object({
  browser: z.string(),
  platform: z.string(),
  firstSeenAt: timestamp,
  lastSeenAt: timestamp,
});

/** An application of the customer, for the way to its case. */
export const customerApplication = z.object({
  authorizationReqId: z.string(),
  applicationNo,
  accountClass: z.string(),
  currency: z.string(),
  /** Null until the first step is saved. */
  status: z.nullable(z.string()),
  begunAt: timestamp,
});

export const customerAtDesk = z.extend(foundCustomer, {
  fatherName: z.string(),
  /** `yyyy-MM-dd`. */
  birthDate: z.string(),
  gender: z.enum(['M', 'F']),
  nationality: z.string(),
  language: languageCode,
  /** Codes of the reference lists. */
  state: z.string(),
  township: z.string(),
  address: z.string(),
  /** The bank knew the person before the sign-up. */
  isExistingCustomer: z.boolean(),
  /** Who of the staff blocked them, why and when; null while nobody has. */
  block: z.nullable(z.object({ by: z.string(), reason: z.nullable(blockReason), at: timestamp })),
  /** Too many wrong passwords: until when nobody is let in who has not signed in with the device before. */
  lockedUntil: z.nullable(timestamp),
  sessions: z.array(customerSession),
  devices: z.array(customerDevice),
  applications: z.array(customerApplication),
});
export type CustomerAtDesk = z.infer<typeof customerAtDesk>;
