import { expect, test } from 'vitest';
import { serviceWorker } from './service-worker.ts';

type Bundle = Record<string, { type: string; fileName: string; [more: string]: unknown }>;

function chunk(fileName: string, moduleId: string) {
  return { type: 'chunk', fileName, moduleIds: [moduleId], imports: [], dynamicImports: [], exports: [] };
}

/** The worker's text after a build with this stylesheet. */
function workerWith(stylesheet: string): string {
  const worker = { ...chunk('service-worker.js', '/service-worker/main.ts'), code: '["%FILES%"] portal-%RELEASE%' };
  const bundle: Bundle = {
    'service-worker.js': worker,
    'assets/login-1a.js': chunk('assets/login-1a.js', '/src/features/login/login-page.tsx'),
    [stylesheet]: { type: 'asset', fileName: stylesheet },
  };
  const { handler } = serviceWorker().generateBundle as unknown as { handler(options: unknown, bundle: Bundle): void };
  handler(undefined, bundle);
  return worker.code;
}

test('the worker keeps the files of its pages, and their styles [NET-005]', () => {
  expect(workerWith('assets/style-1a.css')).toContain('["/assets/login-1a.js","/assets/style-1a.css"]');
});

test('another look alone is another release [NET-005]', () => {
  expect(workerWith('assets/style-1a.css')).toBe(workerWith('assets/style-1a.css'));
  expect(workerWith('assets/style-1a.css')).not.toBe(workerWith('assets/style-2b.css'));
});
