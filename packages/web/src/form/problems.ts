import type { MessageKey } from '@taga/contract/rules/fields/message-keys';

/** A field, or a part of one: `phone`, `guarantors.0.phone`. */
export type FieldPath<Values> = {
  [Name in keyof Values & string]: Values[Name] extends object ? Name | `${Name}.${string}` : Name;
}[keyof Values & string];

/** What is wrong with each field, as translation ids: a change of language then changes the words too. */
export type Problems<Values> = { readonly [Path in FieldPath<Values>]?: MessageKey };

const fieldOf = (path: string) => path.split('.')[0] ?? path;

/** The fields with a problem, in the order the form shows them. */
export function fieldsInTrouble<Values extends object>(values: Values, problems: Problems<Values>) {
  const found = Object.entries(problems) as [FieldPath<Values>, MessageKey | undefined][];
  return Object.keys(values).flatMap((name) =>
    found.flatMap(([path, key]) => (key && fieldOf(path) === name ? [{ name: path, key }] : [])),
  );
}

function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((whole, part) => (whole as Record<string, unknown> | undefined)?.[part], values);
}

/** Without the problems of the fields that were just changed: nobody is scolded for what they are correcting. */
export function problemsAfterChange<Values>(
  problems: Problems<Values>,
  before: Values,
  after: Values,
): Problems<Values> {
  const kept = Object.entries(problems).filter(([path]) => valueAt(before, path) === valueAt(after, path));
  return Object.fromEntries(kept) as Problems<Values>;
}
