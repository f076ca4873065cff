import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { leanRouter } from './lean-router.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/development');
/** The one file that holds the components; its name changes with each release. */
const file = readdirSync(folder).find(
  (name) => name.endsWith('.mjs') && readFileSync(join(folder, name), 'utf8').includes('function BrowserRouter('),
);

test('finds in the installed router what it is meant to change', () => {
  const code = readFileSync(join(folder, file ?? ''), 'utf8');
  const transform = leanRouter().transform as (code: string, id: string) => { code: string };
  const lean = transform(code, `/node_modules/react-router/dist/development/${file}`).code;
  expect(code).toMatch(/^Link\.displayName = /m);
  expect(lean).not.toMatch(/^\w+\.(displayName|contextType) = /m);
  expect(lean).not.toMatch(/= React\d*\.(createContext|forwardRef|memo)\(/);
  expect(lean).not.toMatch(/class extends React\d*\./);
});

test('leaves every effect of the router alone', () => {
  const code = readFileSync(join(folder, file ?? ''), 'utf8');
  const transform = leanRouter().transform as (code: string, id: string) => { code: string };
  const lean = transform(code, `/node_modules/react-router/dist/development/${file}`).code;
  const effects = (text: string) => text.match(/\.use(Layout)?Effect\(|\.current = /g)?.length;
  expect(effects(lean)).toBe(effects(code));
});

test('touches no other module', () => {
  const transform = leanRouter().transform as (code: string, id: string) => unknown;
  expect(transform('Door.displayName = "Door";', '/src/door.tsx')).toBeUndefined();
});
