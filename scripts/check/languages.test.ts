import { describe, expect, it } from 'vitest';
import { findNamedLanguages } from './languages.mjs';

const codes = ['en', 'mm', 'my'];
const found = (file: string, line: string) => findNamedLanguages([[file, `const a = 1;\n${line}\n`]], codes);

describe('a language is named in its table and its folder only', () => {
  it.each([
    ["const comma = language === 'mm' ? '၊' : ',';"],
    ["if (language !== 'en') return;"],
    ['type Both = { en: string; mm: string };'],
    ['  mm: string;'],
    ['const name = service.name.mm;'],
    ['subject_mm: sent.subject,'],
    ['return state.stateName_MM;'],
    ['name: record.MM_ServiceName,'],
    ['return brand.nameMM;'],
    ["new Intl.Collator('my')"],
  ])('refuses `%s`', (line) => {
    expect(found('apps/portal/src/lib/a.ts', line)).toEqual([
      `apps/portal/src/lib/a.ts:2 names a language: ask the table of languages instead\n    ${line.trim()}`,
    ]);
  });

  it.each([
    ['packages/i18n/src/languages.ts', 'mm: {'],
    ['packages/i18n/src/words.test.ts', "findWordFaults('mm', texts)"],
    ['packages/reference/src/nrc/prefixes.ts', 'prefix.NRC_MM.startsWith(query)'],
    ['apps/portal/src/lib/a.ts', "country: 'MM',"],
    ['apps/portal/src/lib/a.ts', '/** `mm` is the code of the country. */'],
    ['apps/portal/src/lib/a.ts', 'item.name_EN === given'],
    ['apps/portal/src/lib/a.tsx', '<code lang="en">'],
  ])('allows in %s `%s`', (file, line) => {
    expect(found(file, line)).toEqual([]);
  });
});
