import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markLines } from '@taga/i18n/burmese-lines';
import { valueSign } from '@taga/i18n/burmese-words';
import { root } from '../../scripts/root.mjs';
import type { Language } from './addresses.ts';

/** Playwright reads a page without these marks, but with those that hold words together. */
const lineEnds = /\u200b/g;

/** Values have their names in braces here and are filled in by the test. */
function asDrawn(text: string): string {
  const names = text.match(/\{\w+\}/g) ?? [];
  const marked = markLines(text.replace(/\{\w+\}/g, valueSign)).replace(lineEnds, '');
  return marked.replaceAll(valueSign, () => names.shift() ?? '');
}

/** The texts as the translators wrote them, and as Burmese is drawn: tests say which text they expect, not what it says. */
export function textsOf(language: Language, locales = join(root, 'packages/i18n/locales')): (id: string) => string {
  const folder = join(locales, language);
  const texts = Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
  return (id) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`There is no text ${id} in ${language}`);
    return language === 'mm' ? asDrawn(text) : text;
  };
}

/** Every id, to find one that is shown instead of its text. */
export function textIds(): string[] {
  const folder = join(root, 'packages', 'i18n', 'locales', 'en');
  return readdirSync(folder).flatMap((file) => Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}
