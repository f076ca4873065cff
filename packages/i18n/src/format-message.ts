import type { CompiledMessage, Token } from './compiled-message.ts';
import { type Language, languageDefinition } from './languages.ts';
import { formatNumber } from './numbers.ts';

/** What a message's placeholders are filled with; numbers to be read as such are written by `formatNumber` first. */
export type TextValues = Readonly<Record<string, string | number>>;

type Choice = Exclude<Token, string | readonly [string]>;

function choose([name, kind, choices]: Choice, values: TextValues, language: Language): CompiledMessage {
  const value = values[name] ?? '';
  const exact = choices[value];
  if (kind === 'select') return exact ?? choices.other ?? '';
  const count = Number(value);
  const message = exact ?? choices[languageDefinition(language).pluralCase(count)] ?? choices.other ?? '';
  if (typeof message === 'string') return message;
  return message.map((token) => (token === '#' ? formatNumber(count, language) : token));
}

/**
 * Reads the messages that Lingui compiles. Its own runtime does more (dates, numbers, a dozen plural
 * rules), which our languages do not need and the first visit would pay for.
 */
export function formatMessage(message: CompiledMessage, values: TextValues, language: Language): string {
  if (typeof message === 'string') return message;
  const words = message.map((token) => {
    if (typeof token === 'string') return token;
    if (token.length === 1) return values[token[0]] ?? '';
    return formatMessage(choose(token, values, language), values, language);
  });
  return words.join('');
}
