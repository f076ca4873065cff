// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doing, drawInPage } from '../testing/in-page.tsx';
import { CodeEntry } from './code-entry.tsx';
import type { SentCode } from './sent-code.ts';
import type { CodeEntryState } from './use-code-entry.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 100_000 }));
afterEach(() => vi.useRealTimers());

const sent: SentCode = {
  reference: 'r',
  sentMessage: 'Sent to 09*****999',
  resendAtMs: 100_000,
  resendsLeft: 2,
  isEmailPossible: false,
};
const usedUp = {
  status: 400,
  message: 'No.',
  details: [{ ErrorCode: 'TG1205', ErrorDescription: 'x' }],
  retryAfterS: 3600,
};
const idle = { isBusy: false, isWaiting: false };

const view = (changedSent: Partial<SentCode>, changed: Partial<CodeEntryState>) => (
  <CodeEntry
    entry={{ code: '', type: vi.fn(), resend: vi.fn(), resending: idle, verifying: idle, ...changed } as never}
    sent={{ ...sent, ...changedSent }}
    nextStep={<a href="/contact">Call us</a>}
  />
);
const draw = (changedSent: Partial<SentCode> = {}, changed: Partial<CodeEntryState> = {}) =>
  drawInPage(view(changedSent, changed), { words: ['forms', 'refusals'] });

test('says where the code went, and how many more there can be', async () => {
  const { read } = await draw();
  expect(read()).toContain('Sent to 09*****999');
  expect(read()).toContain('SMS resends left: 2');
  expect(read()).not.toContain('A new code is on its way');
});

test('another code has to wait for the countdown, which runs [SUP-039]', async () => {
  const resend = vi.fn();
  const { read, press } = await draw({ resendAtMs: 102_000 }, { resend });
  expect(read()).toMatch(/New code in 0?0:02/);
  await press('Send the code again');
  expect(resend).not.toHaveBeenCalled();
  await doing(() => vi.advanceTimersByTime(2_000));
  expect(read()).not.toContain('New code in');
  await press('Send the code again');
  expect(resend).toHaveBeenCalledWith('SMS');
});

test('after a wrong code nobody waits for another', async () => {
  const resend = vi.fn();
  const { press } = await draw({ resendAtMs: 160_000 }, { resend, wasRefused: true });
  await press('Send the code again');
  expect(resend).toHaveBeenCalledTimes(1);
});

test('when the last SMS is sent the same button offers the email, where there is one', async () => {
  const resend = vi.fn();
  const { read, press } = await draw({ resendsLeft: 0, isEmailPossible: true }, { resend });
  expect(read()).not.toContain('Send the code again');
  await press('Send the code by email instead');
  expect(resend).toHaveBeenCalledWith('EMAIL');
});

test('when nothing more can be sent it says what to do instead', async () => {
  const { read } = await draw({ resendsLeft: 0 });
  expect(read()).toMatch(/No more codes can be sent here.*Call us/);
  expect(read()).not.toMatch(/Send the code|try again in/);
});

test('so it does when the server refuses another one, with when it will not, and the field is not to blame', async () => {
  const { read } = await draw({}, { domainError: usedUp, error: 'No more can be sent' });
  expect(read()).toMatch(/No more codes can be sent here.*You can try again in 60 minutes.*Call us/);
  expect(read()).not.toContain('No more can be sent for now');
  expect(read()).not.toContain('No more can be sent' + ' ');
});

test('another refusal stands at the field, which takes the focus each time', async () => {
  const other = { status: 400, message: 'No.', details: [{ ErrorCode: 'TG1201', ErrorDescription: 'x' }] };
  const { read, find, redraw } = await draw({}, { domainError: other, failure: other, error: 'This code is wrong' });
  expect(read()).toContain('This code is wrong');
  expect(read()).toContain('Send the code again');
  expect(document.activeElement).toBe(find('input'));
  find('input').blur();
  await redraw(view({}, { domainError: other, failure: { ...other }, error: 'This code is wrong' }));
  expect(document.activeElement).toBe(find('input'));
});

test('where nothing failed the focus stays where it is', async () => {
  const { find } = await draw();
  expect(document.activeElement).not.toBe(find('input'));
});

test('that another is on its way is said', async () => {
  expect((await draw({}, { wasResent: true })).read()).toContain('A new code is on its way.');
});

test('the code has six digits and no more', async () => {
  const typed = vi.fn();
  const { find } = await draw({}, { type: typed });
  const field = find<HTMLInputElement>('input');
  await doing(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '12345678');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(typed).toHaveBeenCalledWith('123456');
});
