import type * as z from 'zod/mini';
import type { Bank, ChargeOrder, Movement, TransferOrder } from '../bank.ts';
import { alone, done, listOf, orNothing } from './envelopes.ts';
import * as wire from './wire.ts';

export type OperationName = keyof Bank;
export type InputOf<Name extends OperationName> = Parameters<Bank[Name]>[0];
export type OutputOf<Name extends OperationName> = Awaited<ReturnType<Bank[Name]>>;

/** What is asked of a gateway, and how. Every operation is a POST: no document or account number stands in a URL. */
export interface Operation<Input, Output> {
  readonly path: `/${string}`;
  readonly summary: string;
  /** An order changes something, has a reference, and is carried out once however often it comes. */
  readonly isOrder: boolean;
  readonly request: z.ZodMiniType<Input>;
  readonly answer: z.ZodMiniType<Output>;
  /** Whether the answer is one to this question, and not one that belongs to somebody else. */
  isAnswerTo?(input: Input, output: Output): boolean;
}

type Operations = { readonly [Name in OperationName]: Operation<InputOf<Name>, OutputOf<Name>> };

/** Once for all: the client, the reference server and the OpenAPI document are made of this list. */
export const operations: Operations = {
  findCustomer: {
    path: '/customers/find',
    summary: 'The customer who holds a document, if the bank knows one',
    isOrder: false,
    request: wire.identity,
    answer: orNothing('customer', wire.customer),
  },
  isBlacklisted: {
    path: '/blacklist/check',
    summary: 'Whether the holder of a document may have no account',
    isOrder: false,
    request: wire.identity,
    answer: alone('isBlacklisted', wire.yesOrNo),
  },
  correctCustomer: {
    path: '/customers/correct',
    summary: 'Corrects who a customer is; what is not named stays as it is',
    isOrder: true,
    request: wire.customerCorrection,
    answer: done,
  },
  listAccounts: {
    path: '/accounts/list',
    summary: 'The open accounts of a customer, the oldest first',
    isOrder: false,
    request: alone('cifNo', wire.plainText),
    answer: listOf('accounts', wire.account),
    isAnswerTo: (cifNo, accounts) => accounts.every((account) => account.cifNo === cifNo),
  },
  findAccount: {
    path: '/accounts/find',
    summary: 'An account by its number, open or closed, if there is one',
    isOrder: false,
    request: alone('accountNumber', wire.plainText),
    answer: orNothing('account', wire.account),
    isAnswerTo: (accountNumber, account) => !account || account.accountNumber === accountNumber,
  },
  openAccount: {
    path: '/accounts/open',
    summary: 'Opens an empty account, for a person who may be new to the bank',
    isOrder: true,
    request: wire.openingOrder,
    answer: wire.openedAccount,
  },
  closeAccount: {
    path: '/accounts/close',
    summary: 'Closes an empty account',
    isOrder: true,
    request: wire.closingOrder,
    answer: done,
  },
  transfer: {
    path: '/transfers/make',
    summary: 'Moves money from one account to another',
    isOrder: true,
    request: wire.transferOrder,
    answer: wire.movement,
    isAnswerTo: isMovementOf,
  },
  charge: {
    path: '/charges/make',
    summary: 'Takes a fee from an account',
    isOrder: true,
    request: wire.chargeOrder,
    answer: wire.movement,
    isAnswerTo: isMovementOf,
  },
  findMovement: {
    path: '/movements/find',
    summary: 'The transfer or fee that was carried out under a reference, if there is one',
    isOrder: false,
    request: alone('reference', wire.reference),
    answer: orNothing('movement', wire.movement),
    isAnswerTo: (reference, movement) => !movement || movement.reference === reference,
  },
  listServices: {
    path: '/services/list',
    summary: 'The services that come with an account of a class',
    isOrder: false,
    request: alone('accountClass', wire.accountClass),
    answer: listOf('services', wire.service),
  },
  orderService: {
    path: '/services/order',
    summary: 'Orders a service for an account',
    isOrder: true,
    request: wire.serviceOrder,
    answer: done,
  },
  findEmployee: {
    path: '/employees/find',
    summary: 'The member of staff with a staff id, if there is one',
    isOrder: false,
    request: alone('staffId', wire.plainText),
    answer: orNothing('employee', wire.employee),
  },
  listCards: {
    path: '/cards/list',
    summary: 'The credit cards of a customer, the newest first',
    isOrder: false,
    request: alone('cifNo', wire.plainText),
    answer: listOf('cards', wire.card),
    isAnswerTo: (cifNo, cards) => cards.every((card) => card.cifNo === cifNo),
  },
  findCard: {
    path: '/cards/find',
    summary: 'A credit card and its status, if there is such a card',
    isOrder: false,
    request: alone('cardId', wire.plainText),
    answer: orNothing('card', wire.card),
    isAnswerTo: (cardId, card) => !card || card.cardId === cardId,
  },
  issueCard: {
    path: '/cards/issue',
    summary: 'Makes a credit card, for a person who may be new to the bank',
    isOrder: true,
    request: wire.cardOrder,
    answer: wire.card,
    isAnswerTo: ({ limit }, card) => card.limit.currency === limit.currency && card.limit.minor === limit.minor,
  },
  renewCard: {
    path: '/cards/renew',
    summary: 'Makes a credit card that takes the place of another',
    isOrder: true,
    request: wire.cardRenewal,
    answer: wire.card,
    isAnswerTo: ({ cardId }, card) => card.cardId !== cardId,
  },
  cancelCard: {
    path: '/cards/cancel',
    summary: 'Ends a credit card',
    isOrder: true,
    request: wire.cardCancellation,
    answer: done,
  },
};

export const operationNames = Object.keys(operations) as OperationName[];

export function isMovementOf(order: TransferOrder | ChargeOrder, movement: Movement): boolean {
  const [from, to] = 'toAccount' in order ? [order.fromAccount, order.toAccount] : [order.accountNumber, null];
  return (
    movement.reference === order.reference &&
    movement.fromAccount === from &&
    movement.toAccount === to &&
    movement.money.currency === order.money.currency &&
    movement.money.minor === order.money.minor
  );
}
