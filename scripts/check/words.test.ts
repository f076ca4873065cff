import { describe, expect, it } from 'vitest';
import { findOldWords } from './words.mjs';

const found = (line: string, file = 'apps/server/src/a.ts') => findOldWords([[file, `const a = 1;\n${line}\n`]]);

describe('one word for one thing', () => {
  it.each([
    ['async function keepToken() {}', 'keep'],
    ['const isHandedIn = true;', 'hand in'],
    ['function tellCustomer() {}', 'tell'],
    ['interface JudgedStep {}', 'judge'],
    ['const verdict = 1;', 'verdict'],
    ['purgeCodesOfNobody();', 'nobody'],
    ["callers: ['anyone'],", 'caller'],
    ['export const login = defineCall({});', 'call'],
    ['createAllowances();', 'allowance'],
    ['const sealing = 1;', 'sealed'],
    ['sweepRows();', 'sweep'],
    ['<FilmPlayer />', 'film'],
    ['interface Wanted {}', 'Asked'],
    ['// It is gone for good.', 'for good'],
    ['/** Whoever asks is answered. */', 'whoever'],
    ['/** The documents ask for it. */', 'the documents'],
    ["test('is counted anew', () => {});", 'anew'],
  ])('refuses `%s`', (line, word) => {
    expect(found(line)).toHaveLength(1);
    expect(found(line)[0]).toMatch(new RegExp(`^apps/server/src/a\\.ts:2 says "${word}" `));
  });

  it('looks at names of files and at documents, where code is quoted', () => {
    expect(findOldWords([['apps/server/src/sweep-rows.ts', '']])).toHaveLength(1);
    expect(found('Rows are swept at night; `swept_at` is a column.', 'docs/a.md')).toHaveLength(1);
    expect(found('Rows are purged at night; `swept_at` is a column.', 'docs/a.md')).toEqual([]);
  });

  it.each([
    ['handedInAt: z.nullable(timestamp),'],
    ['connection.setKeepAlive(true);'],
    ['keepFocus(around);'],
    ["const key = 'refusals.film';"],
    ['/** Documents are photos of a card. */'],
  ])('allows `%s`', (line) => {
    expect(found(line)).toEqual([]);
  });
});
