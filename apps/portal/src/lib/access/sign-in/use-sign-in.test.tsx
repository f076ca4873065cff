// @vitest-environment page
import { errorCodes } from '@taga/contract';
import { ApiError } from '@taga/web/api';
import { Router } from '@taga/web/navigation';
import { doing, drawInPage, runHook } from '@taga/web/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, bodiesOf, callApi } from '../../../testing/fake-api.ts';
import { LoginError } from './login-error.tsx';
import { useSignIn } from './use-sign-in.ts';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

const refusal = (status: number, ...codes: readonly string[]) => {
  const Details = codes.map((ErrorCode) => ({ ErrorCode, ErrorDescription: `Reason ${ErrorCode}` }));
  return new ApiError(status, { Error: { Message: 'Sign-in failed', Details, RequestId: 'r' } }, 'r');
};
const tokens = { accesstoken: 't', RefreshToken: 'r', expires_in: 600, session_expires_in: 3600 };
const customer = { USERNAME: 'MYA', LOGIN_ID: 'mya@mail.example' };

beforeEach(() => {
  window.history.replaceState({ idx: 0, key: 'k', usr: null }, '', '/login');
  answerCalls({ login: { Data: { ...tokens, LOGIN_ID: customer.LOGIN_ID } }, getCustomer: { Data: customer } });
});

async function draw(loginId = 'mya@mail.example') {
  const onRecognised = vi.fn();
  const hook = await runHook(() => useSignIn(loginId, onRecognised), {
    words: ['forms', 'refusals'],
    around: (children) => <Router>{children}</Router>,
  });
  const send = async () => {
    await doing(() => hook.current.submit());
    await expect.poll(() => hook.current.sending.isBusy).toBe(false);
  };
  const type = (password: string) => doing(() => hook.current.form.change({ password }));
  return { hook, onRecognised, send, type };
}

test('what is typed signs in, and says who it is', async () => {
  const { onRecognised, send, type } = await draw();
  await type('secret-1');
  await send();
  expect(bodiesOf('login')).toEqual([{ LOGIN_ID: 'mya@mail.example', PWD: 'secret-1' }]);
  expect(callApi.mock.calls[1]?.[1]).toMatchObject({ body: { LOGIN_ID: 'mya@mail.example' }, token: 't' });
  expect(onRecognised).toHaveBeenCalledWith(
    expect.objectContaining({ user: expect.objectContaining({ Data: expect.objectContaining(customer) }) }),
  );
});

test('a form that is not in order is not sent', async () => {
  const { hook, send } = await draw();
  await send();
  expect(callApi).not.toHaveBeenCalled();
  expect(hook.current.form.field('password').error).toBeTruthy();
});

test('why it was refused is kept for the form', async () => {
  answerCalls({ login: () => Promise.reject(refusal(400, errorCodes.invalidField)) });
  const { hook, onRecognised, send, type } = await draw();
  await type('secret-1');
  await send();
  expect(hook.current.sending.domainError?.details).toHaveLength(1);
  expect(onRecognised).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/login');
});

test.each([
  [[errorCodes.accountBlocked], null],
  [[errorCodes.accountBlocked, errorCodes.blockedByBank], expect.objectContaining({ isSignInBlocked: true })],
])('a blocked account has a page of its own, which knows whether it was the bank: %j', async (codes, state) => {
  answerCalls({ login: () => Promise.reject(refusal(400, ...codes)) });
  const { hook, send, type } = await draw();
  await type('secret-1');
  await send();
  expect(window.location.pathname).not.toBe('/login');
  expect(window.history.state.usr).toEqual(state);
  expect(hook.current.sending.domainError).toBeUndefined();
});

async function tell(status: number, ...codes: readonly string[]) {
  const details = codes.map((ErrorCode) => ({ ErrorCode, ErrorDescription: `Reason ${ErrorCode}` }));
  const domainError = { status, message: 'Sign-in failed', details };
  const drawn = await drawInPage(<LoginError domainError={domainError} loginId=" mya@mail.example " />, {
    words: ['forms', 'refusals', 'signUp'],
  });
  return { ...drawn, text: drawn.store.getSnapshot().text };
}

test('each reason is told; where no token was good enough, that nobody could do it differently', async () => {
  const refused = await tell(400, 'X1', 'X2');
  expect([...refused.place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Reason X1',
    'Reason X2',
  ]);
  const general = await tell(401, 'X1');
  expect(general.read()).toContain(general.text('form.signIn.failure'));
  expect(general.read()).not.toContain('Reason X1');
});

test('who has not opened the link has it sent again, to the address that was refused, and nobody else', async () => {
  expect((await tell(400, 'X1')).place.querySelector('button')).toBeNull();
  answerCalls({ resendVerificationEmail: { Data: {} } });
  const { place, press, text } = await tell(400, errorCodes.emailNotVerified);
  await expect.poll(() => place.querySelector('button')).not.toBeNull();
  await press(text('verifyEmail.resend.send'));
  expect(bodiesOf('resendVerificationEmail')).toEqual([{ LOGIN_ID: 'mya@mail.example' }]);
});
