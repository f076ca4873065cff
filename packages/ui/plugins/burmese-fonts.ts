// Whoever imports this file needs these types too.
/// <reference path="./subset-font.d.ts" />
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Burmese with its digits and signs. Mon, Karen and Shan write with further letters of the same script. */
const burmeseLetters = String.fromCodePoint(...Array.from({ length: 0x50 }, (_, index) => 0x1000 + index));

const folder = fileURLToPath(new URL('../dist/', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Padauk in one weight, cut to the letters of Burmese and to every shape that these take together. */
export function cutPadauk(weight: 400 | 700): Promise<Buffer> {
  const whole = readFileSync(resolve(`@fontsource/padauk/files/padauk-myanmar-${weight}-normal.woff2`));
  return subsetFont(whole, burmeseLetters, { targetFormat: 'woff2' });
}

/** In one go, because two builds may run at the same time. */
function replaceFile(name: string, content: Buffer) {
  const unfinished = `${folder}${name}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, folder + name);
}

/** Cuts the fonts that `styles/base.css` names, before anything reads them: half the bytes of the whole ones. */
export function burmeseFonts() {
  return {
    name: 'taga-burmese-fonts',
    async config(_: unknown, { isSsrBuild = false }: { isSsrBuild?: boolean }) {
      // The portal is built twice; the second time it only draws pages.
      if (isSsrBuild) return;
      mkdirSync(folder, { recursive: true });
      for (const weight of [400, 700] as const) replaceFile(`padauk-burmese-${weight}.woff2`, await cutPadauk(weight));
    },
  };
}
