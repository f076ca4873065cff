// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { doing, drawInPage } from '../testing/in-page.tsx';
import { LanguageButtons } from './language-buttons.tsx';
import { languageOfCookie } from './language-choice.ts';
import { useText } from './text-context.tsx';

const Words = () => useText()('layout.header.signIn');
const view = (
  <>
    <LanguageButtons />
    <Words />
  </>
);
const draw = () => drawInPage(view, { words: ['public'] });

test('a press changes the words in place, and the choice is remembered', async () => {
  const { read, press } = await draw();
  expect(read()).toContain('Sign in');
  await press('မြန်မာ');
  await vi.waitFor(() => expect(read()).not.toContain('Sign in'));
  expect(languageOfCookie(document.cookie)).toBe('mm');
});

test('without a network the old words stay', async () => {
  const { read, press, store, redraw } = await draw();
  vi.spyOn(store, 'switchTo').mockRejectedValue(new TypeError('Failed to fetch'));
  await redraw(<div>{view}</div>);
  await press('မြန်မာ');
  await doing(() => undefined);
  expect(read()).toContain('Sign in');
});
