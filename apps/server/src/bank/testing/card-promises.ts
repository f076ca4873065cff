import { describe, expect, test } from 'vitest';
import type { CardOrder } from '../bank.ts';
import { atOnce, type BankUnderTest, kyat, newIdentity, newReference, refusalOf } from './bank-under-test.ts';

function newCardOrder(changes: Partial<CardOrder> = {}): CardOrder {
  const person = { identity: newIdentity(), name: 'MYA MYA', phone: '09777888999' };
  return { reference: newReference(), ...person, limit: kyat(2_000_000_00), ...changes };
}

export function describeCards(use: () => BankUnderTest): void {
  describe('makes credit cards:', () => {
    test('for somebody new, with the limit that was granted, and nothing of the number but its end', async () => {
      const { bank } = use();
      const order = newCardOrder();
      const card = await bank.issueCard(order);
      expect(card).toMatchObject({ holderName: order.name, limit: order.limit, isRenewable: true });
      expect(card.lastDigits).toMatch(/^\d{4}$/);
      expect(card.expires).toMatch(/^\d{4}-\d{2}$/);
      expect(await bank.listCards(card.cifNo)).toEqual([card]);
      expect(await bank.findCard(card.cardId)).toEqual(card);
      expect((await bank.findCustomer(order.identity))?.cifNo).toBe(card.cifNo);
    });

    test('for a customer whom it knows, and for nobody with another phone unless they were proved to be them', async () => {
      const { bank, fixtures } = use();
      const identity = newIdentity();
      const { cifNo } = await fixtures.addAccount({ identity, phone: '09777888001' });
      const other = newCardOrder({ identity, phone: '09777888002' });
      expect(await refusalOf(bank.issueCard(other))).toBe('knownWithOtherPhone');
      expect((await bank.issueCard({ ...other, linkedTo: cifNo })).cifNo).toBe(cifNo);
      expect((await bank.issueCard(newCardOrder({ identity, phone: '09777888001' }))).cifNo).toBe(cifNo);
      expect(await bank.listCards(cifNo)).toHaveLength(2);
    });

    test('for nobody on its blacklist, and with no limit that is none', async () => {
      const { bank, fixtures } = use();
      const order = newCardOrder();
      await fixtures.blacklist(order.identity);
      expect(await refusalOf(bank.issueCard(order))).toBe('customerBlacklisted');
      expect(await refusalOf(bank.issueCard(newCardOrder({ limit: kyat(0) })))).toBe('amountInvalid');
    });

    test('one for an order, however often and concurrently it comes; with other content it is refused', async () => {
      const { bank } = use();
      const order = newCardOrder();
      const cards = await atOnce(10, () => bank.issueCard(order));
      expect(new Set(cards.map(({ cardId }) => cardId)).size).toBe(1);
      expect(await bank.listCards(String(cards[0]?.cifNo))).toHaveLength(1);
      expect(await refusalOf(bank.issueCard({ ...order, limit: kyat(1) }))).toBe('referenceReused');
    });

    test('in place of another, once for an order, and not in place of one that has ended', async () => {
      const { bank } = use();
      const old = await bank.issueCard(newCardOrder());
      const order = { reference: newReference(), cardId: old.cardId, branchCode: '001' };
      const renewed = await atOnce(5, () => bank.renewCard(order));
      const [card] = renewed;
      expect(renewed).toEqual(Array(5).fill(card));
      expect(card).toMatchObject({ cifNo: old.cifNo, limit: old.limit, isRenewable: true });
      expect(card?.cardId).not.toBe(old.cardId);
      expect(await bank.findCard(old.cardId)).toMatchObject({ isRenewable: false });
      const again = { ...order, reference: newReference() };
      expect(await refusalOf(bank.renewCard(again))).toBe('cardNotRenewable');
      expect(await refusalOf(bank.renewCard({ ...again, cardId: 'C0' }))).toBe('unknownCard');
      expect(await refusalOf(bank.renewCard({ ...order, branchCode: '002' }))).toBe('referenceReused');
    });

    test('and ends them, once for an order', async () => {
      const { bank } = use();
      const { cardId } = await bank.issueCard(newCardOrder());
      const order = { reference: newReference(), cardId };
      await bank.cancelCard(order);
      await expect(bank.cancelCard(order)).resolves.toBeUndefined();
      expect(await bank.findCard(cardId)).toMatchObject({ isRenewable: false });
      expect(await refusalOf(bank.cancelCard({ reference: newReference(), cardId: 'C0' }))).toBe('unknownCard');
    });

    test('knows none of somebody without any, and none of another name', async () => {
      const { bank, fixtures } = use();
      const { cifNo } = await fixtures.addAccount();
      expect(await bank.listCards(cifNo)).toEqual([]);
      expect(await bank.findCard('C0')).toBeUndefined();
    });
  });
}
