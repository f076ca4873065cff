import { createTextStore, type Language } from '@taga/i18n';
import { expect, test } from 'vitest';
import { loadCatalog } from '../text/load-catalog.ts';
import { againInWords } from './try-again.tsx';

const now = new Date(2026, 2, 1, 13, 40).getTime();
const minute = 60_000;

async function words(afterMs: number, language: Language = 'en') {
  const store = createTextStore(language, loadCatalog);
  await store.loadGroup('refusals');
  return againInWords(now + afterMs, now, store.getSnapshot().text, language);
}

test('when to try again is told in words and by the clock, today or tomorrow', async () => {
  expect(await words(1000)).toBe('You can try again in 1 minute, at 13:40 today.');
  expect(await words(20 * minute)).toBe('You can try again in 20 minutes, at 14:00 today.');
  expect(await words(89 * minute)).toBe('You can try again in 89 minutes, at 15:09 today.');
  expect(await words(90 * minute)).toBe('You can try again in 2 hours, at 15:10 today.');
  expect(await words(5 * 60 * minute)).toBe('You can try again in 5 hours, at 18:40 today.');
  expect(await words(23.5 * 60 * minute)).toBe('You can try again in 24 hours, at 13:10 tomorrow.');
  expect(await words(20 * minute, 'mm')).toContain('၁၄:၀၀');
});

test('once the moment has come there is nothing to tell', async () => {
  expect(await words(0)).toBeUndefined();
});
