import { errorCodes } from '@taga/contract';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { endAllSessions, endSession } from '../../access/sessions/index.ts';
import type { LoginTries } from '../../access/sign-in-attempts/index.ts';
import { findCustomer, setCustomerBlock, setProductCode } from '../../customers/customers/index.ts';
import { type AuditEntry, recordAudit } from '../../staff/audit/index.ts';
import type { LookUpDependencies, SearchDependencies } from './look-up.ts';

export interface ChangeDependencies extends SearchDependencies {
  readonly loginTries: Pick<LoginTries, 'forget' | 'lockedUntil'>;
}

/** Which customer, and which member of staff does it. */
export interface CustomerChange {
  readonly customerId: string;
  readonly staffId: string;
}

/** What is done and what is written down about it, together or not at all. `carryOut` answers false where there is nobody. */
export async function changeCustomer(
  { customerId, staffId }: CustomerChange,
  action: string,
  { db, now }: LookUpDependencies,
  carryOut: (trx: Transaction<DB>) => Promise<false | AuditEntry['facts']>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const facts = await carryOut(trx);
    if (facts === false) throw new DomainError(errorCodes.notFound);
    const subject = { kind: 'customer', id: customerId };
    await recordAudit(trx, {
      actor: { kind: 'staff', id: staffId },
      action,
      subject,
      ...(facts && { facts }),
      at: now(),
    });
  });
}

export async function endOneSession(
  asked: CustomerChange,
  sessionId: string,
  dependencies: LookUpDependencies,
): Promise<void> {
  const { customerId } = asked;
  await changeCustomer(asked, 'customer.session-ended', dependencies, async (trx) => {
    const isEnded = await endSession(trx, { customerId, sessionId });
    return isEnded && { sessionId };
  });
}

export async function endEverySession(asked: CustomerChange, dependencies: LookUpDependencies): Promise<number> {
  let ended = 0;
  await changeCustomer(asked, 'customer.sessions-ended', dependencies, async (trx) => {
    if (!(await findCustomer(trx, asked.customerId))) return false;
    ended = await endAllSessions(trx, asked.customerId);
    return { ended };
  });
  return ended;
}

/** A sign-in at the same moment either finds the customer blocked, or its session is ended here. */
export async function block(asked: CustomerChange, reason: string, dependencies: LookUpDependencies): Promise<void> {
  const blocked = { by: asked.staffId, reason, at: dependencies.now() };
  await changeCustomer(asked, 'customer.blocked', dependencies, async (trx) => {
    if (!(await setCustomerBlock(trx, asked.customerId, blocked))) return false;
    return { reason, sessionsEnded: await endAllSessions(trx, asked.customerId) };
  });
}

/** Anyone who was locked out by wrong passwords meanwhile gets in, too. */
export async function unblock(asked: CustomerChange, reason: string, dependencies: ChangeDependencies): Promise<void> {
  await changeCustomer(asked, 'customer.unblocked', dependencies, async (trx) => {
    const customer = await findCustomer(trx, asked.customerId);
    if (!customer) return false;
    await setCustomerBlock(trx, asked.customerId, null);
    await dependencies.loginTries.forget(trx, customer.person.loginId);
    return { reason };
  });
}

export async function chooseProduct(
  asked: CustomerChange,
  productCode: string | null,
  dependencies: LookUpDependencies,
): Promise<void> {
  await changeCustomer(asked, 'customer.product-code-set', dependencies, async (trx) => {
    const isSet = await setProductCode(trx, asked.customerId, productCode);
    return isSet && { productCode };
  });
}
