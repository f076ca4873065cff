import * as z from 'zod/mini';
import { timestamp } from '../fields/answer.ts';
import { stepRecord } from './step.ts';

/** Whose turn it is: the customer's while it is filled in or to be corrected, then the bank's. */
export const ownApplicationStates = ['CORRECTION', 'DRAFT', 'WAITING', 'OPENING', 'REJECTED'] as const;

/** An application as its customer follows it on any device. */
export const ownApplication = z.object({
  AuthorizationReqId: z.string(),
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
  NextStep: z.nullable(z.string()),
  SavedAt: timestamp,
});
export type OwnApplication = z.infer<typeof ownApplication>;
