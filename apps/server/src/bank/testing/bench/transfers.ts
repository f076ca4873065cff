import { randomInt } from 'node:crypto';
import type { Bank } from '../../bank.ts';
import { kyat, newReference } from '../bank-under-test.ts';

interface Load {
  readonly accounts: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** Random transfers through the bank, one after the other on each connection. Transfers a second. */
export async function rateOfBank(bank: Bank, { accounts, connections, seconds }: Load): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  async function transferUntilEnd(): Promise<void> {
    while (performance.now() < end) {
      const from = randomInt(accounts.length);
      const to = (from + randomInt(1, accounts.length)) % accounts.length;
      await bank.transfer({
        reference: newReference(),
        fromAccount: String(accounts[from]),
        toAccount: String(accounts[to]),
        money: kyat(randomInt(1, 101)),
      });
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, transferUntilEnd));
  return done / seconds;
}
