/** Invisible, and of no width: a line may end here. */
export const mayBreak = '\u200b';
/** Invisible, and of no width: no line ends here, whatever a browser's dictionary says. */
export const noBreak = '\u2060';
/** A space at which no line ends. */
export const noBreakSpace = '\u00a0';

/** For what is not drawn on the page: titles of tabs, search results, the clipboard. */
export function withoutLineMarks(text: string): string {
  return text.replace(/[\u200b\u2060]/g, '').replaceAll(noBreakSpace, ' ');
}

/** Between a Burmese letter and the consonant that follows; one that is stacked has \u1039 before it. */
const letterBorders = /([\u1000-\u1038\u103a-\u103f])(?=[\u1000-\u102a\u103f])/g;

/** The particles that stand after a space where a name or a number was put in. */
const spacesBeforeParticles = / (?=(?:က|ကို|မှ|သို့|တွင်|နှင့်|ဖြင့်|သည်|အတွက်|အထိ)(?![\u1000-\u103f]))/g;

/**
 * For what the build has not seen, names from data and sentences of the server: without a dictionary, lines end at
 * spaces only.
 */
export function keepPhrases(text: string): string {
  return text.replace(spacesBeforeParticles, noBreakSpace).replace(letterBorders, `$1${noBreak}`);
}

/** For a phone number: no line ends at a space in it. */
export function inOneLine(value: string): string {
  return value.replaceAll(' ', noBreakSpace);
}
