import * as z from 'zod/mini';
import { localized } from '../../languages.ts';
import { openSession } from '../access/session.ts';
import { timestamp } from '../fields/answer.ts';
import { detailCorrectionStates, detailValues } from './detail-values.ts';
import { customerRecord } from './profile.ts';

/** The customer and what belongs to the customer's sign-in; secrets are kept as hashes only and left out. */
const exportedCustomer = z.extend(customerRecord, {
  STATUS: z.string(),
  /** In which messages are sent. */
  LANGUAGE: z.string(),
  CREATED_AT: timestamp,
  PASSWORD_CHANGED_AT: timestamp,
  /** News about requests by e-mail too. */
  WANTS_MAIL: z.boolean(),
  WANTS_SMS: z.boolean(),
  WANTS_REMINDERS: z.boolean(),
  /** How the name sounds, to find one person who signs up twice. */
  NAME_KEY: z.nullable(z.string()),
});

const exportedDevice = z.object({ DEVICE: z.string(), FIRST_SEEN_AT: timestamp, LAST_SEEN_AT: timestamp });

/** That a message was sent; what it said is not kept. */
const exportedMessage = z.object({
  CHANNEL: z.string(),
  TO: z.string(),
  KIND: z.string(),
  QUEUED_AT: timestamp,
  STATUS: z.string(),
});

const exportedApplication = z.object({
  AuthorizationReqId: z.string(),
  AccountClass: z.string(),
  Currency: z.string(),
  Status: z.nullable(z.string()),
  CREATED_AT: timestamp,
  /** What was answered, as it is kept. */
  Answers: z.unknown(),
  IdentityChecks: z.array(
    z.object({
      Status: z.string(),
      Reasons: z.array(z.string()),
      Scores: z.record(z.string(), z.number()),
      CREATED_AT: timestamp,
    }),
  ),
});

const exportedCardApplication = z.object({
  DOCNumber: z.string(),
  /** `DRAFT` until it was submitted. */
  Status: z.string(),
  CREATED_AT: timestamp,
  /** What was typed, as it is kept. */
  Answers: z.unknown(),
  /** As it was submitted last. */
  HandedIn: z.unknown(),
  APPROVED_AMOUNT: z.nullable(z.number()),
  Remarks: z.nullable(localized(z.string())),
});

const exportedCardRenewal = z.object({
  DOCNumber: z.string(),
  CardId: z.string(),
  BranchCode: z.string(),
  Status: z.string(),
});

/** What the bank has told the customer in the portal; the values of the message, whatever its words. */
const exportedInboxMessage = z.object({ Type: z.string(), Body: z.unknown(), CREATED_AT: timestamp });

/** What was corrected of who the customer is, or proposed to be. */
const exportedCorrection = z.object({
  CREATED_AT: timestamp,
  BEFORE: detailValues,
  AFTER: detailValues,
  REASON: z.nullable(z.string()),
  STATUS: z.enum(detailCorrectionStates),
  BY: z.enum(['CUSTOMER', 'STAFF']),
});

/** Everything that is kept about a customer, in one file to take away. */
export const dataExport = z.object({
  EXPORTED_AT: timestamp,
  CUSTOMER: exportedCustomer,
  SESSIONS: z.array(openSession),
  DEVICES: z.array(exportedDevice),
  MESSAGES: z.array(exportedMessage),
  APPLICATIONS: z.array(exportedApplication),
  CARD_APPLICATIONS: z.array(exportedCardApplication),
  CARD_RENEWALS: z.array(exportedCardRenewal),
  DETAIL_CORRECTIONS: z.array(exportedCorrection),
  INBOX: z.array(exportedInboxMessage),
});
export type DataExport = z.infer<typeof dataExport>;
