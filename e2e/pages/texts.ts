import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';
import type { Language } from './addresses.ts';

/** The texts as the translators wrote them: tests say which text they expect, not what it says. */
export function textsOf(language: Language): (id: string) => string {
  const folder = join(root, 'packages', 'i18n', 'locales', language);
  const texts = Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
  return (id) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`There is no text ${id} in ${language}`);
    return text;
  };
}

/** Every id, to find one that is shown instead of its text. */
export function textIds(): string[] {
  const folder = join(root, 'packages', 'i18n', 'locales', 'en');
  return readdirSync(folder).flatMap((file) => Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}
