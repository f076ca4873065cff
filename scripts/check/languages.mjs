// Which languages there are is known to their table and their folders; nothing else names one.

/**
 * Where a language may be named, and why.
 * @type {Record<string, RegExp>}
 */
const homes = {
  'the table of languages': /^packages\/i18n\/src\/languages\.ts$/,
  'the words agreed on in each': /^packages\/i18n\/src\/words\.ts$/,
  'the dictionary of Burmese': /^packages\/i18n\/src\/burmese-words\.ts$/,
  'the styles of names on the wire': /^packages\/i18n\/src\/named-fields\.ts$/,
  'fonts, which belong to scripts': /^apps\/server\/src\/pdf\/fonts\.ts$/,
  'examples in a Latin and a Burmese script': /^packages\/ui\/(gallery\/|src\/example\.ts$)/,
  'columns of the past': /^apps\/server\/src\/db\/migrations\/(0004|0007|0023|0042|0092)_/,
};

const isHome = (/** @type {string} */ file) => Object.values(homes).some((pattern) => pattern.test(file));
const isTest = (/** @type {string} */ file) =>
  /\.(test|e2e|examples)\.tsx?$/.test(file) || /\/(testing|samples)\//.test(file);
const isComment = (/** @type {string} */ line) => /^\s*(\/\/|\/?\*|--)/.test(line);

/** A national card prints its letters in two scripts, and a mark-up says what its own text is written in. */
const notMeant = /\b(NRC|letters)_MM\b|\blang="\w+"/g;

/** @param {string} code `mm`: as a text, as a key, and as part of the name of a field or column */
function patternOf(code) {
  const wire = code.toUpperCase();
  const others = code === 'en' ? [] : [`_${wire}\\b`, `\\b${wire}_(?=[A-Z])`, `[a-z]${wire}\\b`];
  return new RegExp(
    [`['"\`]${code}['"\`]`, `[{,(]\\s*${code}:`, `^\\s*${code}:`, `\\.${code}\\b`, `_${code}\\b`, ...others].join('|'),
  );
}

/**
 * @param {[file: string, source: string][]} sources
 * @param {string[]} codes of the languages, and the tags that browsers know them by
 * @returns {string[]} one sentence for each line that names a language
 */
export function findNamedLanguages(sources, codes) {
  const patterns = codes.map(patternOf);
  return sources
    .filter(([file]) => !isHome(file) && !isTest(file))
    .flatMap(([file, source]) =>
      source.split('\n').flatMap((line, index) => {
        const text = line.replace(notMeant, '');
        const isNamed = !isComment(line) && patterns.some((pattern) => pattern.test(text));
        return isNamed
          ? [`${file}:${index + 1} names a language: ask the table of languages instead\n    ${line.trim()}`]
          : [];
      }),
    );
}
