import { expect, test } from 'vitest';
import { PageStyles, withFontsOf } from './page-styles.ts';

const whole = `
  @layer theme, base, components, utilities;
  @layer theme { :root { --gold: var(--brand-gold); --brand-gold: #c8963e; --red: #b42318; --height: 1rem } }
  @layer base { body { margin: 0; height: var(--height) } }
  @layer components { .card { color: var(--red) } }
  @layer utilities {
    .p-2 { padding: 2px }
    .p-0\\.5 { padding: 0.5px }
    .gold { color: var(--gold) }
    :is(.\\*\\:grow > *) { flex-grow: 1 }
    .\\[\\&\\>p\\]\\:gap > p { gap: 1px }
    @media (width >= 40rem) { .sm\\:p-8 { padding: 8px } }
  }
`;
const shareOf = (text: string) => new PageStyles(whole).shareOf(text);

test('a page gets the classes that its HTML or its scripts name, and what is said of elements', () => {
  const share = shareOf('<p class="p-2">');
  expect(share).toContain('body{');
  expect(share).toContain('.p-2{');
  expect(share).not.toMatch(/p-0|gold|grow|gap|sm|card/);
});

test('whatever signs a name has, and however it is written', () => {
  expect(shareOf('class="p-0.5 *:grow"')).toMatch(/p-0\\\.5.*:is\(\.\\\*\\:grow>\*\)/);
  expect(shareOf('class="[&amp;&gt;p]:gap"')).toContain('{gap:1px}');
  expect(shareOf('f(`[&>p]:gap`,a?"sm:p-8":``)')).toMatch(/gap:1px.*@media.*sm\\:p-8/);
});

test('the values that these ask for come along, and no others', () => {
  expect(shareOf('class="gold"')).toMatch(/--gold:.*--brand-gold:/);
  expect(shareOf('class="gold"')).not.toContain('--red');
  expect(shareOf('')).not.toContain('--brand-gold');
});

test('the whole may come after it: its layers have their places, also those of which the share has nothing', () => {
  expect(shareOf('class="p-2"')).toMatch(/^@layer theme,base,components,utilities;/);
});

test('styles that would end their element early stop the build', () => {
  expect(() => new PageStyles('a{content:"</style>"}').shareOf('')).toThrow('end the element');
});

const phones = '@font-face{font-family:Phone;font-weight:700;src:local(Bold)}';
const regular = '@font-face{font-family:Door;font-weight:400;src:url(regular.woff2)}';
const bold = '@font-face{font-family:Door;font-weight:700;src:url(bold.woff2)}';

test('a page in English names no Burmese font, and one in Burmese its own bold one only when it is alive', () => {
  const share = `a{margin:0}${phones}${regular}${bold}b{margin:0}`;
  expect(withFontsOf('en', share)).toEqual({ atOnce: 'a{margin:0}b{margin:0}', whenHydrated: '' });
  expect(withFontsOf('mm', share)).toEqual({ atOnce: `a{margin:0}${phones}${regular}b{margin:0}`, whenHydrated: bold });
});
