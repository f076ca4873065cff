import { createTextStore } from '@taga/i18n';
import { loadCatalog, TextProvider } from '@taga/web/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ageInWords } from './age.ts';
import { Moment } from './moment.tsx';

const now = Date.parse('2026-03-10T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [-minute, 'just now'],
  [minute - 1, 'just now'],
  [minute, '1 min'],
  [hour - 1, '59 min'],
  [hour, '1 hour'],
  [2 * day - 1, '47 hours'],
  [2 * day, '2 days'],
  [10 * day, '10 days'],
])('%i ms ago is told as %s', async (passed, words) => {
  const store = createTextStore('en', loadCatalog);
  await store.loadGroup('desk');
  expect(ageInWords(new Date(now - passed).toISOString(), store.getSnapshot().text, now)).toBe(words);
});

test('a moment is told by the day and the clock on the wall', () => {
  const at = new Date(2026, 2, 9, 8, 5).toISOString();
  const store = createTextStore('en', loadCatalog);
  const html = renderToStaticMarkup(
    <TextProvider store={store}>
      <Moment at={at} />
    </TextProvider>,
  );
  expect(html).toContain(`dateTime="${at}"`);
  expect(html.replace(/[\s\u2060]+/g, ' ')).toMatch(/09 Mar, 2026 08:05/);
});
