import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from './languages.ts';

export type LocaleTexts = Readonly<Record<string, string>>;

const localesFolder = new URL('../locales/', import.meta.url);

/** What is said of the account classes stands in one file, whichever feature says it: a class is added in one place. */
const classFile = 'classes';

/** The features that have a file in the language. */
export function listFeatures(language: Language): string[] {
  return readdirSync(new URL(`${language}/`, localesFolder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((name) => name !== classFile)
    .sort();
}

function localeFile(language: Language, feature: string): string {
  return fileURLToPath(new URL(`${language}/${feature}.json`, localesFolder));
}

function readFile(language: Language, name: string): LocaleTexts {
  return JSON.parse(readFileSync(localeFile(language, name), 'utf8'));
}

/** The files that a feature's texts stand in. */
export function filesOfFeature(language: Language, feature: string): string[] {
  return [feature, classFile].map((name) => localeFile(language, name));
}

/** The texts of a feature: its own file, and what it says of the account classes. */
export function readFeature(language: Language, feature: string): LocaleTexts {
  const ofClasses = Object.entries(readFile(language, classFile)).filter(([id]) => id.startsWith(`${feature}.`));
  return { ...readFile(language, feature), ...Object.fromEntries(ofClasses) };
}

/** Every text of the account classes. */
export function readClassTexts(language: Language): LocaleTexts {
  return readFile(language, classFile);
}
