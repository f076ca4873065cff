import { expect, test } from 'vitest';
import { catalogs } from './vite.ts';

const context = { addWatchFile: () => {} };

function loadModule(id: string) {
  const plugin = catalogs();
  return plugin.load.call(context, plugin.resolveId(id) ?? id);
}

test('makes one module of all features of a group in one language', () => {
  const english = loadModule('virtual:catalog/en/accounts');
  expect(english).toContain('"accounts.saving.name":"Saving Individual"');
  expect(english).toContain('"tutorial.dialog.title":"How to open an account"');
  expect(loadModule('virtual:catalog/mm/accounts')).toContain('"tutorial.dialog.title":"စာရင်းဖွင့်နည်း"');
});

test('compiles placeholders, so that the browser needs no parser', () => {
  expect(loadModule('virtual:catalog/en/forms')).toContain('"toast.error.status":["Error ",["status"]]');
});

test('leaves other modules alone and refuses catalogs that do not exist', () => {
  expect(loadModule('./app.ts')).toBeUndefined();
  expect(() => loadModule('virtual:catalog/my/public')).toThrow('There is no catalog virtual:catalog/my/public');
  expect(() => loadModule('virtual:catalog/en/nothing')).toThrow('There is no catalog');
});
