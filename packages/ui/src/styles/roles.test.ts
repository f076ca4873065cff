import { readFileSync } from 'node:fs';
import { brand } from '@taga/brand';
import { describe, expect, test } from 'vitest';

type Rgb = readonly [number, number, number];

const roles = new Map(
  [...readFileSync(new URL('roles.css', import.meta.url), 'utf8').matchAll(/--color-([\w-]+): (.+);/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

function paletteColour(name: string, palette: Record<string, string>): Rgb {
  const hex = palette[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (!hex) throw new Error(`The brand file has no colour ${name}`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** Computes a role as the browser does: a colour of the palette, or a mix of two. */
function roleColour(name: string, palette: Record<string, string>): Rgb {
  const value = roles.get(name);
  const mix = value?.match(/^color-mix\(in srgb, var\(--brand-([\w-]+)\) (\d+)%, var\(--brand-([\w-]+)\)\)$/);
  if (mix?.[1] && mix[2] && mix[3]) {
    const share = Number(mix[2]) / 100;
    const under = paletteColour(mix[3], palette);
    return paletteColour(mix[1], palette).map(
      (part, index) => part * share + (under[index] ?? 0) * (1 - share),
    ) as unknown as Rgb;
  }
  const plain = value?.match(/^var\(--brand-([\w-]+)\)$/)?.[1];
  if (!plain) throw new Error(`Cannot read the role ${name}: ${value}`);
  return paletteColour(plain, palette);
}

/** The relative luminance and the ratio of WCAG 2. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['surface', 'surface-raised'];
const everySurface = [...surfaces, 'surface-sunken', 'primary-tint', 'accent-tint'];

/** What is read. */
const textPairs: [text: string, on: string[]][] = [
  ['text', [...everySurface, 'success-tint', 'warning-tint', 'danger-tint']],
  ['text-muted', everySurface],
  ['text-muted-burmese', everySurface],
  ['primary', [...surfaces, 'primary-tint']],
  ['link', surfaces],
  ['link-hover', [...surfaces, 'primary-tint']],
  ['danger', surfaces],
  ['success-strong', [...surfaces, 'success-tint']],
  ['warning-strong', [...surfaces, 'warning-tint']],
  ['danger-strong', [...surfaces, 'danger-tint']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-danger', ['danger', 'danger-strong']],
  ['on-deep', ['deep']],
  ['on-deep-muted', ['deep']],
];

/** What must be seen to be used: edges of controls, the focus ring, icons that carry a state. */
const controlPairs: [part: string, on: string[]][] = [
  ['control', surfaces],
  ['focus', [...everySurface, 'danger-tint']],
  ['primary', everySurface],
  ['danger', [...surfaces, 'danger-tint']],
  ['success', [...surfaces, 'success-tint']],
  ['warning', [...surfaces, 'warning-tint']],
];

const flat = (pairs: [string, string[]][]) =>
  pairs.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

describe.each(['light', 'dark'] as const)('the %s colours of the brand', (scheme) => {
  const palette: Record<string, string> = brand.colours[scheme];
  const ratio = (front: string, back: string) => contrast(roleColour(front, palette), roleColour(back, palette));

  test.each(flat(textPairs))('%s can be read on %s', (text, back) => {
    expect(ratio(text, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(everySurface)('secondary text in Burmese is darker than in English, on %s [I18-001]', (back) => {
    expect(ratio('text-muted-burmese', back)).toBeGreaterThanOrEqual(7);
    expect(ratio('text-muted-burmese', back)).toBeGreaterThan(ratio('text-muted', back));
  });

  test.each(flat(controlPairs))('%s can be seen on %s', (part, back) => {
    expect(ratio(part, back)).toBeGreaterThanOrEqual(3);
  });
});

test('computes the ratio as WCAG defines it', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});
