import type { Bank } from '../bank.ts';
import { findAccount, listOpenAccounts } from './account-store.ts';
import { findCard, listCards } from './card-store.ts';
import { cancelCard, issueCard, renewCard } from './cards.ts';
import { closeAccount } from './close-account.ts';
import { correctCustomer } from './correct-customer.ts';
import { charge, transfer } from './move-money.ts';
import { findMovement } from './movement-store.ts';
import { openAccount } from './open-account.ts';
import { orderService } from './order-service.ts';
import { findCustomer, findEmployee, isBlacklisted } from './people-store.ts';
import type { SandboxDependencies } from './sandbox-dependencies.ts';
import { servicesOf } from './services.ts';

/** A bank with real books, for as long as no other is plugged in. */
export function createSandboxBank(dependencies: SandboxDependencies): Bank {
  const { db } = dependencies;
  return {
    findCustomer: (identity) => findCustomer(db, identity),
    isBlacklisted: (identity) => isBlacklisted(db, identity),
    correctCustomer: (order) => correctCustomer(order, dependencies),
    listAccounts: (cifNo) => listOpenAccounts(db, cifNo),
    findAccount: (accountNumber) => findAccount(db, accountNumber),
    openAccount: (order) => openAccount(order, dependencies),
    closeAccount: (order) => closeAccount(order, dependencies),
    transfer: (order) => transfer(order, dependencies),
    charge: (order) => charge(order, dependencies),
    findMovement: (reference) => findMovement(db, reference),
    listServices: async (accountClass) => servicesOf(accountClass),
    orderService: (order) => orderService(order, dependencies),
    findEmployee: (staffId) => findEmployee(db, staffId),
    listCards: (cifNo) => listCards(db, cifNo),
    findCard: (cardId) => findCard(db, cardId),
    issueCard: (order) => issueCard(order, dependencies),
    renewCard: (order) => renewCard(order, dependencies),
    cancelCard: (order) => cancelCard(order, dependencies),
  };
}
