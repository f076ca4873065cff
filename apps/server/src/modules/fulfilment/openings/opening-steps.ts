import type { Bank, ServiceOrder } from '../../../bank/bank.ts';
import { BankRefused } from '../../../bank/bank-errors.ts';
import { getCustomer } from '../../customers/customers/index.ts';
import type { BankOpening, OpeningChange, OpeningDependencies, OrderedChequeBook, OrderedService } from './opening.ts';

type Ordering = (opening: BankOpening, dependencies: OpeningDependencies) => Promise<OpeningChange>;

/**
 * What is asked of the bank in each step, and what follows from its answer. Every order is named after the opening
 * and the step: it may be given again, by the person who goes on after a crash, and is carried out once.
 */
export const openingSteps: Readonly<Record<'account' | 'deposit' | 'services' | 'undo', Ordering>> = {
  async account(opening, { db, bank }) {
    const { person } = await getCustomer(db, opening.customerId);
    return unlessRefused('refused', async () => {
      const opened = await bank.openAccount({
        reference: `${opening.authorizationReqId}-account`,
        identity: person,
        name: person.fullName,
        phone: person.phone,
        accountClass: opening.accountClass,
        currency: opening.currency,
        branchCode: opening.branchCode,
        ...(opening.linkedTo && { linkedTo: opening.linkedTo }),
      });
      return { step: opening.deposit ? 'deposit' : 'services', ...opened };
    });
  },

  async deposit(opening, { bank }) {
    const { deposit, currency, authorizationReqId } = opening;
    if (!deposit) return { step: 'services' };
    return unlessRefused('undo', async () => {
      await refuseForeignAccount(bank, deposit.fromAccount, opening.cifNo);
      await bank.transfer({
        reference: depositReference(authorizationReqId),
        fromAccount: deposit.fromAccount,
        toAccount: numberOf(opening),
        money: { currency, minor: deposit.minor },
      });
      return { step: 'services' };
    });
  },

  async services(opening, { bank }) {
    const accepted: OrderedService[] = [];
    for (const service of opening.services) {
      if (await orderService(bank, opening, service)) accepted.push(service);
    }
    return { step: 'tell', services: accepted, chequeBook: await orderChequeBook(bank, opening) };
  },

  async undo(opening, { bank }) {
    const { authorizationReqId } = opening;
    try {
      await bank.closeAccount({ reference: `${authorizationReqId}-undo`, accountNumber: numberOf(opening) });
      return { step: 'refused' };
    } catch (error) {
      // An earlier order for the deposit, which had been given up, arrived after all: then the opening is what was
      // wanted.
      const isNotEmpty = error instanceof BankRefused && error.reason === 'accountNotEmpty';
      if (!isNotEmpty || !(await bank.findMovement(depositReference(authorizationReqId)))) throw error;
      return { step: 'services', refusal: null };
    }
  },
};

function depositReference(authorizationReqId: string): string {
  return `${authorizationReqId}-deposit`;
}

/** Anyone who asked for the opening: nobody's money opens an account for somebody else. */
async function refuseForeignAccount(bank: Bank, accountNumber: string, cifNo: string | null): Promise<void> {
  const payer = await bank.findAccount(accountNumber);
  if (!payer || payer.cifNo !== cifNo) throw new BankRefused('unknownAccount');
}

/** An account is worth having without a service that the bank no longer offers; the customer is told which came. */
async function orderService(
  bank: Bank,
  opening: BankOpening,
  service: Pick<ServiceOrder, 'serviceId' | 'schedule' | 'isMicr'>,
): Promise<boolean> {
  try {
    await bank.orderService({
      reference: `${opening.authorizationReqId}-service-${service.serviceId}`,
      accountNumber: numberOf(opening),
      branchCode: opening.branchCode,
      ...service,
    });
    return true;
  } catch (error) {
    if (error instanceof BankRefused) return false;
    throw error;
  }
}

/** After the deposit, which the fee is taken from. A bank that cannot take it has still promised the cheque book. */
async function orderChequeBook(bank: Bank, opening: BankOpening): Promise<OrderedChequeBook | null> {
  const { chequeBook, currency, authorizationReqId } = opening;
  if (!chequeBook) return null;
  const { serviceId, isMicr } = chequeBook;
  if (!(await orderService(bank, opening, { serviceId, ...(isMicr !== undefined && { isMicr }) }))) return null;
  try {
    await bank.charge({
      reference: `${authorizationReqId}-cheque-book-fee`,
      accountNumber: numberOf(opening),
      money: { currency, minor: chequeBook.feeMinor },
    });
    return { ...chequeBook, isPaid: true };
  } catch (error) {
    if (error instanceof BankRefused) return { ...chequeBook, isPaid: false };
    throw error;
  }
}

async function unlessRefused(
  otherwise: 'undo' | 'refused',
  order: () => Promise<OpeningChange>,
): Promise<OpeningChange> {
  try {
    return await order();
  } catch (error) {
    if (error instanceof BankRefused) return { step: otherwise, refusal: error.reason };
    throw error;
  }
}

/** The database keeps no opening at these steps without one. */
function numberOf({ accountNumber }: BankOpening): string {
  if (accountNumber === null) throw new Error('The opening has no account number yet.');
  return accountNumber;
}
