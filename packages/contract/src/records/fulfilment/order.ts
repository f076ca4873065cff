import * as z from 'zod/mini';
import { applicationNo, timestamp } from '../fields/answer.ts';
import { rejection } from '../messaging/message.ts';

/** A status that we do not know is shown as it comes, so it is text here. */
const orderedService = z.object({ ServiceName: z.string(), Status: z.string(), CreatedDate: timestamp });

/** One line of the orders list. */
export const orderSummary = z.object({
  AuthorizationReqId: z.string(),
  ApplicationNo: applicationNo,
  CreatedDate: timestamp,
  /** Null for what is not about a deposit account. */
  AccountClass: z.nullable(z.string()),
  Status: z.string(),
  /** By when there is an answer, `yyyy-MM-dd`; null where none is waited for. */
  ExpectedDay: z.nullable(z.string()),
  BranchName: z.nullable(z.string()),
  /** `CREDITCARD` decides which detail page opens. */
  ServiceType: z.nullable(z.string()),
  Services: z.array(orderedService),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** The Cash Current account an existing customer opened. */
export const existingCustomerOrder = z.object({
  ApplicationNo: applicationNo,
  /** Null until the bank has opened it. */
  bankaccountNumber: z.nullable(z.string()),
  Name: z.string(),
  CIFNo: z.nullable(z.string()),
  createdDate: timestamp,
  Status: z.string(),
  /** Why it was rejected, once it is. */
  Rejection: z.optional(z.nullable(rejection)),
  /** Shown after the fixed list, where the server knows them. */
  Services: z.optional(z.array(z.object({ ServiceName: z.string() }))),
});
export type ExistingCustomerOrder = z.infer<typeof existingCustomerOrder>;
