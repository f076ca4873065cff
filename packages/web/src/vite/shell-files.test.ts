import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shellFiles } from './shell-files.ts';
import { styledImports } from './styled-imports.ts';

test('beside an app’s files stand its routes, and each file that shrinks compressed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'shell-'));
  await mkdir(join(root, 'dist/public/assets'), { recursive: true });
  const words = 'const words = "again and again";'.repeat(50);
  writeFileSync(join(root, 'dist/public/assets/app.js'), words);
  writeFileSync(join(root, 'dist/public/photo.png'), 'png');
  const plugin = shellFiles({ routes: ['/', '/orders/:id'], head: '<link rel="icon">' });
  plugin.configResolved({ root, build: { outDir: 'dist/public' } });
  expect(plugin.transformIndexHtml('<head><!--head--></head>')).toBe('<head><link rel="icon"></head>');
  await plugin.writeBundle();
  expect(JSON.parse(readFileSync(join(root, 'dist/routes.json'), 'utf8'))).toEqual([
    { path: '/' },
    { path: '/orders/:id' },
  ]);
  const script = (ending: string) => readFileSync(join(root, `dist/public/assets/app.js.${ending}`));
  expect(brotliDecompressSync(script('br')).toString()).toBe(words);
  expect(gunzipSync(script('gz')).toString()).toBe(words);
  expect(await readdir(join(root, 'dist/public'))).toEqual(['assets', 'photo.png']);
});

test('of the wrapper around dynamic imports only the wait for styles is left', () => {
  const load = styledImports().load as (id: string) => string | undefined;
  expect(load('\0vite/preload-helper.js')).toMatch(/withStyles as __vitePreload.*later-styles/);
  expect(load('/src/page.tsx')).toBeUndefined();
});
