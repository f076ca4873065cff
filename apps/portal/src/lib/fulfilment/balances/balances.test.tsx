// @vitest-environment page
import { ApiError } from '@taga/web/api';
import { createQueryClient, QueryClientProvider } from '@taga/web/data';
import { drawInPage, runHook } from '@taga/web/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fake-api.ts';
import { Balances } from './balances.tsx';
import { useMaskedBalances } from './use-balances.ts';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

const account = (number: string, AVLBAL: number | null = null) => ({
  ACCNO: number,
  ACCOUNT_CLASS: '301',
  AC_DESC: 'Savings',
  CCY: 'MMK',
  AVLBAL,
  INITIAL_DEPOSIT: null,
});
const masked = [account('00112233445566771'), account('00112233445566772')];
const revealed = [account('00112233445566771', 1_250_000), account('00112233445566772', 50)];

beforeEach(() => void callApi.mockReset().mockResolvedValue({ Data: revealed }));
const draw = () =>
  drawInPage(<Balances loginId="mya@mail.example" masked={masked as never} />, {
    words: ['customer', 'accounts', 'refusals', 'forms', 'products'],
  });

test('amounts are hidden until the customer asks, and hidden again at once', async () => {
  const { read, press, store } = await draw();
  const { text } = store.getSnapshot();
  expect(read()).not.toContain('1,250,000');
  expect(callApi).not.toHaveBeenCalled();
  await press(text('customer.balances.show'));
  expect(read()).toContain('1,250,000');
  expect(callApi.mock.calls[0]?.[1].body).toEqual({ LOGIN_ID: 'mya@mail.example', IS_MASKED: 'False' });
  await press(text('customer.balances.hide'));
  expect(read()).not.toContain('1,250,000');
  expect(callApi).toHaveBeenCalledTimes(1);
});

test('one button shows all, and a failure is told until it works', async () => {
  callApi.mockRejectedValueOnce(new ApiError(500, null, null));
  const { read, press, place, store } = await draw();
  const { text } = store.getSnapshot();
  const buttons = [...place.querySelectorAll('button')].filter(({ textContent }) =>
    textContent?.includes(text('customer.balances.show')),
  );
  expect(buttons).toHaveLength(1);
  await press(text('customer.balances.show'));
  expect(read()).toContain(text('customer.balances.revealFailure'));
  await press(text('customer.balances.show'));
  expect(read()).not.toContain(text('customer.balances.revealFailure'));
  expect(read()).toContain('1,250,000');
});

const ask = (isCardCustomer: boolean) => {
  const client = createQueryClient();
  return runHook(() => useMaskedBalances({ loginId: 'mya@mail.example', isCardCustomer } as never), {
    around: (children) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
};

test('what is on the accounts is not kept, even if the bank sends it unasked', async () => {
  const answer = await ask(false);
  await vi.waitFor(() => expect(answer.current.data).toEqual(masked));
  expect(callApi.mock.calls[0]?.[1].body.IS_MASKED).toBe('True');
});

test('nothing is asked for who came for a card', async () => {
  await ask(true);
  expect(callApi).not.toHaveBeenCalled();
});
