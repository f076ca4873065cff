import { errorCodes } from '@taga/contract';
import { chequeBookWireId } from '@taga/contract/constants';
import { BankRefused, BankUnavailable } from '../../bank/bank-errors.ts';
import { Refusal } from '../../refusal.ts';
import { isFinished, type Opening, type Openings } from '../openings/index.ts';

/**
 * The documents have the browser give one order after the other: account, cheque book, fee, deposit. Here all of them are
 * one opening, and each call tells what became of its part. None of them begins anything.
 */

export interface FinishedOpening extends Opening {
  readonly accountNumber: string;
}

/** What became of an opening: an account, the bank's no, or nothing yet. */
export function finish(opening: Opening): FinishedOpening {
  if (opening.refusal) throw new BankRefused(opening.refusal);
  if (!isFinished(opening)) throw new BankUnavailable('the account is still being opened');
  if (opening.accountNumber === null) throw new Error('The opening is done and has no account.');
  return { ...opening, accountNumber: opening.accountNumber };
}

interface Named {
  readonly customerId: string;
  /** `DOCUMENT_NO` on the wire. */
  readonly authorizationReqId: string;
}

type IsMeant = (opening: FinishedOpening) => boolean;

/** One of the customer's own, if the rest of the request speaks of it too; any other is answered as if there were none. */
async function findMeant(named: Named, openings: Openings, isMeant: IsMeant): Promise<FinishedOpening> {
  const opening = await openings.goOn(named);
  if (!opening) throw new Refusal(errorCodes.notFound);
  const finished = finish(opening);
  if (!isMeant(finished)) throw new Refusal(errorCodes.notFound);
  return finished;
}

interface Subscription {
  readonly accountNumber: string;
  readonly serviceId: string;
}

function isChequeBookOf({ accountNumber, serviceId }: Subscription): IsMeant {
  return (opening) =>
    opening.accountNumber === accountNumber && opening.chequeBook !== null && serviceId === chequeBookWireId;
}

export async function confirmSubscription(named: Named, asked: Subscription, openings: Openings): Promise<void> {
  await findMeant(named, openings, isChequeBookOf(asked));
}

export async function confirmFee(named: Named, asked: Subscription, openings: Openings): Promise<void> {
  const { chequeBook } = await findMeant(named, openings, isChequeBookOf(asked));
  if (!chequeBook?.isPaid) throw new Refusal(errorCodes.insufficientBalance);
}

interface Transfer {
  readonly fromAccount: string;
  readonly toAccount: string;
}

export async function confirmDeposit(named: Named, asked: Transfer, openings: Openings): Promise<void> {
  await findMeant(
    named,
    openings,
    ({ accountNumber, deposit }) => accountNumber === asked.toAccount && deposit?.fromAccount === asked.fromAccount,
  );
}
