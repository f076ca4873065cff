import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { cutFontFile, cutPadauk } from './cut-padauk.mjs';

const { resolve } = createRequire(import.meta.url);

/** As docs/architecture.md promises them. */
const maxBytes = { 400: 40_000, 700: 25_000 } as const;

test.each([400, 700] as const)(
  'Padauk %i is a web font within its budget, and the same each time [NET-009]',
  async (weight) => {
    const cut = readFileSync(cutFontFile(weight));
    expect(cut.toString('latin1', 0, 4)).toBe('wOF2');
    expect(cut.length).toBeLessThanOrEqual(maxBytes[weight]);
    const whole = readFileSync(resolve(`@fontsource/padauk/files/padauk-myanmar-${weight}-normal.woff2`));
    expect(cut.length).toBeLessThan(whole.length * 0.6);
    expect(await cutPadauk(weight)).toEqual(cut);
  },
);
