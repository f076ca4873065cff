import * as z from 'zod/mini';
import { correctionItems } from '../../journeys/account-opening/corrections.ts';
import { localized } from '../../languages.ts';
import { applicationNo } from '../fields/answer.ts';
import { initialDeposit } from '../fulfilment/initial-deposit.ts';
import { rejection } from '../messaging/message.ts';
import { applicationRecord, personalDetail } from './application.ts';
import { faultyPhotos, identityReasons } from './identity-check.ts';
import { serviceRecord } from './service.ts';
import { stepRecord } from './step.ts';

/**
 * `INIT` while the customer is filling it in; then it is the bank's turn. `INCOMPLETED` while the customer does again
 * what staff have asked for.
 */
export const applicationStatuses = ['INIT', 'PENDING', 'INCOMPLETED', 'APPROVED', 'REJECTED', 'COMPLETED'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/**
 * Counts the saves. A save that names an older one comes from a second device and is refused, so that
 * nothing is overwritten unseen.
 */
export const revision = z.int().check(z.nonnegative());

/** `HasArrived`: nothing has to be sent for it any more, though its step may not be left yet. */
const correctionRecord = z.object({ Item: z.enum(correctionItems), HasArrived: z.boolean(), IsDone: z.boolean() });

const progress = {
  ApplicationNo: applicationNo,
  /** Null when there is no application yet. */
  Status: z.nullable(z.enum(applicationStatuses)),
  Step: z.nullable(stepRecord),
  PersonalDetail: z.nullable(personalDetail),
  Services: z.array(serviceRecord),
  Revision: revision,
  /** What staff have asked for, while it is `INCOMPLETED`: `findStepToCorrect` says where the wizard opens. */
  Corrections: z.optional(z.array(correctionRecord)),
  /** What they say about it. */
  CorrectionRemarks: z.optional(z.nullable(localized(z.string()))),
};

/** What the page of an account class needs to know: whether there is an application, and how far it is. */
export const accountInfo = z.object({ AuthorizationReqId: z.string(), AccountClass: z.string(), ...progress });
export type AccountInfo = z.infer<typeof accountInfo>;

/** An application with what the server knows about it. */
export const storedApplication = z.extend(applicationRecord, {
  Id: z.string(),
  ...progress,
  /** Of the recording that `RecordURL` leads to. */
  RecordId: z.optional(z.nullable(z.string())),
  /** Whose `ReferId` is, as the bank said when it was submitted. */
  EmployeeName: z.optional(z.nullable(z.string())),
  /** When it came to each status that it ever had, the last time; nothing of one that is not submitted. */
  StatusDates: z.optional(z.partialRecord(z.enum(applicationStatuses), z.string())),
  /** By when there is an answer, `yyyy-MM-dd`, while one is waited for. */
  ExpectedDay: z.optional(z.nullable(z.string())),
  /** Why it was rejected, once it is. */
  Rejection: z.optional(z.nullable(rejection)),
  /** Of the account that came of it. */
  AccountNumber: z.optional(z.nullable(z.string())),
  /** What the account that came of it still waits for; null once it has had money. */
  InitialDeposit: z.optional(z.nullable(initialDeposit)),
  /** Whether the customer has said that something in the details of the sign-up is wrong. */
  DetailsReported: z.optional(z.boolean()),
  /** Why the identity check that counts failed, or why a person must look. */
  IdentityReasons: z.optional(z.array(z.enum(identityReasons))),
  IdentityFaultyPhotos: z.optional(faultyPhotos),
});
export type StoredApplication = z.infer<typeof storedApplication>;
