import { afterEach, describe, expect, test } from 'vitest';
import { BankUnavailable } from '../bank-errors.ts';
import { balanceOf, kyat, newOpening, newReference, refusalOf } from '../testing/bank-under-test.ts';
import { faultsInBooks } from '../testing/books.ts';
import {
  answerStatus,
  answerTooLate,
  asItShould,
  breakOff,
  breakOffInAnswer,
  createLateDelivery,
  deliverTwice,
  hang,
  loseAnswer,
  type Oddity,
} from './testing/odd-gateway.ts';
import { useOddGateway } from './testing/use-odd-gateway.ts';

const behind = useOddGateway();

afterEach(async () => {
  expect(await faultsInBooks(behind.database.db)).toEqual([]);
});

/** Two accounts, the first with 100 in it, and a transfer of 40 between them. */
async function prepareTransfer() {
  const from = await behind.fixtures.addAccount({ balanceMinor: 100 });
  const to = await behind.fixtures.addAccount();
  const order = {
    reference: newReference(),
    fromAccount: from.accountNumber,
    toAccount: to.accountNumber,
    money: kyat(40),
  };
  const expectMovedOnce = async () => {
    const bank = behind.connect({ timeoutMs: 5_000 });
    expect(await balanceOf(bank, order.fromAccount)).toBe(60);
    expect(await balanceOf(bank, order.toAccount)).toBe(40);
  };
  return { order, expectMovedOnce };
}

/** Ways in which a gateway does what it was asked for and does not say so, or does it twice. */
const carriesOut: readonly (readonly [string, Oddity])[] = [
  ['breaks off in the middle of its answer', breakOffInAnswer],
  ['carries the order out and never says so', loseAnswer],
  ['answers after the time-out', answerTooLate],
  ['gets the order twice', deliverTwice],
];

const doesNothing: readonly (readonly [string, Oddity])[] = [
  ['hangs', hang],
  ['refuses to talk', breakOff],
  ...[429, 500, 502, 503, 504].map((status) => [`answers ${status}`, answerStatus(status)] as const),
];

describe('a gateway fails, and money moves once all the same: it', () => {
  test.each([...carriesOut, ...doesNothing])('%s [REL-004, SBX-004]', async (_, oddity) => {
    const { order, expectMovedOnce } = await prepareTransfer();
    behind.gateway.behave(oddity);
    expect(await behind.connect().transfer(order)).toEqual({ ...order, at: expect.any(Date) });
    await expectMovedOnce();
  });

  test.each(carriesOut)('%s, and a fee is taken once [REL-004, SBX-004]', async (_, oddity) => {
    const { accountNumber } = await behind.fixtures.addAccount({ balanceMinor: 100 });
    const order = { reference: newReference(), accountNumber, money: kyat(60) };
    behind.gateway.behave(oddity);
    const movement = await behind.connect().charge(order);
    expect(movement).toMatchObject({ reference: order.reference, fromAccount: accountNumber, toAccount: null });
    expect(await balanceOf(behind.connect({ timeoutMs: 5_000 }), accountNumber)).toBe(40);
  });

  test.each(carriesOut)('%s, and one account is opened [REL-004, SBX-004]', async (_, oddity) => {
    const opening = newOpening();
    behind.gateway.behave(oddity);
    const opened = await behind.connect().openAccount(opening);
    expect(await behind.connect({ timeoutMs: 5_000 }).listAccounts(opened.cifNo)).toHaveLength(1);
  });
});

describe('before it moves money again the portal', () => {
  test('asks whether it has moved, and leaves it at that when it has [REL-004]', async () => {
    const { order } = await prepareTransfer();
    behind.gateway.behave(loseAnswer);
    await behind.connect().transfer(order);
    expect(behind.gateway.asked()).toEqual(['/transfers/make', '/movements/find']);
  });

  test('asks whether it has moved, and goes on when it has not [REL-004]', async () => {
    const { order } = await prepareTransfer();
    behind.gateway.behave(hang);
    await behind.connect().transfer(order);
    expect(behind.gateway.asked()).toEqual(['/transfers/make', '/movements/find', '/transfers/make']);
    const keys = behind.gateway.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([order.reference, undefined, order.reference]);
  });

  test('asks, is not told, and asks again [REL-004]', async () => {
    const { order, expectMovedOnce } = await prepareTransfer();
    behind.gateway.behave(loseAnswer, hang);
    await behind.connect().transfer(order);
    expect(behind.gateway.asked()).toEqual(['/transfers/make', '/movements/find', '/movements/find']);
    await expectMovedOnce();
  });

  test('finds that something else moved under the reference, and moves nothing', async () => {
    const { order, expectMovedOnce } = await prepareTransfer();
    await behind.connect().transfer(order);
    behind.gateway.behave(hang);
    expect(await refusalOf(behind.connect().transfer({ ...order, money: kyat(41) }))).toBe('referenceReused');
    await expectMovedOnce();
  });
});

describe('what the portal gave up on', () => {
  test('may arrive much later and moves nothing twice [REL-004]', async () => {
    const { order, expectMovedOnce } = await prepareTransfer();
    const late = createLateDelivery();
    behind.gateway.behave(late.oddity);
    await behind.connect().transfer(order);
    await late.arrive();
    await expectMovedOnce();
  });

  test('is not known to have happened: the order can be given again, and has one outcome [REL-004]', async () => {
    const { order, expectMovedOnce } = await prepareTransfer();
    const bank = behind.connect();
    behind.gateway.behaveAlways(loseAnswer);
    await expect(bank.transfer(order)).rejects.toBeInstanceOf(BankUnavailable);
    behind.gateway.behaveAlways(asItShould);
    const movement = await bank.transfer(order);
    expect(await bank.findMovement(order.reference)).toEqual(movement);
    await expectMovedOnce();
  });

  test('20 at once, through a gateway that loses and doubles, move the money once [REL-004]', async () => {
    const { order, expectMovedOnce } = await prepareTransfer();
    behind.gateway.behave(...Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? loseAnswer : deliverTwice)));
    const bank = behind.connect();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => bank.transfer(order)));
    const movement = await behind.connect({ timeoutMs: 5_000 }).transfer(order);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') expect(outcome.value).toEqual(movement);
      else expect(outcome.reason).toBeInstanceOf(BankUnavailable);
    }
    await expectMovedOnce();
  });
});
