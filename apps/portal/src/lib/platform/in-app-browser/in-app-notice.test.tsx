// @vitest-environment page
import { drawInPage } from '@taga/web/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { InAppNotice } from './in-app-notice.tsx';

async function draw(need: 'ahead' | 'now') {
  const drawn = await drawInPage(<InAppNotice app="Messenger" path="/sign-up" need={need} />, { words: ['inApp'] });
  return { ...drawn, text: drawn.store.getSnapshot().text };
}
afterEach(() => vi.restoreAllMocks());

test.each([
  ['ahead', 'inApp.kept', 'inApp.keptByBank'],
  ['now', 'inApp.keptByBank', 'inApp.kept'],
] as const)('where the camera is needed “%s”, it says what is kept', async (need, told, untold) => {
  const { read, text } = await draw(need);
  expect(read()).toContain(text('inApp.title', { app: 'Messenger' }));
  expect(read()).toContain(text(`inApp.${need}`));
  expect(read()).toContain(text(told));
  expect(read()).not.toContain(text(untold));
  expect(read()).toContain(`${window.location.origin}/sign-up`);
});

test('the address is copied when somebody wants it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { press, read, text } = await draw('now');
  expect(read()).toContain(text('inApp.copy'));
  await press(text('inApp.copy'));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/sign-up`);
  await expect.poll(read).toContain(text('inApp.copied'));
});

test('without a clipboard it is copied by hand', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  const { place, read } = await draw('now');
  expect(place.querySelector('button')).toBeNull();
  expect(read()).toContain('/sign-up');
});
