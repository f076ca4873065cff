import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { BankRefused, BankUnavailable } from '../bank-errors.ts';
import { kyat, newReference } from '../testing/bank-under-test.ts';
import { answerStatus, answerText, startOddGateway } from './testing/odd-gateway.ts';
import { gatewayToken } from './testing/reference-gateway.ts';
import { useOddGateway } from './testing/use-odd-gateway.ts';

const behind = useOddGateway();

const account = {
  accountNumber: '00130100000000017',
  cifNo: '700000001',
  productCode: '301',
  balance: { currency: 'MMK', minor: 100 },
  branchCode: '001',
  isOpen: true,
  openedAt: '2026-03-04T05:06:07+06:30',
};

const found = (changes: object) => JSON.stringify({ account: { ...account, ...changes } });
const find = () => behind.connect().findAccount(account.accountNumber);

async function failureOf(answer: Promise<unknown>): Promise<unknown> {
  const failure = await answer.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(BankUnavailable);
  return failure;
}

describe('an answer is believed only when it is one [SBX-004]:', () => {
  test('this is one, and what it says beyond our questions is left out', async () => {
    behind.gateway.behave(answerText(found({ nickname: 'PIGGY BANK' })));
    const openedAt = new Date('2026-03-03T22:36:07Z');
    expect(await find()).toEqual({ ...account, openedAt, isFunded: false });
  });

  test.each([
    ['a page', '<!doctype html><title>Welcome</title>'],
    ['nothing', ''],
    ['an empty object', '{}'],
    ['half an account', '{"account":{"accountNumber":"00130100000000017"}}'],
    ['another account', found({ accountNumber: '00130100000000025' })],
    ['a balance in parts of the smallest unit', found({ balance: { currency: 'MMK', minor: 0.5 } })],
    ['a balance as text', found({ balance: { currency: 'MMK', minor: '100' } })],
    ['a balance that no number holds', found({ balance: { currency: 'MMK', minor: 2 ** 53 } })],
    ['a currency that we do not have', found({ balance: { currency: 'JPY', minor: 100 } })],
    ['a time that is none', found({ openedAt: 'yesterday' })],
    ['a name with a NUL in it', found({ branchCode: '00\u00001' })],
    ['more than anybody could have asked for', found({ branchCode: 'x'.repeat(1_100_000) })],
  ])('%s is not', async (_, body) => {
    behind.gateway.behave(answerText(body));
    await failureOf(find());
    expect(behind.gateway.asked()).toHaveLength(1);
  });

  test("accounts of somebody else are no answer to a question for one's own", async () => {
    behind.gateway.behave(answerText(JSON.stringify({ accounts: [account] })));
    await failureOf(behind.connect().listAccounts('700000002'));
    behind.gateway.behave(answerText(JSON.stringify({ accounts: [account] })));
    expect(await behind.connect().listAccounts('700000001')).toHaveLength(1);
  });

  test('a movement of another amount is no answer to a transfer', async () => {
    const order = { reference: newReference(), fromAccount: '1', toAccount: '2', money: kyat(100) };
    const moved = { ...order, at: account.openedAt };
    behind.gateway.behave(answerText(JSON.stringify({ ...moved, money: kyat(1) })));
    await failureOf(behind.connect().transfer(order));
    behind.gateway.behave(answerText(JSON.stringify(moved)));
    expect(await behind.connect().transfer(order)).toMatchObject(order);
  });

  test('a wrong address is not a bank where nothing is to be found', async () => {
    behind.gateway.behave(answerStatus(404));
    await failureOf(find());
  });
});

describe('a no', () => {
  const order = { reference: newReference(), accountNumber: '1', money: kyat(1) };

  test.each([409, 422])('is believed with its reason, as %d', async (status) => {
    behind.gateway.behave(answerText('{"reason":"insufficientFunds"}', status));
    const failure = await behind
      .connect()
      .charge(order)
      .catch((error: unknown) => error);
    expect(failure).toEqual(new BankRefused('insufficientFunds'));
    expect(behind.gateway.asked()).toHaveLength(1);
  });

  test('for a reason of the bank alone is one all the same, in its words', async () => {
    behind.gateway.behave(answerText('{"reason":"dormant","description":"Account is dormant"}', 422));
    const failure = await behind
      .connect()
      .charge(order)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason: 'other', description: 'Account is dormant' });
  });

  test('without a reason is none: it would end what the customer wanted permanently', async () => {
    behind.gateway.behave(answerText('{"message":"Unprocessable"}', 422));
    await failureOf(behind.connect().charge(order));
  });
});

describe('what is asked', () => {
  test('does not go where a redirect points', async () => {
    const elsewhere = await startOddGateway();
    behind.gateway.behave(answerStatus(307, { location: `${elsewhere.url}/accounts/find` }));
    await failureOf(find());
    expect(elsewhere.received).toEqual([]);
    await elsewhere.stop();
  });

  test('stands in the body and never in the address', async () => {
    await find();
    expect(behind.gateway.received).toMatchObject([
      { path: '/accounts/find', body: JSON.stringify({ accountNumber: account.accountNumber }) },
    ]);
  });

  test('holds no more about a person than the bank needs', async () => {
    const person = { idType: 'NRC', idValue: '12/DAGAMA(N)000001', fatherName: 'U HLA' } as const;
    await behind.connect().findCustomer(person);
    expect(behind.gateway.received[0]?.body).toBe('{"idType":"NRC","idValue":"12/DAGAMA(N)000001"}');
  });

  test.each([
    ['in a setting of its own', (url: string) => ({ url, token: gatewayToken })],
    [
      'in the address',
      (url: string) => ({ url: url.replace('//', `//:${encodeURIComponent(gatewayToken)}@`), token: undefined }),
    ],
  ])('shows the token that stands %s', async (_, options) => {
    expect(await behind.connect(options(behind.gateway.url)).findAccount('00130199999999999')).toBeUndefined();
    expect(behind.gateway.received[0]?.headers.authorization).toBe(`Bearer ${gatewayToken}`);
  });

  test('is asked below the path of the address', async () => {
    await failureOf(behind.connect({ url: `${behind.gateway.url}/taga/v1/` }).findAccount('1'));
    expect(behind.gateway.asked()).toEqual(['/taga/v1/accounts/find']);
  });

  test('is not repeated in what is said about a failure, nor is the token', async () => {
    behind.gateway.behaveAlways(answerStatus(503));
    const url = behind.gateway.url.replace('//', `//:${encodeURIComponent(gatewayToken)}@`);
    const failures = [
      await failureOf(behind.connect({ url, token: undefined }).findAccount(account.accountNumber)),
      await failureOf(behind.connect({ url: 'http://:s3cret@127.0.0.1:1' }).findAccount(account.accountNumber)),
      await failureOf(behind.connect({ token: 'wr0ng' }).findAccount(account.accountNumber)),
    ];
    const said = inspect(failures, { depth: 10, showHidden: true });
    expect(said).toContain('/accounts/find HTTP_503');
    for (const secret of [gatewayToken, encodeURIComponent(gatewayToken), 's3cret', 'wr0ng', account.accountNumber]) {
      expect(said).not.toContain(secret);
    }
  });
});
