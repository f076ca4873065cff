// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { isInZawgyi, pauseBefore, put } from './find-zawgyi.ts';

const zawgyi = 'ျမန္မာ';
const unicode = 'မြန်မာ';

function field(tag: 'input' | 'textarea' = 'input', kind?: string) {
  const made = document.body.appendChild(document.createElement(tag));
  if (kind && made instanceof HTMLInputElement) made.type = kind;
  return made;
}
afterEach(() => {
  document.body.innerHTML = '';
});

test('who has not finished a syllable is given a second; a pasted text is looked at at once', () => {
  const given = (text: string, kind: string) => pauseBefore({ field: field(), text, kind });
  expect(given('ကေ', 'insertText')).toBe(1_000);
  expect(given('ကေ', 'insertFromPaste')).toBe(0);
  expect(given('က', 'insertText')).toBe(0);
});

test('a text in Zawgyi is known in fields for texts alone, and only while these are there', async () => {
  const given = (own: HTMLInputElement | HTMLTextAreaElement, text = zawgyi) =>
    isInZawgyi({ field: own, text, kind: 'x' });
  expect(await given(field())).toBe(true);
  expect(await given(field('textarea'))).toBe(true);
  expect(await given(field(), unicode)).toBe(false);
  expect(await given(field('input', 'password'))).toBe(false);
  expect(await given(field('input', 'email'))).toBe(false);
  const gone = field();
  gone.remove();
  expect(await given(gone)).toBe(false);
});

test.each(['input', 'textarea'] as const)('%s takes another text as if it had been typed', (tag) => {
  const own = field(tag);
  const heard = vi.fn();
  document.body.addEventListener('input', heard);
  put(unicode, { field: own, text: zawgyi, kind: 'insertText' });
  expect(own.value).toBe(unicode);
  expect(heard).toHaveBeenCalledTimes(1);
  put(unicode, { field: own, text: zawgyi, kind: 'insertText' });
  expect(heard).toHaveBeenCalledTimes(1);
  document.body.removeEventListener('input', heard);
});

test('what was pasted in vain is pasted again', () => {
  const own = field();
  const pasted = vi.fn((event: ClipboardEvent) => event.clipboardData?.getData('text'));
  document.body.addEventListener('paste', pasted);
  put(unicode, { field: own, text: zawgyi, kind: 'lost' });
  expect(pasted.mock.results[0]?.value).toBe(unicode);
  expect(own.value).toBe('');
  document.body.removeEventListener('paste', pasted);
});
