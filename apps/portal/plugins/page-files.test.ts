import { expect, test } from 'vitest';
import { type PageFiles, pageFiles } from './page-files.ts';

const chunk = (fileName: string, moduleId: string, ...imports: string[]) => ({
  type: 'chunk',
  fileName,
  moduleIds: [moduleId],
  imports,
});

/** What a build with these files writes down for the prerender step. */
function writtenFilesOf(...chunks: ReturnType<typeof chunk>[]): PageFiles {
  let written = '';
  const build = {
    environment: { config: { root: '/portal', build: {} } },
    emitFile: ({ source }: { source: string }) => (written = source),
  };
  const bundle = Object.fromEntries(chunks.map((each) => [each.fileName, each]));
  const { generateBundle } = pageFiles() as unknown as { generateBundle(options: unknown, bundle: unknown): void };
  generateBundle.call(build, undefined, bundle);
  return JSON.parse(written);
}

test('a page is all files that it imports, however far down, each once', () => {
  const written = writtenFilesOf(
    chunk('inbox.js', '/portal/src/inbox-page.tsx', 'list.js', 'data.js'),
    chunk('list.js', '/portal/src/list.ts', 'data.js'),
    chunk('data.js', '/portal/src/data.ts', 'query.js'),
    chunk('query.js', '/portal/src/query.ts'),
  );
  expect(written).toEqual({ 'src/inbox-page.tsx': ['inbox.js', 'list.js', 'data.js', 'query.js'] });
});

test('the words of a page have files of their own, one for each language', () => {
  const written = writtenFilesOf(
    chunk('inbox-1a.js', '\0virtual:catalog/en/inbox'),
    chunk('inbox-2b.js', '\0virtual:catalog/mm/inbox'),
    chunk('words.js', '\0virtual:catalogs'),
  );
  expect(written).toEqual({ 'virtual:catalog/en/inbox': ['inbox-1a.js'], 'virtual:catalog/mm/inbox': ['inbox-2b.js'] });
});
