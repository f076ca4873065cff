import { expect, test } from 'vitest';
import { loadCatalog } from './load-catalog.ts';

test('words come in the language that is asked for, those of later pages too', async () => {
  expect((await loadCatalog('en', 'public'))['layout.header.signIn']).toBe('Sign in');
  expect((await loadCatalog('mm', 'public'))['layout.header.signIn']).toMatch(/[\u1000-\u109f]/);
  expect((await loadCatalog('en', 'uploads'))['uploads.file.remove']).toBe('Remove');
});

test('a group that an app has not is a mistake of ours', async () => {
  await expect(loadCatalog('en', 'nothing' as never)).rejects.toThrow('nothing');
});
