import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { markLines, markMessage } from './burmese-lines.ts';
import type { CompiledMessage, Messages, Token } from './compiled-message.ts';
import { type Language, languageDefinition } from './languages.ts';

type LinguiToken = ReturnType<typeof compileMessageOrThrow>[number];

function compileChoices(choices: object): Record<string, CompiledMessage> {
  const messages = Object.entries(choices).filter(([name]) => name !== 'offset');
  return Object.fromEntries(messages.map(([name, message]) => [name, simplify(message)]));
}

function isSupported(kind: string, choices: unknown): choices is object {
  if (typeof choices !== 'object' || choices === null) return false;
  const hasOffset = 'offset' in choices && choices.offset !== undefined;
  return kind === 'select' || (kind === 'plural' && !hasOffset);
}

function compileToken(token: LinguiToken): Token {
  if (typeof token === 'string') return token;
  const [name, kind, choices] = token;
  if (kind === undefined) return [name];
  if (isSupported(kind, choices)) return [name, kind as 'plural' | 'select', compileChoices(choices)];
  // Browsers without Burmese would write these in English; our own functions do it in every language.
  throw new Error(`{${name}, ${kind}} is not supported: format the value first and pass the text`);
}

function simplify(message: string | readonly LinguiToken[]): CompiledMessage {
  if (typeof message === 'string') return message;
  const tokens = message.map(compileToken);
  return tokens.length === 1 && typeof tokens[0] === 'string' ? tokens[0] : tokens;
}

/** Turns the texts of a locale file into what the runtime reads, so that no parser goes to the browser. */
export function compileCatalog(texts: Readonly<Record<string, string>>): Messages {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, simplify(compileMessageOrThrow(text))]));
}

/** For scripts that put no spaces between words: marks where lines may end, in a text and in a compiled message. */
const lineMarkers: Partial<Record<string, { text: typeof markLines; message: typeof markMessage }>> = {
  Mymr: { text: markLines, message: markMessage },
};

/** Nothing for a language whose lines end at spaces. */
export function markTextFor(language: Language): ((text: string) => string) | undefined {
  return lineMarkers[languageDefinition(language).script]?.text;
}

/** The same for a page, where lines end. */
export function compileForPages(texts: Readonly<Record<string, string>>, language: Language): Messages {
  const messages = compileCatalog(texts);
  const mark = lineMarkers[languageDefinition(language).script]?.message;
  if (!mark) return messages;
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, mark(message)]));
}
