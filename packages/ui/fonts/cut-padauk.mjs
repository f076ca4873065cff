// `node packages/ui/fonts/cut-padauk.mjs` cuts the fonts that `src/styles/base.css` names: half the bytes of the whole ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
// @ts-expect-error: the library has no types
import subsetFont from 'subset-font';

/** Burmese with its digits and signs. Mon, Karen and Shan write with further letters of the same script. */
const burmeseLetters = String.fromCodePoint(...Array.from({ length: 0x50 }, (_, index) => 0x1000 + index));

const { resolve } = createRequire(import.meta.url);

/**
 * Padauk in one weight, cut to the letters of Burmese and to every shape that these take together.
 * @param {400 | 700} weight
 * @returns {Promise<Buffer>}
 */
export function cutPadauk(weight) {
  const whole = readFileSync(resolve(`@fontsource/padauk/files/padauk-myanmar-${weight}-normal.woff2`));
  return subsetFont(whole, burmeseLetters, { targetFormat: 'woff2' });
}

/** @param {400 | 700} weight */
export const cutFontFile = (weight) => new URL(`./padauk-burmese-${weight}.woff2`, import.meta.url);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const weight of /** @type {const} */ ([400, 700])) writeFileSync(cutFontFile(weight), await cutPadauk(weight));
}
