import { describe, expect, test } from 'vitest';
import { atOnce, type BankUnderTest, balanceOf, kyat, newOpening, newReference, refusalOf } from './bank-under-test.ts';

async function twoAccounts({ fixtures }: BankUnderTest, balanceMinor: number) {
  const [one, other] = [await fixtures.addAccount({ balanceMinor }), await fixtures.addAccount({ balanceMinor })];
  return { one: one.accountNumber, other: other.accountNumber };
}

export function describeRepetition(use: () => BankUnderTest): void {
  describe('carries out an order once, however often it comes:', () => {
    test('an opening', async () => {
      const { bank } = use();
      const opening = newOpening({ accountClass: '108', currency: 'USD' });
      const opened = await bank.openAccount(opening);
      expect(await bank.openAccount({ ...opening })).toEqual(opened);
      expect(await bank.listAccounts(opened.cifNo)).toHaveLength(1);
      const changes = [{ name: 'KO KO' }, { accountClass: '501' }, { currency: 'EUR' }, { branchCode: '002' }] as const;
      for (const change of changes) {
        expect(await refusalOf(bank.openAccount({ ...opening, ...change }))).toBe('referenceReused');
      }
    });

    test('an opening, for somebody who was blacklisted since', async () => {
      const { bank, fixtures } = use();
      const opening = newOpening();
      const opened = await bank.openAccount(opening);
      await fixtures.blacklist(opening.identity);
      expect(await bank.openAccount(opening)).toEqual(opened);
    });

    test('a transfer, even of everything there was', async () => {
      const { bank } = use();
      const { one, other } = await twoAccounts(use(), 100);
      const order = { reference: newReference(), fromAccount: one, toAccount: other, money: kyat(100) };
      const movement = await bank.transfer(order);
      expect(await bank.transfer(order)).toEqual(movement);
      expect(await balanceOf(bank, other)).toBe(200);
      expect(await refusalOf(bank.transfer({ ...order, money: kyat(99) }))).toBe('referenceReused');
      expect(await refusalOf(bank.transfer({ ...order, fromAccount: other, toAccount: one }))).toBe('referenceReused');
      const inDollars = { ...order, money: { currency: 'USD', minor: 100 } } as const;
      expect(await refusalOf(bank.transfer(inDollars))).toBe('referenceReused');
      const fee = bank.charge({ reference: order.reference, accountNumber: one, money: order.money });
      expect(await refusalOf(fee)).toBe('referenceReused');
    });

    test('a transfer, from an account that was closed since', async () => {
      const { bank } = use();
      const { one, other } = await twoAccounts(use(), 100);
      const order = { reference: newReference(), fromAccount: one, toAccount: other, money: kyat(100) };
      const movement = await bank.transfer(order);
      await bank.closeAccount({ reference: newReference(), accountNumber: one });
      expect(await bank.transfer(order)).toEqual(movement);
    });

    test('a fee', async () => {
      const { bank, fixtures } = use();
      const { accountNumber } = await fixtures.addAccount({ balanceMinor: 100 });
      const order = { reference: newReference(), accountNumber, money: kyat(60) };
      const movement = await bank.charge(order);
      expect(await bank.charge(order)).toEqual(movement);
      expect(await balanceOf(bank, accountNumber)).toBe(40);
      expect(await refusalOf(bank.charge({ ...order, money: kyat(1) }))).toBe('referenceReused');
      const inDollars = { ...order, money: { currency: 'USD', minor: 60 } } as const;
      expect(await refusalOf(bank.charge(inDollars))).toBe('referenceReused');
    });

    test('what was refused leaves nothing behind and may be ordered again', async () => {
      const { bank } = use();
      const { one, other } = await twoAccounts(use(), 100);
      const order = { reference: newReference(), fromAccount: one, toAccount: other, money: kyat(150) };
      expect(await refusalOf(bank.transfer(order))).toBe('insufficientFunds');
      const gift = { reference: newReference(), fromAccount: other, toAccount: one, money: kyat(50) };
      await bank.transfer(gift);
      await bank.transfer(order);
      expect(await balanceOf(bank, one)).toBe(0);
    });
  });
}

export function describeConcurrency(use: () => BankUnderTest): void {
  describe('all at the same moment:', () => {
    test('20 transfers with one reference move the money once', async () => {
      const { bank } = use();
      const { one, other } = await twoAccounts(use(), 100);
      const order = { reference: newReference(), fromAccount: one, toAccount: other, money: kyat(70) };
      const movements = await atOnce(20, () => bank.transfer(order));
      for (const movement of movements) expect(movement).toEqual(movements[0]);
      expect(await balanceOf(bank, one)).toBe(30);
      expect(await balanceOf(bank, other)).toBe(170);
    });

    test('20 openings with one reference open one account', async () => {
      const { bank } = use();
      const opening = newOpening();
      const opened = await atOnce(20, () => bank.openAccount(opening));
      expect(new Set(opened.map(({ accountNumber }) => accountNumber)).size).toBe(1);
      expect(await bank.listAccounts(String(opened[0]?.cifNo))).toHaveLength(1);
    });

    test('10 openings for a new person make them one customer with 10 accounts', async () => {
      const { bank } = use();
      const { identity } = newOpening();
      const opened = await atOnce(10, () => bank.openAccount(newOpening({ identity })));
      expect(new Set(opened.map(({ cifNo }) => cifNo)).size).toBe(1);
      expect(await bank.listAccounts(String(opened[0]?.cifNo))).toHaveLength(10);
    });

    test('of 20 transfers and fees that there is money for 7 of, 7 are carried out', async () => {
      const { bank } = use();
      const { one, other } = await twoAccounts(use(), 75);
      const outcomes = await atOnce(20, async (index) => {
        const order = { reference: newReference(), money: kyat(10) };
        const act =
          index % 2 === 0
            ? bank.transfer({ ...order, fromAccount: one, toAccount: other })
            : bank.charge({ ...order, accountNumber: one });
        return act.then(
          () => 'moved',
          () => refusalOf(act),
        );
      });
      expect(outcomes.filter((outcome) => outcome === 'moved')).toHaveLength(7);
      expect(outcomes.filter((outcome) => outcome === 'insufficientFunds')).toHaveLength(13);
      expect(await balanceOf(bank, one)).toBe(5);
    });

    test('40 transfers back and forth do not get in each other’s way', async () => {
      const { bank } = use();
      const { one, other } = await twoAccounts(use(), 1000);
      await atOnce(40, (index) => {
        const [fromAccount, toAccount] = index % 2 === 0 ? [one, other] : [other, one];
        return bank.transfer({ reference: newReference(), fromAccount, toAccount, money: kyat(index + 1) });
      });
      expect(await balanceOf(bank, one)).toBe(1020);
      expect(await balanceOf(bank, other)).toBe(980);
    });
  });
}
