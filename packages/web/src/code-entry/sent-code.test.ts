import { expect, test } from 'vitest';
import { readSentCode } from './sent-code.ts';

const answer = { OTPREFNO: 'ref-1', SENTMESSAGE: 'Sent to 09*****999' };

test('the countdown and what is left follow the server', () => {
  const sent = readSentCode({ ...answer, RESEND_AFTER: 42, RESENDS_LEFT: 0, EMAIL_POSSIBLE: true }, 1000);
  expect(sent).toEqual({
    reference: 'ref-1',
    sentMessage: 'Sent to 09*****999',
    resendAtMs: 43_000,
    resendsLeft: 0,
    isEmailPossible: true,
  });
});

test('where it does not say, 60 seconds and exactly 3 resends are counted (G-026) [SUP-039, SUP-042, CON-017]', () => {
  let sent = readSentCode(answer, 0);
  expect(sent).toMatchObject({ resendAtMs: 60_000, resendsLeft: 3, isEmailPossible: false });
  const left = [1, 2, 3].map(() => {
    sent = readSentCode(answer, 0, sent);
    return sent.resendsLeft;
  });
  expect(left).toEqual([2, 1, 0]);
});
