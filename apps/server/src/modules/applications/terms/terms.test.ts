import { type Language, languages } from '@taga/i18n';
import { accountClasses } from '@taga/reference/account-classes';
import { describe, expect, test } from 'vitest';
import { describeTier } from './class-words.ts';
import { composeTerms, type Terms } from './terms.ts';

function termsOf(code: string, language: Language, isConfirmed?: boolean): Terms {
  const accountClass = accountClasses.find((each) => each.code === code);
  if (!accountClass) throw new Error(`no account class ${code}`);
  return composeTerms(accountClass, language, isConfirmed);
}

const english = (code: string) => termsOf(code, 'en');

const factOf = (code: string, label: string) => english(code).facts.find((fact) => fact.label === label)?.lines;
const titlesOf = (code: string) => english(code).clauses.map(({ title }) => title);
const said = (code: string) => english(code).clauses.flatMap(({ paragraphs }) => paragraphs);

test.each(accountClasses.map((accountClass) => [accountClass.code, accountClass] as const))(
  'the terms of %s have the same facts, clauses and paragraphs in both languages',
  (_code, accountClass) => {
    const shape = ({ facts, clauses }: Terms) => [
      facts.map(({ lines }) => lines.length),
      clauses.map(({ paragraphs }) => paragraphs.length),
    ];
    expect(shape(composeTerms(accountClass, 'mm'))).toEqual(shape(composeTerms(accountClass, 'en')));
  },
);

test('are dated, numbered and marked as a draft', () => {
  const { issued, draft } = english('301');
  expect(issued).toBe('Version 2 · issued on 15 Nov, 2026');
  expect(draft).toBe("Draft text, to be confirmed by the bank's lawyers");
});

test('are no draft any more once the bank has confirmed them', () => {
  expect(termsOf('301', 'en', true)).toEqual({ ...english('301'), draft: undefined });
});

test.each(languages)('speak of no passport to the citizens that 511 is for, in %s', (language) => {
  const { facts, clauses } = termsOf('511', language);
  const all = [...facts.flatMap(({ lines }) => lines), ...clauses.flatMap(({ paragraphs }) => paragraphs)].join(' ');
  expect(all).not.toMatch(/passport|နိုင်ငံကူးလက်မှတ်/i);
  expect(all).toMatch(/national card|နိုင်ငံသားစိစစ်ရေးကတ်/);
});

describe('the table of facts', () => {
  test('says what a balance must be for its rate', () => {
    expect(factOf('301', 'Interest')).toEqual([
      '6% a year on balances above 10,000\u00a0MMK',
      'The rate applies to the whole balance',
    ]);
    expect(factOf('325', 'Interest')).toEqual(['7% a year']);
    expect(factOf('501', 'Interest')).toEqual([
      '2% a year on balances up to 500\u00a0lakh\u00a0(50,000,000\u00a0MMK)',
      '4% a year on balances above 500\u00a0lakh\u00a0(50,000,000\u00a0MMK)',
      'The rate applies to the whole balance',
      'Credited daily',
    ]);
  });

  test('says where there is no interest', () => {
    expect(factOf('107', 'Interest')).toEqual(['Not eligible for interest']);
    expect(factOf('101', 'Interest')).toEqual(['No interest rate is set for this account']);
  });

  test('names the currencies and the deposit in each of them', () => {
    expect(factOf('108', 'Currency')).toEqual(['Euro (EUR), Singapore dollar (SGD) or US dollar (USD), as you choose']);
    expect(factOf('108', 'Initial deposit')).toEqual(['100\u00a0EUR, 100\u00a0SGD or 100\u00a0USD']);
    expect(factOf('301', 'Minimum balance')).toEqual(['1,000\u00a0MMK']);
  });

  test('names the fees itself, those of cheque books with their amounts', () => {
    expect(factOf('301', 'Fees')).toEqual([
      'None for the account itself; services you choose may have fees, told to you before you agree',
    ]);
    expect(factOf('137', 'Fees')).toEqual([
      'Cheque book with MICR: 1,000\u00a0MMK stamp duty plus 50\u00a0MMK',
      'Cheque book without MICR: 500\u00a0MMK stamp duty plus 50\u00a0MMK',
    ]);
  });

  test('says whom an account is for', () => {
    expect(factOf('511', 'Who may open it')?.[0]).toBe('Myanmar citizens');
    expect(factOf('501', 'Who may open it')?.[0]).toBe(
      'Small business owners, traders, merchants and individuals aged 18 or over',
    );
    expect(factOf('107', 'Who may open it')).toEqual(['Individuals aged 18 or over, with a passport']);
    for (const { code } of accountClasses) expect(JSON.stringify(english(code)), code).not.toContain('over 18');
  });

  test('has rows of their own for cash at branches and for the passbook', () => {
    const withRow = (label: string) => accountClasses.map(({ code }) => code).filter((code) => factOf(code, label));
    expect(withRow('Cash withdrawal')).toEqual(['325', '511']);
    expect(withRow('Passbook')).toEqual(['501']);
  });
});

describe('the clauses', () => {
  test('speak of cheque books where there are any', () => {
    const withCheques = accountClasses
      .map(({ code }) => code)
      .filter((code) => titlesOf(code).includes('Cheque books'));
    expect(withCheques).toEqual(['101', '137']);
    expect(titlesOf('301')).toHaveLength(17);
    expect(titlesOf('101')).toHaveLength(18);
  });

  test.each([
    'Unauthorised transactions and liability',
    'Money laundering and tax',
    'Set-off',
    'When the account is not used',
    'If the holder dies',
    'Deposit insurance',
    'Language, law and disputes',
  ])('have “%s” for every account', (title) => {
    for (const { code } of accountClasses) expect(titlesOf(code), code).toContain(title);
  });

  test('speak of foreign exchange where the account is in foreign currency', () => {
    const foreign = accountClasses
      .map(({ code }) => code)
      .filter((code) => titlesOf(code).includes('Foreign exchange'));
    expect(foreign).toEqual(['107', '108']);
  });

  test('say what happens below the minimum balance and to a cheque without cover', () => {
    expect(said('301').join(' ')).toContain('pay in what is missing within 30 days');
    expect(said('101').join(' ')).toContain('A cheque that the bank cannot pay');
  });

  test('give notice of changes and of closing, and answer complaints in time', () => {
    const all = said('301').join(' ');
    expect(all).toContain('at least 30 days before a change takes effect');
    expect(all).toContain('closes the account only after telling you at least 30 days before');
    expect(all).toContain('within 3 working days and answers it with its reasons within 30 working days');
  });

  test('waive identity photo, face check and signature for existing customers of 137, and for nobody else', () => {
    const waived = accountClasses.map(({ code }) => code).filter((code) => said(code).join(' ').includes('are waived'));
    expect(waived).toEqual(['137']);
    expect(said('137').join(' ')).toContain(
      'the photograph of your identity document, the face check and the photograph of your signature are waived',
    );
  });

  test('say which identity document an account takes', () => {
    expect(said('107')).toContain('This account is only for customers who show who they are with a passport.');
    expect(said('108').join(' ')).toContain('It cannot be opened with a passport.');
  });

  test('say what earns nothing, and that only these rates bind', () => {
    expect(said('301')).toContain('A balance of 10,000\u00a0MMK or less earns no interest.');
    expect(said('325').join(' ')).not.toContain('or less earns no interest');
    expect(said('301').join(' ')).toContain('Only the rates in these terms bind the bank.');
  });
});

test('a rate between two balances names both', () => {
  const tier = { rateBasisPoints: 250, aboveMinor: 10_000_00, upToMinor: 20_000_00 };
  expect(describeTier(tier, 'en')).toBe('2.5% a year on balances above 10,000\u00a0MMK and up to 20,000\u00a0MMK');
});
