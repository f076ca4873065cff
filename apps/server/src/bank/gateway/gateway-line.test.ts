import { describe, expect, test } from 'vitest';
import { BankRefused, BankUnavailable } from '../bank-errors.ts';
import { answerStatus, answerText, asItShould, hang } from './testing/odd-gateway.ts';
import { useOddGateway } from './testing/use-odd-gateway.ts';

const behind = useOddGateway();

const accountNumber = '00130199999999999';

/** Why it failed, in a word for operators. */
async function failureOf(answer: Promise<unknown>): Promise<string> {
  const failure = await answer.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(BankUnavailable);
  return ((failure as Error).cause as { code: string }).code;
}

describe('a gateway that does not answer [REL-004]', () => {
  test('is asked as often as the settings say, each time for as long', async () => {
    behind.gateway.behaveAlways(hang);
    const bank = behind.connect({ timeoutMs: 300, attempts: 3 });
    expect(await failureOf(bank.findAccount(accountNumber))).toBe('TIMEOUT');
    expect(behind.gateway.asked()).toHaveLength(3);
  });

  test('is given up in time for anyone who waits, whatever else the settings say', async () => {
    behind.gateway.behaveAlways(hang);
    const bank = behind.connect({ timeoutMs: 600_000, attempts: 10, totalMs: 400 });
    expect(await failureOf(bank.findAccount(accountNumber))).toBe('TIMEOUT');
    expect(behind.gateway.asked()).toHaveLength(1);
  });

  test('is left a growing while between the tries, and never all callers the same', async () => {
    behind.gateway.behaveAlways(answerStatus(503));
    const waits: number[] = [];
    const sleep = async (ms: number) => waits.push(ms);
    await failureOf(behind.connect({ attempts: 4, random: () => 1, sleep }).findAccount(accountNumber));
    await failureOf(behind.connect({ attempts: 2, random: () => 0, sleep }).findAccount(accountNumber));
    expect(waits).toEqual([100, 200, 400, 50]);
  });

  test.each([400, 401, 403, 404, 405])('is not asked again after %d, which will not pass', async (status) => {
    behind.gateway.behaveAlways(answerStatus(status));
    expect(await failureOf(behind.connect().findAccount(accountNumber))).toBe(`HTTP_${status}`);
    expect(behind.gateway.asked()).toHaveLength(1);
  });

  test('holds a few calls and no more: the others are told at once', async () => {
    behind.gateway.behaveAlways(hang);
    const bank = behind.connect({ maxCalls: 2, timeoutMs: 600_000, totalMs: 600_000, attempts: 1 });
    const held = [bank.findAccount(accountNumber), bank.findAccount(accountNumber)];
    await expect.poll(() => behind.gateway.asked()).toHaveLength(2);
    expect(await failureOf(bank.findAccount(accountNumber))).toBe('BUSY');
    expect(behind.gateway.asked()).toHaveLength(2);
    behind.gateway.cutOff();
    expect(await Promise.all(held.map(failureOf))).toEqual(['NETWORK', 'NETWORK']);
    behind.gateway.behaveAlways(asItShould);
    expect(await bank.findAccount(accountNumber)).toBeUndefined();
  });
});

describe('after five failures in a row [REL-004]', () => {
  /** A client for which the gateway has failed five times, and a clock to move. */
  async function prepareResting() {
    let nowMs = 0;
    const bank = behind.connect({ attempts: 1, now: () => new Date(nowMs) });
    behind.gateway.behaveAlways(answerStatus(500));
    for (let failures = 0; failures < 5; failures += 1) {
      expect(await failureOf(bank.findAccount(accountNumber))).toBe('HTTP_500');
    }
    return {
      bank,
      pass: (ms: number) => {
        nowMs += ms;
      },
    };
  }

  test('the gateway is left alone, and callers are told at once', async () => {
    const { bank } = await prepareResting();
    behind.gateway.behaveAlways(hang);
    expect(await failureOf(bank.findAccount(accountNumber))).toBe('RESTING');
    expect(behind.gateway.asked()).toHaveLength(5);
  });

  test('one call finds out for all whether it is back', async () => {
    const { bank, pass } = await prepareResting();
    pass(10_000);
    behind.gateway.behaveAlways(hang);
    const codes = await Promise.all(Array.from({ length: 10 }, () => failureOf(bank.findAccount(accountNumber))));
    expect(codes.filter((code) => code === 'TIMEOUT')).toHaveLength(1);
    expect(codes.filter((code) => code === 'RESTING')).toHaveLength(9);
    expect(behind.gateway.asked()).toHaveLength(6);
  });

  test('all may ask again once it is', async () => {
    const { bank, pass } = await prepareResting();
    pass(10_000);
    behind.gateway.behaveAlways(asItShould);
    for (let calls = 0; calls < 3; calls += 1) expect(await bank.findAccount(accountNumber)).toBeUndefined();
  });

  test('tries that are still to come are dropped', async () => {
    behind.gateway.behaveAlways(answerStatus(500));
    expect(await failureOf(behind.connect({ attempts: 9 }).findAccount(accountNumber))).toBe('RESTING');
    expect(behind.gateway.asked()).toHaveLength(5);
  });

  test('not after domain errors, however many: a no is an answer', async () => {
    const bank = behind.connect({ attempts: 1 });
    behind.gateway.behaveAlways(answerText('{"reason":"insufficientFunds"}', 422));
    for (let refusals = 0; refusals < 6; refusals += 1) {
      await expect(bank.findAccount(accountNumber)).rejects.toBeInstanceOf(BankRefused);
    }
    behind.gateway.behaveAlways(asItShould);
    expect(await bank.findAccount(accountNumber)).toBeUndefined();
  });

  test.each([
    ['an answer nobody understands', answerText('{}')],
    ['a refusal in no known form', answerText('{"because":"no"}', 422)],
    ['a request it does not know', answerStatus(404)],
  ])('not after %s, however often: one customer must not close the bank to all', async (_what, oddity) => {
    const bank = behind.connect({ attempts: 1 });
    behind.gateway.behaveAlways(oddity);
    for (let answers = 0; answers < 6; answers += 1) await failureOf(bank.findAccount(accountNumber));
    behind.gateway.behaveAlways(asItShould);
    expect(await bank.findAccount(accountNumber)).toBeUndefined();
  });
});
