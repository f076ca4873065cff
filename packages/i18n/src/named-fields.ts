import { defaultLanguage, type Language, languages, toWireLanguage } from './languages.ts';

type DefaultLanguage = typeof defaultLanguage;

const suffix = (field: string, language: Language) => `${field}_${toWireLanguage(language)}`;
const prefix = (field: string, language: Language) => `${toWireLanguage(language)}_${field}`;

/**
 * The records of the specification hold a text once for each language, under names in three styles: `name_EN` and
 * `name_MM`, `address` and `address_MM`, `ServiceName` and `MM_ServiceName`.
 */
const styles = {
  suffix,
  suffixOthers: (field: string, language: Language) => (language === defaultLanguage ? field : suffix(field, language)),
  prefixOthers: (field: string, language: Language) => (language === defaultLanguage ? field : prefix(field, language)),
} as const;

type Style = keyof typeof styles;

type NameOf<Of extends Style, Field extends string, Each extends Language> = {
  suffix: `${Field}_${Uppercase<Each>}`;
  suffixOthers: Each extends DefaultLanguage ? Field : `${Field}_${Uppercase<Each>}`;
  prefixOthers: Each extends DefaultLanguage ? Field : `${Uppercase<Each>}_${Field}`;
}[Of];

/** What a record has in every language: `Named<'stateName'>` is `stateName_EN` and `stateName_MM`. */
export type NamedFields<Field extends string, Of extends Style = 'suffix', Value = string> = {
  readonly [Each in Language as NameOf<Of, Field, Each>]: Value;
};

/** A record that need not have the text in any language but the first. */
type NamedOnce<Field extends string> =
  | { readonly [Name in NameOf<'suffix', Field, DefaultLanguage>]: string }
  | { readonly [Name in Field]: string };

/** The fields of a record, language by language, each with its value. */
export function namedFields<Of extends Style, Field extends string, Value>(
  style: Of,
  fields: readonly Field[],
  valueFor: (language: Language, field: Field) => Value,
): NamedFields<Field, Of, Value> {
  const entries = languages.flatMap((language) =>
    fields.map((field) => [styles[style](field, language), valueFor(language, field)]),
  );
  return Object.fromEntries(entries);
}

/** What a reader of the language is shown: the first language's text where theirs has none. */
export function nameIn<Field extends string>(language: Language, record: NamedOnce<Field>, field: Field): string {
  const texts = record as Readonly<Record<string, string | undefined>>;
  const names = [language, defaultLanguage as Language].flatMap((each) =>
    Object.values(styles).map((nameOf) => nameOf(field, each)),
  );
  const found = names.find((name) => texts[name] !== undefined);
  return (found && texts[found]) ?? '';
}

/** The rows of a list that was written before the latest language was added: what is missing is filled in. */
export function withEveryName<Field extends string, Row extends NamedOnce<Field>, Of extends Style = 'suffix'>(
  rows: readonly Row[],
  fields: readonly Field[],
  style = 'suffix' as Of,
): readonly (Row & NamedFields<Field, Of>)[] {
  return rows.map((row) => ({
    ...row,
    ...namedFields(style, fields, (language, field) => nameIn(language, row, field)),
  }));
}
