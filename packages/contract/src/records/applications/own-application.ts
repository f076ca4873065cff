import * as z from 'zod/mini';
import { accountOpeningSteps } from '../../journeys/account-opening/outline.ts';
import { existingCustomerSteps } from '../../journeys/existing-customer/outline.ts';
import { applicationNo, timestamp } from '../fields/answer.ts';
import { stepRecord } from './step.ts';

/** Whose turn it is: the customer's while it is filled in or to be corrected, then the bank's. */
export const ownApplicationStates = ['CORRECTION', 'DRAFT', 'WAITING', 'OPENING', 'REJECTED'] as const;

/** Of either way to an account; the last one is done when the account is there. */
const nextStep = z.enum([
  ...accountOpeningSteps.map(({ name }) => name),
  ...existingCustomerSteps.map(({ name }) => name),
  'account-activation',
]);

/** An application as its customer follows it on any device. */
export const ownApplication = z.object({
  AuthorizationReqId: z.string(),
  ApplicationNo: applicationNo,
  /** The name of its kind. */
  Kind: z.string(),
  /** As in its order; null for an account. */
  ServiceType: z.nullable(z.string()),
  AccountClass: z.nullable(z.string()),
  Currency: z.nullable(z.string()),
  Status: z.string(),
  State: z.enum(ownApplicationStates),
  /** The step that was left last, for the address where the customer goes on. */
  Step: z.nullable(stepRecord),
  /** The step that comes next, of an account that is being filled in. */
  NextStep: z.nullable(nextStep),
  SavedAt: timestamp,
});
export type OwnApplication = z.infer<typeof ownApplication>;
