import { findBranch } from '@taga/reference/branches';
import type { BankCard, CardCancellation, CardOrder, CardRenewal } from '../bank.ts';
import { BankRefused } from '../bank-errors.ts';
import { endCard, getCardMadeBy, lockCard, saveCard } from './card-store.ts';
import { fingerprintOf } from './order-fingerprint.ts';
import { isBlacklisted, saveCustomer } from './people-store.ts';
import type { SandboxDependencies } from './sandbox-dependencies.ts';
import { takeOrder } from './take-order.ts';

const yearsGood = 3;

/** The last month a card is good in that is made now. */
function expiryOf(at: Date): string {
  return `${at.getUTCFullYear() + yearsGood}-${String(at.getUTCMonth() + 1).padStart(2, '0')}`;
}

export async function issueCard(order: CardOrder, { db, now }: SandboxDependencies): Promise<BankCard> {
  const { reference, identity, name, phone, limit, linkedTo } = order;
  const at = now();
  const content = [identity.idType, identity.idValue, name, phone, limit.currency, limit.minor] as const;
  const fingerprint = fingerprintOf('card', ...content, ...(linkedTo ? [linkedTo] : []));
  return db.transaction().execute(async (trx) => {
    const taken = await takeOrder(trx, { reference, kind: 'card', fingerprint, at });
    if (taken.isRepeated) return getCardMadeBy(trx, taken.id);
    if (limit.currency !== 'MMK') throw new BankRefused('currencyMismatch');
    if (!Number.isSafeInteger(limit.minor) || limit.minor <= 0) throw new BankRefused('amountInvalid');
    if (await isBlacklisted(trx, identity)) throw new BankRefused('customerBlacklisted');
    const cifNo = await saveCustomer(trx, { identity, name, phone, linkedTo });
    const made = { limitMinor: limit.minor, expires: expiryOf(at), orderId: taken.id, at };
    return saveCard(trx, { cifNo, holderName: name, ...made });
  });
}

export async function renewCard(order: CardRenewal, { db, now }: SandboxDependencies): Promise<BankCard> {
  const { reference, cardId, branchCode } = order;
  const at = now();
  const fingerprint = fingerprintOf('card-renewal', cardId, branchCode);
  return db.transaction().execute(async (trx) => {
    const card = await lockCard(trx, cardId);
    const taken = await takeOrder(trx, { reference, kind: 'card-renewal', fingerprint, at });
    if (taken.isRepeated) return getCardMadeBy(trx, taken.id);
    if (!card) throw new BankRefused('unknownCard');
    if (!card.isRenewable) throw new BankRefused('cardNotRenewable');
    if (!findBranch(branchCode)) throw new BankRefused('other', 'There is no such branch.');
    await endCard(trx, cardId, 'RENEWED');
    const { cifNo, holderName, limit } = card;
    return saveCard(trx, { cifNo, holderName, limitMinor: limit.minor, expires: expiryOf(at), orderId: taken.id, at });
  });
}

export async function cancelCard({ reference, cardId }: CardCancellation, { db, now }: SandboxDependencies) {
  const fingerprint = fingerprintOf('card-cancellation', cardId);
  await db.transaction().execute(async (trx) => {
    const card = await lockCard(trx, cardId);
    const taken = await takeOrder(trx, { reference, kind: 'card-cancellation', fingerprint, at: now() });
    if (taken.isRepeated) return;
    if (!card) throw new BankRefused('unknownCard');
    await endCard(trx, cardId, 'CANCELED');
  });
}
