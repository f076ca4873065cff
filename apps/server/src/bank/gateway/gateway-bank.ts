import { readGatewayAddress } from '../../outgoing/gateway-address.ts';
import { createGatewayLine, type LineOptions } from '../../outgoing/gateway-line.ts';
import type { Authorizer, Bank, ChargeOrder, Movement, TransferOrder } from '../bank.ts';
import { BankRefused, BankUnavailable } from '../bank-errors.ts';
import { askOnce } from './ask-once.ts';
import { isMovementOf, type Operation, operations } from './operations.ts';

interface GatewayOptions extends LineOptions {
  /** May carry the token as its password: `https://:token@gateway.bank.example/taga`. */
  readonly url: string;
  readonly token?: string | undefined;
  /** Said with every account that is to be opened. */
  readonly authorizer?: Authorizer;
}

/** A bank's own systems, spoken to over HTTP. docs/bank-gateway.md says what the other end has to do. */
export function createGatewayBank(options: GatewayOptions): Bank {
  const address = readGatewayAddress(options);
  const line = createGatewayLine(options, (why, cause) => new BankUnavailable(why, cause));

  /** Asks within the time given. */
  function asking<Input, Output>(operation: Operation<Input, Output>, input: Input) {
    return (timeoutMs: number) => askOnce({ operation, input, address, timeoutMs });
  }

  function speaks<Input, Output>(operation: Operation<Input, Output>): (input: Input) => Promise<Output> {
    return (input) => line.call({ name: operation.path, ask: asking(operation, input) });
  }

  /** Before money is moved a second time the bank is asked whether it has moved already. */
  function movesMoney<Order extends TransferOrder | ChargeOrder>(operation: Operation<Order, Movement>) {
    return async (order: Order): Promise<Movement> => {
      // The wire has whole numbers only, and no bank moves a part of the smallest unit.
      if (!Number.isSafeInteger(order.money.minor)) throw new BankRefused('amountInvalid');
      const find = asking(operations.findMovement, order.reference);
      return line.call({
        name: operation.path,
        ask: asking(operation, order),
        lookUp: async (timeoutMs) => {
          const movement = await find(timeoutMs);
          if (movement && !isMovementOf(order, movement)) throw new BankRefused('referenceReused');
          return movement;
        },
      });
    };
  }

  const open = speaks(operations.openAccount);

  return {
    findCustomer: speaks(operations.findCustomer),
    isBlacklisted: speaks(operations.isBlacklisted),
    correctCustomer: speaks(operations.correctCustomer),
    listAccounts: speaks(operations.listAccounts),
    findAccount: speaks(operations.findAccount),
    openAccount: (order) => open({ ...order, ...(options.authorizer && { authorizer: options.authorizer }) }),
    closeAccount: speaks(operations.closeAccount),
    transfer: movesMoney(operations.transfer),
    charge: movesMoney(operations.charge),
    findMovement: speaks(operations.findMovement),
    listServices: speaks(operations.listServices),
    orderService: speaks(operations.orderService),
    findEmployee: speaks(operations.findEmployee),
    listCards: speaks(operations.listCards),
    findCard: speaks(operations.findCard),
    issueCard: speaks(operations.issueCard),
    renewCard: speaks(operations.renewCard),
    cancelCard: speaks(operations.cancelCard),
  };
}
