import { errorCodes } from '@taga/contract';
import { ApiError } from '@taga/web/api';
import { expect, test } from 'vitest';
import { orderChequeBook } from './order-cheque-book.ts';

const done = async () => ({});
const fails = (status: number, ErrorCode: string) => async () => {
  const Details = [{ ErrorCode, ErrorDescription: 'Not for this account.' }];
  throw new ApiError(status, { Error: { Message: 'No.', Details, RequestId: 'r' } }, 'r');
};
const saying = { details: [{ ErrorDescription: 'Not for this account.' }] };

test('the fee is taken once the bank has the order [API-051]', async () => {
  expect(await orderChequeBook({ subscribe: done, charge: done })).toEqual({ kind: 'paid' });
});

test('a cheque book that the bank refuses is no failure of the account, and is not paid for [ETB-045]', async () => {
  const asked: string[] = [];
  const charge = async () => asked.push('charge');
  const outcome = await orderChequeBook({ subscribe: fails(400, errorCodes.bankRefused), charge });
  expect(outcome).toMatchObject({ kind: 'refused', domainError: saying });
  expect(asked).toEqual([]);
});

test.each([errorCodes.insufficientBalance, errorCodes.bankRefused, errorCodes.accountNotAllowed])(
  'nor is a fee that is refused, for whatever reason: %s [ETB-045, API-051]',
  async (code) => {
    const outcome = await orderChequeBook({ subscribe: done, charge: fails(400, code) });
    expect(outcome).toMatchObject({ kind: 'unpaid', domainError: saying });
  },
);

test('what nobody has answered is a failure, and can be asked again', async () => {
  const subscribe = fails(503, errorCodes.bankUnavailable);
  await expect(orderChequeBook({ subscribe, charge: done })).rejects.toBeInstanceOf(ApiError);
});
