import type { ProjectCopy } from './project-copy.ts';

/** The recipe of a language: a folder of texts and one entry. What English says, in brackets. */
export const languageCode = 'xx';

const folder = (language: string) => `packages/i18n/locales/${language}`;
const table = 'packages/i18n/src/languages.ts';
const endOfTable = '} as const satisfies Record<string, LanguageDefinition>;';
const entry = `  ${languageCode}: {
    name: 'Third',
    htmlTag: 'eo',
    direction: 'ltr',
    script: 'Latn',
    lineHeights: { text: 1.5, title: 1.25 },
    writeDigits: unchanged,
    months: 'I II III IV V VI VII VIII IX X XI XII'.split(' '),
    shortenMonth: unchanged,
    punctuation: { comma: ',', listSeparator: '; ', and: ' + ', or: ' / ' },
    hasTutorial: false,
    pluralCase: () => 'other',
  },
`;

/** `forgotten` is left out. */
export function addLanguage(copy: ProjectCopy, forgotten?: string): void {
  for (const path of copy.filesIn(folder('en'))) {
    const texts = Object.entries<string>(JSON.parse(copy.read(path))).filter(([id]) => id !== forgotten);
    const bracketed = texts.map(([id, text]) => [id, `[${text}]`]);
    copy.write(path.replace(folder('en'), folder(languageCode)), JSON.stringify(Object.fromEntries(bracketed)));
  }
  const source = copy.read(table);
  if (source.split(endOfTable).length !== 2) throw new Error('The table of languages does not end as expected.');
  copy.write(
    table,
    source.replace(endOfTable, () => entry + endOfTable),
  );
}
