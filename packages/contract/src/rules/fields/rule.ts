import * as z from 'zod/mini';
import type { MessageKey } from './message-keys.ts';

/**
 * A rule is a schema whose issues carry translation ids in place of texts, so that the browser and the
 * server refuse the same values and each says so in the customer's language. What a schema gives back is
 * the value to store: trimmed, upper-cased, with 0 to 9 for Burmese digits. A rule that depends on
 * something else, such as today's date, is a function that gives the schema.
 */
type Rule = z.ZodMiniType;

/** Lets the compiler check that a message exists; schemas take any string. */
export function says(key: MessageKey): string {
  return key;
}

/**
 * A need that spans several fields of a form, told at one of them. It is checked even while other fields
 * are wrong, so that the customer sees every message at once.
 */
export function needs<Form>(field: keyof Form & string, isMet: (form: Form) => boolean, message: string) {
  return z.refine<Form>(isMet, {
    path: [field],
    error: message,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}

function keyOf(message: string): MessageKey {
  return message.startsWith('validation.') ? (message as MessageKey) : 'validation.invalid';
}

/** What is wrong with a value, or undefined when it keeps the rule. */
export function findProblem(rule: Rule, value: unknown): MessageKey | undefined {
  const issue = z.safeParse(rule, value).error?.issues[0];
  return issue && keyOf(issue.message);
}

/** What is wrong with each field of a form, by field name; empty when all is well. */
export function findProblems(rule: Rule, form: unknown): Record<string, MessageKey> {
  const problems: Record<string, MessageKey> = {};
  for (const issue of z.safeParse(rule, form).error?.issues ?? []) {
    const field = issue.path.join('.');
    problems[field] ??= keyOf(issue.message);
  }
  return problems;
}
