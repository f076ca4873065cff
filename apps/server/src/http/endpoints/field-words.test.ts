import { errorCodes } from '@taga/contract';
import { allEndpoints } from '@taga/contract/endpoints';
import { languages } from '@taga/i18n';
import { expect, test } from 'vitest';
import { DomainError } from '../../domain-error.ts';
import { errorBodyOf } from './error-answer.ts';
import { fieldWords } from './field-words.ts';
import { translateError } from './translate-error.ts';

interface Schema {
  readonly _zod: {
    readonly def: {
      readonly shape?: Readonly<Record<string, Schema>>;
      readonly options?: readonly Schema[];
      readonly innerType?: Schema;
      readonly element?: Schema;
    };
  };
}

/** Every field of a schema, however deep, as `browser.name`. */
function pathsOf(schema: Schema | undefined, path: readonly string[] = []): string[] {
  if (!schema) return [];
  const { shape = {}, options = [], innerType, element } = schema._zod.def;
  const fields = Object.entries(shape).flatMap(([name, field]) => [
    [...path, name].join('.'),
    ...pathsOf(field, [...path, name]),
  ]);
  return [...fields, ...[...options, innerType, element].flatMap((inner) => pathsOf(inner, path))];
}

const everyField = [
  ...new Set(
    allEndpoints.flatMap(({ body, query }) => [body, query].flatMap((schema) => pathsOf(schema as Schema | undefined))),
  ),
];

/** What a person is told about a field, in both languages. */
function messagesAbout(field: string): string[] {
  const error = translateError(new DomainError(errorCodes.invalidField, { fields: [field] }));
  return languages.flatMap((language) => {
    const { Message, Details } = errorBodyOf(error, language, 'id').Error;
    expect(Details).toMatchObject([{ ErrorCode: 'TG1001', Field: field }]);
    return [Message, ...Details.map(({ ErrorDescription }) => ErrorDescription)];
  });
}

test('the contract has fields to tell about', () => {
  expect(everyField.length).toBeGreaterThan(100);
  expect(everyField).toContain('UID_VALUE');
  expect(everyField).toContain('browser.name');
});

test.each(everyField)('no word of the wire is said about %s: it is named for programs alone', (field) => {
  const names = field.split('.').filter((name) => /[A-Z_]/.test(name) || name.length > 8);
  for (const words of messagesAbout(field)) {
    for (const name of names) expect(words).not.toMatch(new RegExp(`\\b${name}\\b`));
    expect(words).not.toMatch(/[A-Z]+_[A-Z]|[a-z][A-Z]|\{|\w\.\w/);
  }
});

test('a field that a screen asks for is called as on the screen', () => {
  expect(messagesAbout('UID_VALUE')).toContain('Please check “Your ID”.');
  expect(messagesAbout('CUR_TOWNSHIP')).toContain('Please check “Current address”.');
  expect(fieldWords('browser.name')).toBeUndefined();
});
