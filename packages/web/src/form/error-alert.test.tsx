// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doing, drawInPage } from '../testing/in-page.tsx';
import type { DomainError } from './domain-error.ts';
import { ErrorAlert } from './error-alert.tsx';
import { useServerMessage } from './server-message.ts';

const detail = (ErrorCode: string, ErrorDescription: string) => ({ ErrorCode, ErrorDescription });
const refusal: DomainError = {
  status: 400,
  message: 'No.',
  details: [detail('TG1104', 'server words'), detail('X9', 'Core says no')],
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 1, 13, 40) }));
afterEach(() => vi.useRealTimers());

const draw = (domainError: DomainError | undefined) =>
  drawInPage(
    <ErrorAlert domainError={domainError} title="Not sent">
      <a href="/help">Get help</a>
    </ErrorAlert>,
    { words: ['refusals'] },
  );

test('a refusal is spoken at once: what did not work, each reason, and the next step', async () => {
  const { read, find } = await draw(refusal);
  expect(read()).toMatch(/^Not sent.*cannot be used.*Core says no.*Get help$/);
  expect(find('[role=alert]')).toBeTruthy();
  expect(read()).not.toContain('try again in');
});

test('where nothing was refused nothing is shown', async () => {
  expect((await draw(undefined)).read()).toBe('');
});

test('when it is worth asking again is told by the clock, and stays the same moment', async () => {
  const later = { ...refusal, retryAfterS: 20 * 60 };
  const { read, redraw } = await draw(later);
  expect(read()).toContain('You can try again in 20 minutes, at 14:00 today.');
  vi.setSystemTime(new Date(2026, 2, 1, 13, 50));
  await redraw(<ErrorAlert domainError={later} title="Still not sent" />);
  expect(read()).toContain('You can try again in 10 minutes, at 14:00 today.');
});

function Message({ message }: { message: string }) {
  return <p>{useServerMessage({ status: 400, message, details: [] })}</p>;
}

test('a general message of our own follows a change of language; any other stays as it came', async () => {
  const ours = 'Your request could not be completed.';
  const { store } = await drawInPage(null, { words: ['refusals'] });
  const known = store
    .getSnapshot()
    .text('errors.message.notPossible')
    .replace(/[\u2060\u200b\u00ad]/g, '');
  const drawn = await drawInPage(<Message message={known} />, { words: ['refusals'] });
  const before = drawn.read();
  await doing(() => drawn.store.switchTo('mm'));
  expect(drawn.read()).not.toBe(before);
  expect(drawn.read()).toMatch(/[\u1000-\u109f]/);
  const foreign = await drawInPage(<Message message={`${ours} (core 17)`} />, { words: ['refusals'] });
  await doing(() => foreign.store.switchTo('mm'));
  expect(foreign.read()).toBe(`${ours} (core 17)`);
});
