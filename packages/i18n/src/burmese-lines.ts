import { dictionaryParts, valueSign, wordsOf } from './burmese-words.ts';
import type { CompiledMessage, Token } from './compiled-message.ts';
import { mayBreak, noBreak, noBreakSpace } from './line-marks.ts';

/** Only here do browsers look into a dictionary; they know about ၊ and ။ themselves. */
const endsInLetter = /[\u1000-\u103f]$/;
const beginsWithLetter = /^[\u1000-\u103f]/;
/** After a value that may be Burmese itself, and after a stroke: `ကျား/မ`. */
const signs = new RegExp(`${valueSign}(?=[\\u1000-\\u103f])|/(?=[\\u1000-\\u103f])`, 'g');

function holdTogether(word: string): string {
  const [, inner = '', space = ''] = /^(.*?)( *)$/s.exec(word) ?? [];
  const parts = dictionaryParts(inner.replaceAll(' ', noBreakSpace));
  const held = parts.reduce((before, part) => {
    const isTorn = endsInLetter.test(before) && beginsWithLetter.test(part);
    return before + (isTorn ? noBreak : '') + part;
  }, '');
  return held.replace(signs, `$&${noBreak}`) + space;
}

/** Marks where the lines of a Burmese text may end, and where not although a browser's dictionary would have it. */
export function markLines(text: string): string {
  return wordsOf(text)
    .map(holdTogether)
    .reduce((before, word) => before + (before.endsWith(' ') ? '' : mayBreak) + word);
}

const isWords = (token: Token) => typeof token === 'string' && token !== '#';

/** The same for a compiled message: its words are seen together, with its values between them. */
export function markMessage(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return markLines(message);
  const values = message.filter((token) => !isWords(token)).map(markChoices);
  const marked = markLines(message.map((token) => (isWords(token) ? token : valueSign)).join(''));
  const words = marked.split(valueSign);
  return words
    .flatMap((text, index): Token[] => [text, ...values.slice(index, index + 1)])
    .filter((token) => token !== '');
}

function markChoices(token: Token): Token {
  if (typeof token === 'string' || token.length === 1) return token;
  const [name, kind, choices] = token;
  const marked = Object.entries(choices).map(([choice, message]) => [choice, markMessage(message)]);
  return [name, kind, Object.fromEntries(marked)];
}
