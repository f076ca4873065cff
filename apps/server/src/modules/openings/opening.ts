import type { AccountClassCode } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import type { ServiceSchedule } from '../../bank/bank.ts';
import type { RefusalReason } from '../../bank/bank-errors.ts';

export interface OrderedService {
  readonly serviceId: string;
  readonly schedule?: ServiceSchedule;
}

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
}

/** `undo` closes the account again: the bank refused what came after it. */
type OpeningStep = 'account' | 'deposit' | 'services' | 'tell' | 'undo' | 'done' | 'refused';

/** An opening and how far it has come. `step` is the one to do next. */
export interface Opening extends OpeningRequest {
  readonly step: OpeningStep;
  readonly cifNo: string | null;
  readonly accountNumber: string | null;
  readonly refusal: RefusalReason | null;
  readonly attempts: number;
}

/** What a step leaves behind. */
export type OpeningChange = Pick<Opening, 'step'> &
  Partial<Pick<Opening, 'cifNo' | 'accountNumber' | 'refusal' | 'services'>>;

export function isFinished({ step }: Pick<Opening, 'step'>): boolean {
  return step === 'done' || step === 'refused';
}
