import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTextStore } from '@taga/i18n';
import { loadCatalog } from '@taga/web/text';
import { expect, test } from 'vitest';
import { actionWords } from './audit-words.ts';

const server = fileURLToPath(new URL('../../../../server/src/', import.meta.url));

/** Every action that the server writes down by its whole name. */
const actions = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing/'))
  .flatMap((file) => [
    ...readFileSync(server + file, 'utf8').matchAll(/(?:action: |change\(asked, )'([a-z-]+\.[a-z-]+)'/g),
  ])
  .map(([, action]) => action ?? '');

test('every action that the server writes down has words [DSK-012]', async () => {
  expect(actions.length).toBeGreaterThan(20);
  const store = createTextStore('mm', loadCatalog);
  await store.loadGroup('deskOffice');
  const { text } = store.getSnapshot();
  // What has no words is told by the log's own, which are Latin.
  expect(actions.filter((action) => /[a-z]/.test(actionWords(action, text)))).toEqual([]);
});
