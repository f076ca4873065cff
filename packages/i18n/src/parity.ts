import { defaultLanguage, type Language, languages } from './languages.ts';
import type { LocaleTexts } from './locale-files.ts';

function placeholdersOf(text: string): string {
  const names = [...text.matchAll(/\{\s*(\w+)/g)].map((match) => match[1]);
  return [...new Set(names)].sort().join(', ');
}

/** `errors.desk` holds those of `errors` that no page of the portal looks up: the desk does, or the server alone. */
const nameOf = (feature: string) => feature.split('.')[0];

/** What readers of one language would miss: one sentence for each fault, none when all is well. */
export function findParityFaults(feature: string, texts: Readonly<Record<Language, LocaleTexts>>): string[] {
  const ids = new Set(Object.values(texts).flatMap((own) => Object.keys(own)));
  return [...ids].flatMap((id) => [
    ...(id.startsWith(`${nameOf(feature)}.`)
      ? []
      : [`${id} stands in ${feature}.json but does not begin with ${feature}.`]),
    ...languages.flatMap((language) => faultOf(id, language, texts) ?? []),
  ]);
}

function faultOf(id: string, language: Language, texts: Readonly<Record<Language, LocaleTexts>>): string | undefined {
  const [first, own] = [texts[defaultLanguage][id], texts[language][id]];
  if (own === undefined) return `${id} is missing in ${language}`;
  if (own.trim() === '') return `${id} is empty in ${language}`;
  if (first === undefined || placeholdersOf(first) === placeholdersOf(own)) return undefined;
  return `${id} has other placeholders in ${language} than in ${defaultLanguage}`;
}
