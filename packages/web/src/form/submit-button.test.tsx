// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportReachable, setLastCallFailed } from '../connection/connection.ts';
import { doing, drawInPage } from '../testing/in-page.tsx';
import { SubmitButton } from './submit-button.tsx';

const idle = { isBusy: false, isWaiting: false };
const busy = { isBusy: true, isWaiting: false };
const waiting = { isBusy: false, isWaiting: true };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  reportReachable();
  vi.useRealTimers();
});

async function draw(first = idle) {
  const pressed = vi.fn();
  const button = (sending: typeof idle) => (
    <SubmitButton sending={sending} onClick={pressed}>
      Send it
    </SubmitButton>
  );
  const drawn = await drawInPage(button(first), { words: ['forms'] });
  const offline = () => doing(() => setLastCallFailed(true));
  const online = () => doing(() => reportReachable());
  return { ...drawn, pressed, show: (sending: typeof idle) => drawn.redraw(button(sending)), offline, online };
}

test('a button says what it does, that it is sending, or that it waits for the network', async () => {
  const { read, show } = await draw();
  expect(read()).toBe('Send it');
  await show(busy);
  expect(read()).toContain('Sending');
  await show(waiting);
  expect(read()).toMatch(/connection|network|wait/i);
  expect(read()).not.toContain('Sending');
});

test('there may be a better word than sending', async () => {
  const { read } = await drawInPage(
    <SubmitButton sending={busy} busyText="Opening the account">
      Open
    </SubmitButton>,
    { words: ['forms'] },
  );
  expect(read()).toContain('Opening the account');
  expect(read()).not.toContain('Sending');
});

test('what waits for the network is sent when it is back, once', async () => {
  const { pressed, show, offline, online } = await draw();
  await offline();
  await show(waiting);
  expect(pressed).not.toHaveBeenCalled();
  await online();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('nothing is pressed while the network is still away, nor where nothing waits', async () => {
  const { pressed, show, offline, online } = await draw();
  await offline();
  await online();
  expect(pressed).not.toHaveBeenCalled();
  await show(waiting);
  await offline();
  expect(pressed).not.toHaveBeenCalled();
});

test('nobody’s half-typed answer is sent: it waits two seconds after the last key', async () => {
  const { pressed, show, offline, online } = await draw();
  await offline();
  await show(waiting);
  document.dispatchEvent(new Event('input'));
  await online();
  await doing(() => vi.advanceTimersByTime(1_500));
  document.dispatchEvent(new Event('input'));
  await doing(() => vi.advanceTimersByTime(1_999));
  expect(pressed).not.toHaveBeenCalled();
  await doing(() => vi.advanceTimersByTime(1));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('who leaves the page sends nothing any more', async () => {
  const { pressed, show, offline, online, leave } = await draw();
  await offline();
  await show(waiting);
  document.dispatchEvent(new Event('input'));
  await online();
  await leave();
  await doing(() => vi.advanceTimersByTime(10_000));
  expect(pressed).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('it tries three times by itself; then somebody has to press, which gives it three more', async () => {
  const { pressed, show, offline, online, read } = await draw();
  const fail = async () => {
    await offline();
    await show(waiting);
    await online();
    await show(busy);
  };
  for (let time = 0; time < 5; time += 1) await fail();
  expect(pressed).toHaveBeenCalledTimes(3);
  await show(waiting);
  expect(read()).toBe('Send it');
  await show(idle);
  await fail();
  expect(pressed).toHaveBeenCalledTimes(4);
});

test('a network that comes and goes while somebody types leaves one press to make', async () => {
  const { pressed, show, offline, online } = await draw();
  await offline();
  await show(waiting);
  document.dispatchEvent(new Event('input'));
  await online();
  await offline();
  await doing(() => vi.advanceTimersByTime(5_000));
  expect(pressed).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('input'));
  await online();
  await offline();
  await online();
  await doing(() => vi.advanceTimersByTime(5_000));
  expect(pressed).toHaveBeenCalledTimes(1);
});
