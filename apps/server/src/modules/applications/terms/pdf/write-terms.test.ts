import { formatNumber, type Language, languages } from '@taga/i18n';
import { type AccountClassCode, accountClasses, findAccountClass } from '@taga/reference/account-classes';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../../pdf/testing/read-pdf.ts';
import { composeTerms } from '../terms.ts';
import { writeTerms } from './write-terms.ts';

function termsOf(code: AccountClassCode, language: Language, isConfirmed?: boolean) {
  const accountClass = findAccountClass(code);
  if (!accountClass) throw new Error(`no account class ${code}`);
  return composeTerms(accountClass, language, isConfirmed);
}

const files = new Map<string, Buffer>();
beforeAll(async () => {
  for (const { code } of accountClasses) {
    for (const language of languages) files.set(`${code} ${language}`, await writeTerms(termsOf(code, language)));
  }
});

const fileOf = (code: AccountClassCode, language: Language) => files.get(`${code} ${language}`) as Buffer;
const everyFile = accountClasses.flatMap(({ code }) => languages.map((language) => [code, language] as const));
const withoutSpaces = (text: string) => text.replaceAll(/[ \u00a0]/g, '');

describe.each(everyFile)('the terms of %s in %s', (code, language) => {
  test('say all that they should, and can be copied as written', () => {
    const { text } = readPdf(fileOf(code, language));
    const { accountName, title, bank, issued, intro, facts, clauses } = termsOf(code, language);
    const said = withoutSpaces(text);
    for (const words of [
      accountName,
      title,
      bank,
      issued,
      intro,
      ...facts.flatMap(({ label, lines }) => [label, ...lines]),
    ]) {
      expect(said).toContain(withoutSpaces(words));
    }
    for (const words of clauses.flatMap((clause) => [clause.title, ...clause.paragraphs])) {
      expect(said).toContain(withoutSpaces(words));
    }
  });

  test('have a glyph for every letter', () => {
    const { runs } = readPdf(fileOf(code, language));
    expect(runs.length).toBeGreaterThan(40);
    expect(runs.filter(({ hasMissingGlyph, drawn }) => hasMissingGlyph || drawn.includes('\ufffd'))).toEqual([]);
  });

  test('say on every page that they are a draft', () => {
    const { pages, text } = readPdf(fileOf(code, language));
    const draft = withoutSpaces(termsOf(code, language).draft ?? '');
    // Once more at the beginning.
    expect(withoutSpaces(text).split(draft)).toHaveLength(pages + 2);
  });

  test('do not once the bank has confirmed them', async () => {
    const { text } = readPdf(await writeTerms(termsOf(code, language, true)));
    expect(withoutSpaces(text)).not.toContain(withoutSpaces(termsOf(code, language).draft ?? ''));
  });

  test('number their pages', () => {
    const { pages, text } = readPdf(fileOf(code, language));
    expect(pages).toBeGreaterThan(2);
    for (let page = 1; page <= pages; page += 1) {
      const [here, all] = [formatNumber(page, language), formatNumber(pages, language)];
      const number = language === 'en' ? `Page ${here} of ${all}` : `စာမျက်နှာ ${here} / ${all}`;
      expect(withoutSpaces(text)).toContain(withoutSpaces(number));
    }
  });

  test('tell readers their title and language, and are tagged', () => {
    const file = fileOf(code, language).toString('latin1');
    expect(file).toContain(`/Lang (${language === 'mm' ? 'my' : 'en'})`);
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toContain('/Marked true');
  });
});

test('name the binding rates of each class, and no other', () => {
  const rates: Record<string, string[]> = { 301: ['6%'], 325: ['7%'], 501: ['2%', '4%'], 511: ['6%'] };
  const burmese: Record<string, string[]> = { 301: ['၆%'], 325: ['၇%'], 501: ['၂%', '၄%'], 511: ['၆%'] };
  for (const { code } of accountClasses) {
    const named = (language: Language) => {
      const said = withoutSpaces(readPdf(fileOf(code, language)).text);
      return [...new Set(said.match(/[\d.၀-၉]+%/g))].sort();
    };
    expect(named('en'), code).toEqual(rates[code] ?? []);
    expect(named('mm'), code).toEqual(burmese[code] ?? []);
  }
});

test('name the amounts of each class, and no other', () => {
  const amounts: Record<string, string[]> = {
    301: ['1,000 MMK', '10,000 MMK'],
    101: ['1,000 MMK', '10,000 MMK', '50 MMK', '500 MMK'],
    137: ['1,000 MMK', '10,000 MMK', '50 MMK', '500 MMK'],
    107: ['100 EUR', '100 SGD', '100 USD'],
    108: ['100 EUR', '100 SGD', '100 USD'],
    501: ['10,000 MMK', '50,000,000 MMK'],
  };
  for (const { code } of accountClasses) {
    const named = readPdf(fileOf(code, 'en')).text.match(/[\d,]+ (MMK|EUR|SGD|USD)/g);
    expect([...new Set(named)].sort(), code).toEqual(amounts[code] ?? ['10,000 MMK']);
  }
});

test('draw Burmese in the order it is seen, not in the order it is written', () => {
  const { runs } = readPdf(fileOf('301', 'mm'));
  const heading = runs.find(({ text }) => text === 'စာရင်းပိတ်ခြင်း');
  // ြ is drawn before its consonant.
  expect(heading?.drawn).toBe('စာရင်းပိတ်ြခင်း');
  const account = runs.find(({ text }) => text.startsWith('တစ်ဦးချင်း ငွေစု'));
  // And so is ေ.
  expect(account?.drawn).toContain('ေငွစု');
});

test('are the same bytes each time', async () => {
  expect(await writeTerms(termsOf('107', 'mm'))).toEqual(fileOf('107', 'mm'));
  expect(await writeTerms(termsOf('301', 'en'))).toEqual(fileOf('301', 'en'));
});
