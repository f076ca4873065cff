// @vitest-environment page
import { errorCodes } from '@taga/contract';
import { ApiError } from '@taga/web/api';
import { doing, drawInPage, type } from '@taga/web/testing';
import { expect, test, vi } from 'vitest';
import { answerCalls, bodiesOf, callApi } from '../../../testing/fake-api.ts';
import { AskForLink } from './ask-for-link.tsx';
import { ResendLink } from './resend-link.tsx';

vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));

const words = { words: ['signUp', 'forms', 'refusals', 'toasts'] } as const;
async function draw() {
  const drawn = await drawInPage(<AskForLink />, words);
  const send = () =>
    doing(() => drawn.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  return {
    ...drawn,
    text: drawn.store.getSnapshot().text,
    send,
    write: (email: string) => type(drawn.find<HTMLInputElement>('input'), email),
  };
}

test('a link is sent to the address that is given, without blanks around it', async () => {
  answerCalls({ resendVerificationEmail: { Data: { RESEND_AFTER: 60 } } });
  const { write, send, read, text } = await draw();
  await write('mya@mail.example ');
  await send();
  expect(bodiesOf('resendVerificationEmail')).toEqual([{ LOGIN_ID: 'mya@mail.example' }]);
  expect(read()).toContain(text('verifyEmail.resend.sent'));
});

test('what is no address is not sent, and another one is not sent too soon', async () => {
  answerCalls({ resendVerificationEmail: { Data: { RESEND_AFTER: 60 } } });
  const { write, send } = await draw();
  await send();
  await write('mya');
  await send();
  expect(callApi).not.toHaveBeenCalled();
  await write('mya@mail.example');
  await send();
  await send();
  expect(callApi).toHaveBeenCalledTimes(1);
});

test('pressing it is not the browser’s business', async () => {
  const { find } = await draw();
  const event = new Event('submit', { bubbles: true, cancelable: true });
  await doing(() => find('form').dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
});

test.each([
  [errorCodes.codeResendsUsedUp, true],
  [errorCodes.codeResendTooSoon, false],
])('where it is refused with %s, the hotline is named: %s', async (ErrorCode, isNamed) => {
  const body = { Error: { Message: 'No', Details: [{ ErrorCode, ErrorDescription: 'No' }], RequestId: 'r' } };
  answerCalls({ resendVerificationEmail: () => Promise.reject(new ApiError(400, body, 'r')) });
  const { write, send, place, read, text } = await draw();
  await write('mya@mail.example');
  await send();
  expect(place.querySelector('a[href^="tel:"]') !== null).toBe(isNamed);
  expect(read()).not.toContain(text('verifyEmail.resend.sent'));
});

test('beside a question the button is a quiet one', async () => {
  const drawn = async (question?: string) => {
    const { find, read } = await drawInPage(
      <ResendLink loginId="mya@mail.example" label="Send" {...(question && { question })} />,
      words,
    );
    return { look: find('button').className, words: read() };
  };
  const [alone, beside] = [await drawn(), await drawn('Did not get it?')];
  expect(alone.words).toBe('Send');
  expect(beside.words).toBe('Did not get it?Send');
  expect(alone.look).toContain('border');
  expect(beside.look).not.toBe(alone.look);
});
