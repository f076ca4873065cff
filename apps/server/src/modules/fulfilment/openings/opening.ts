import type { AccountClassCode } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Bank, ServiceSchedule } from '../../../bank/bank.ts';
import type { RefusalReason } from '../../../bank/bank-errors.ts';
import type { DB } from '../../../db/schema.gen.ts';

const schedule: z.ZodMiniType<ServiceSchedule> = z.object({
  time: z.enum(['M', 'D', 'W']),
  on: z.nullable(z.string()),
});

/** As the row of an opening keeps it. */
export const orderedService = z.object({ serviceId: z.string(), schedule: z.exactOptional(schedule) });
export type OrderedService = z.infer<typeof orderedService>;

/** A cheque book is ordered like a service and costs something, which the new account pays. */
export const orderedChequeBook = z.object({
  serviceId: z.string(),
  feeMinor: z.int().check(z.positive()),
  /** Once the bank has taken the fee. */
  isPaid: z.boolean(),
  /** With the line that machines read, unless it says otherwise. */
  isMicr: z.exactOptional(z.boolean()),
});
export type OrderedChequeBook = z.infer<typeof orderedChequeBook>;

/** An account to open for a customer, with everything that belongs to it. */
export interface OpeningRequest {
  /** One opening for each, however often and from wherever it is asked for. */
  readonly authorizationReqId: string;
  readonly customerId: string;
  readonly accountClass: AccountClassCode;
  readonly currency: Currency;
  readonly branchCode: string;
  readonly services: readonly OrderedService[];
  /** Null where the deposit is not due yet. */
  readonly deposit: { readonly fromAccount: string; readonly minor: number } | null;
  /** Null where none is wanted, or the bank has refused it. */
  readonly chequeBook: OrderedChequeBook | null;
  /** The bank's number of the person whom the customer has proved to be; nobody unless it says. */
  readonly linkedTo?: string | null;
}

/** `undo` closes the account again: the bank refused what came after it. */
type OpeningStep = 'account' | 'deposit' | 'services' | 'tell' | 'undo' | 'done' | 'refused';

/** An opening and how far it has come. `step` is the one to do next. */
export interface BankOpening extends OpeningRequest {
  readonly step: OpeningStep;
  readonly cifNo: string | null;
  readonly accountNumber: string | null;
  readonly refusal: RefusalReason | null;
  readonly attempts: number;
}

/** What a step leaves behind. */
export type OpeningChange = Pick<BankOpening, 'step'> &
  Partial<Pick<BankOpening, 'cifNo' | 'accountNumber' | 'refusal' | 'services' | 'chequeBook'>>;

export function isFinished({ step }: Pick<BankOpening, 'step'>): boolean {
  return step === 'done' || step === 'refused';
}

export interface OpeningDependencies {
  readonly db: Kysely<DB>;
  readonly bank: Bank;
  readonly now: () => Date;
  readonly random: () => number;
}
