import type { MessageKey } from '@taga/contract/rules/message-keys';

/** What is wrong with each field, as translation ids: a change of language then changes the words too. */
export type Problems<Values> = { readonly [Name in keyof Values & string]?: MessageKey };

/** The fields with a problem, in the order the form shows them. */
export function fieldsInTrouble<Values extends object>(values: Values, problems: Problems<Values>) {
  const names = Object.keys(values) as (keyof Values & string)[];
  return names.flatMap((name) => {
    const key = problems[name];
    return key ? [{ name, key }] : [];
  });
}

/** Without the problems of the fields that were just changed: nobody is scolded for what they are correcting. */
export function problemsAfterChange<Values>(
  problems: Problems<Values>,
  before: Values,
  after: Values,
): Problems<Values> {
  const kept = Object.entries(problems).filter(([name]) => {
    const field = name as keyof Values;
    return before[field] === after[field];
  });
  return Object.fromEntries(kept) as Problems<Values>;
}
