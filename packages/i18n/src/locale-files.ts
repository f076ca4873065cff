import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from './languages.ts';

export type LocaleTexts = Readonly<Record<string, string>>;

const localesFolder = new URL('../locales/', import.meta.url);

/** The features that have a file in the language. */
export function listFeatures(language: Language): string[] {
  return readdirSync(new URL(`${language}/`, localesFolder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

export function localeFile(language: Language, feature: string): string {
  return fileURLToPath(new URL(`${language}/${feature}.json`, localesFolder));
}

export function readLocaleFile(language: Language, feature: string): LocaleTexts {
  return JSON.parse(readFileSync(localeFile(language, feature), 'utf8'));
}
