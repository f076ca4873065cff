import type { MessageKey } from '@taga/contract/rules/fields/message-keys';
import { findProblem } from '@taga/contract/rules/fields/rule';
import type { Problems } from './problems.ts';

type Rule = Parameters<typeof findProblem>[0];

/** Holds each field against its own rule. */
export function checkFields<Values extends object>(
  values: Values,
  rules: { readonly [Name in keyof Values & string]: Rule },
): Problems<Values> {
  const found: Record<string, MessageKey> = {};
  for (const [name, rule] of Object.entries<Rule>(rules)) {
    const problem = findProblem(rule, values[name as keyof Values]);
    if (problem) found[name] = problem;
  }
  return found as Problems<Values>;
}
