import type { LocaleTexts } from './locale-files.ts';

function placeholdersOf(text: string): string {
  const names = [...text.matchAll(/\{\s*(\w+)/g)].map((match) => match[1]);
  return [...new Set(names)].sort().join(', ');
}

/** `errors.desk` holds those of `errors` that only the desk needs. */
const nameOf = (feature: string) => feature.split('.')[0];

/** What a reader of one language would miss: one sentence for each fault, none when all is well. */
export function findParityFaults(feature: string, english: LocaleTexts, burmese: LocaleTexts): string[] {
  const faults: string[] = [];
  for (const id of new Set([...Object.keys(english), ...Object.keys(burmese)])) {
    const [en, mm] = [english[id], burmese[id]];
    if (!id.startsWith(`${nameOf(feature)}.`))
      faults.push(`${id} stands in ${feature}.json but does not begin with ${feature}.`);
    if (en === undefined || mm === undefined) faults.push(`${id} is missing in ${en === undefined ? 'en' : 'mm'}`);
    else if (en.trim() === '' || mm.trim() === '') faults.push(`${id} is empty`);
    else if (placeholdersOf(en) !== placeholdersOf(mm)) faults.push(`${id} has other placeholders in mm than in en`);
  }
  return faults;
}
