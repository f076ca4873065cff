// @vitest-environment page
import { createTextStore } from '@taga/i18n';
import { loadCatalog } from '@taga/web/text';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askAboutZawgyi } from './ask-about-zawgyi.tsx';
import { watchForBurmese } from './watch-for-burmese.ts';

const zawgyi = 'ျမန္မာ';
const unicode = 'မြန်မာ';
let field: HTMLInputElement;

function heard(data: string | null, { value = data ?? '', inputType = 'insertText' } = {}) {
  field.value = value;
  const event = new Event('beforeinput', { bubbles: true });
  Object.assign(event, { data, inputType });
  Object.defineProperty(event, 'target', { value: field });
  return event as InputEvent;
}
const read = () => document.body.textContent ?? '';
const answer = (place: 0 | 1) => document.querySelectorAll('button')[place]?.click();
const asks = () => vi.waitFor(() => expect(document.querySelectorAll('button')).toHaveLength(2));
const asksNothing = () => vi.waitFor(() => expect(document.querySelectorAll('button')).toHaveLength(0));

beforeAll(async () => {
  const store = createTextStore('en', loadCatalog);
  await store.loadGroup('zawgyi');
  document.body.innerHTML = '<div><label>Name</label><input></div>';
  field = document.querySelector('input') as HTMLInputElement;
  askAboutZawgyi(store, heard(unicode));
});
beforeEach(() => {
  document.body.innerHTML = '<div data-takes-paste><label>Name</label><input></div>';
  field = document.querySelector('input') as HTMLInputElement;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const type = (...given: Parameters<typeof heard>) => document.dispatchEvent(heard(...given));

test('a text in Zawgyi is asked about below its field, with what would become of it', async () => {
  type(zawgyi);
  await asks();
  expect(read()).toContain(unicode);
  answer(0);
  await asksNothing();
  expect(field.value).toBe(unicode);
  expect(document.activeElement).toBe(field);
});

test('what somebody wants to keep stays as it is, and is not asked about again', async () => {
  const other = `${zawgyi}ျမန္မာ`;
  type(other);
  await asks();
  answer(1);
  await asksNothing();
  expect(field.value).toBe(other);
  type(other);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

test('a text in Unicode is nobody’s question, and takes an open one away', async () => {
  type(zawgyi);
  await asks();
  type(unicode);
  await asksNothing();
});

test('a pasted text that was not understood is asked about itself, and pasted again', async () => {
  const pasted = vi.fn();
  field.addEventListener('paste', pasted);
  type(zawgyi, { value: '', inputType: 'insertFromPaste' });
  await asks();
  answer(0);
  await asksNothing();
  expect(pasted).toHaveBeenCalledTimes(1);
});

test('nothing is fetched before the first Burmese letters; then it is asked about them', async () => {
  const store = createTextStore('en', loadCatalog);
  const removed = vi.spyOn(document, 'removeEventListener');
  watchForBurmese(store);
  document.dispatchEvent(heard('abc', { value: 'abc' }));
  document.dispatchEvent(heard('၁၂', { value: '၁၂' }));
  document.dispatchEvent(heard(null, { value: '' }));
  expect(removed).not.toHaveBeenCalled();
  document.dispatchEvent(heard('က', { value: 'က' }));
  expect(removed).toHaveBeenCalledTimes(1);
});
