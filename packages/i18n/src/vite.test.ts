import { expect, test } from 'vitest';
import { catalogs } from './vite.ts';

const context = { addWatchFile: () => {} };

function loadModule(id: string) {
  const plugin = catalogs();
  return plugin.load.call(context, plugin.resolveId(id) ?? id);
}

test('makes one module of all features of a group in one language, Burmese with its line ends marked', () => {
  const english = loadModule('virtual:catalog/en/accounts');
  expect(english).toContain('"accounts.saving.shortName":"Savings account"');
  expect(english).toContain('"tutorial.dialog.title":"How to open an account"');
  expect(loadModule('virtual:catalog/mm/accounts')).toContain('"tutorial.dialog.title":"စာရင်း\u200bဖွင့်\u2060နည်း"');
});

test('compiles placeholders, so that the browser needs no parser', () => {
  expect(loadModule('virtual:catalog/en/toasts')).toContain('"toast.error.status":["Error ",["status"]]');
});

test('the table imports the groups that an app names, in both languages, and no others', () => {
  const plugin = catalogs(['public']);
  const table = plugin.load.call(context, plugin.resolveId('virtual:catalogs') ?? '');
  expect(table?.match(/virtual:catalog\/\w+\/\w+/g)).toEqual([
    'virtual:catalog/en/public',
    'virtual:catalog/mm/public',
  ]);
  expect(loadModule('virtual:catalogs')).toContain("import('virtual:catalog/mm/login')");
  expect(loadModule('virtual:catalogs')).not.toContain('desk');
});

test('leaves other modules alone and refuses catalogs that do not exist', () => {
  expect(loadModule('./app.ts')).toBeUndefined();
  expect(() => loadModule('virtual:catalog/my/public')).toThrow('There is no catalog virtual:catalog/my/public');
  expect(() => loadModule('virtual:catalog/en/nothing')).toThrow('There is no catalog');
});
