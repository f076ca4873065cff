// @vitest-environment page
import { ApiError } from '@taga/web/api';
import { doing, runHook } from '@taga/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fake-api.ts';
import { readSentLink } from './sent-link.ts';
import { useResendLink } from './use-resend-link.ts';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 100_000 });
  callApi.mockReset().mockResolvedValue({ Data: { RESEND_AFTER: 60 } });
});
afterEach(() => vi.useRealTimers());

const draw = (options = {}) => runHook(() => useResendLink(options), { words: ['signUp', 'refusals'] });

test('a server that does not say how long to wait lets people ask at once', () => {
  expect(readSentLink({ RESEND_AFTER: 42 } as never, 1_000)).toEqual({ resendAtMs: 43_000 });
  expect(readSentLink({}, 1_000)).toEqual({ resendAtMs: 1_000 });
  expect(readSentLink(undefined, 1_000)).toEqual({ resendAtMs: 1_000 });
});

test('a link is sent again, and the next one has to wait', async () => {
  const onSent = vi.fn();
  const link = await draw({ onSent });
  expect(link.current).toMatchObject({ wasSent: false, waitText: undefined });
  await doing(() => link.current.send('mya@mail.example', 'u-1'));
  expect(callApi.mock.calls[0]?.[1].body).toEqual({ LOGIN_ID: 'mya@mail.example', USER_ID: 'u-1' });
  expect(link.current.wasSent).toBe(true);
  expect(link.current.waitText).toMatch(/1:00/);
  expect(onSent).toHaveBeenCalledWith({ resendAtMs: 160_000 });
  await doing(() => vi.advanceTimersByTime(60_000));
  expect(link.current.waitText).toBeUndefined();
});

test('a link that is on its way already has to be waited for, too', async () => {
  expect((await draw({ sent: { resendAtMs: 130_000 } })).current.waitText).toMatch(/0:30/);
});

test('without a user nobody is named; while it is sent again nothing is said of the last', async () => {
  const link = await draw();
  await doing(() => link.current.send('mya@mail.example'));
  expect(callApi.mock.calls[0]?.[1].body).toEqual({ LOGIN_ID: 'mya@mail.example' });
  callApi.mockReturnValue(new Promise(() => {}));
  await doing(() => link.current.send('mya@mail.example'));
  expect(link.current).toMatchObject({ wasSent: false, sending: { isBusy: true } });
});

test('one that was asked for too soon says when; another refusal does not', async () => {
  const refusal = (ErrorCode: string) =>
    new ApiError(
      400,
      { Error: { Message: 'No', Details: [{ ErrorCode, ErrorDescription: '' }], RetryAfter: 20 } },
      'r',
    );
  callApi.mockRejectedValue(refusal('TG1204'));
  const link = await draw();
  await doing(() => link.current.send('mya@mail.example'));
  expect(link.current).toMatchObject({ wasSent: false, waitText: expect.stringMatching(/0:20/) });
  expect(link.current.domainError).toBeDefined();
  callApi.mockRejectedValue(refusal('TG1101'));
  const other = await draw();
  await doing(() => other.current.send('mya@mail.example'));
  expect(other.current.waitText).toBeUndefined();
});
