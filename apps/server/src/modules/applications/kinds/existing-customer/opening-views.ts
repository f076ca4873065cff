import { errorCodes } from '@taga/contract';
import { chequeBookWireId } from '@taga/contract/constants';
import type { Kysely } from 'kysely';
import { BankRefused, BankUnavailable } from '../../../../bank/bank-errors.ts';
import type { DB } from '../../../../db/schema.gen.ts';
import { DomainError } from '../../../../domain-error.ts';
import { type BankOpening, isFinished, type Openings } from '../../../fulfilment/openings/index.ts';
import { findNamedApplication } from '../../drafts/index.ts';

/**
 * The specification has the browser give one order after the other: account, cheque book, fee, deposit. Here all of them are
 * one opening, and each call tells what became of its part. None of them begins anything.
 */

export interface FinishedOpening extends BankOpening {
  readonly accountNumber: string;
}

/** What became of an opening: an account, the bank's no, or nothing yet. */
export function finish(opening: BankOpening): FinishedOpening {
  if (opening.refusal) throw new BankRefused(opening.refusal);
  if (!isFinished(opening)) throw new BankUnavailable('the account is still being opened');
  if (opening.accountNumber === null) throw new Error('The opening is done and has no account.');
  return { ...opening, accountNumber: opening.accountNumber };
}

interface OpeningKey {
  readonly customerId: string;
  /** `DOCUMENT_NO` on the wire. */
  readonly authorizationReqId: string;
}

type IsMeant = (opening: FinishedOpening) => boolean;

/** One of the customer's own, if the rest of the request speaks of it too; any other is answered as if there were none. */
async function findMeant(named: OpeningKey, openings: Openings, isMeant: IsMeant): Promise<FinishedOpening> {
  const opening = await openings.goOn(named);
  if (!opening) throw new DomainError(errorCodes.notFound);
  const finished = finish(opening);
  if (!isMeant(finished)) throw new DomainError(errorCodes.notFound);
  return finished;
}

interface Subscription {
  readonly accountNumber: string;
  readonly serviceId: string;
}

interface ViewDependencies {
  readonly db: Kysely<DB>;
  readonly openings: Openings;
}

/** The cheque book of the new account; the bank's no where one was wanted and the bank refused it. */
async function getChequeBook(named: OpeningKey, asked: Subscription, { db, openings }: ViewDependencies) {
  const { chequeBook } = await findMeant(
    named,
    openings,
    ({ accountNumber }) => accountNumber === asked.accountNumber && asked.serviceId === chequeBookWireId,
  );
  if (chequeBook) return chequeBook;
  const application = await findNamedApplication(db, named);
  throw application?.record.ChequeBook === 'Y' ? new BankRefused('other') : new DomainError(errorCodes.notFound);
}

export async function confirmSubscription(...asked: Parameters<typeof getChequeBook>): Promise<void> {
  await getChequeBook(...asked);
}

export async function confirmFee(...asked: Parameters<typeof getChequeBook>): Promise<void> {
  const { isPaid } = await getChequeBook(...asked);
  if (!isPaid) throw new DomainError(errorCodes.insufficientBalance);
}

interface Transfer {
  readonly fromAccount: string;
  readonly toAccount: string;
}

export async function confirmDeposit(named: OpeningKey, asked: Transfer, openings: Openings): Promise<void> {
  await findMeant(
    named,
    openings,
    ({ accountNumber, deposit }) => accountNumber === asked.toAccount && deposit?.fromAccount === asked.fromAccount,
  );
}
