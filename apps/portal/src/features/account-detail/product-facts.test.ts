import { foreignCurrencyClasses } from '@taga/contract/constants';
import { createText, type Language } from '@taga/i18n';
import { compileCatalog } from '@taga/i18n/compile';
import { accountClasses, findAccountClass } from '@taga/reference/account-classes';
import { describe, expect, test } from 'vitest';
import englishAccounts from '../../../../../packages/i18n/locales/en/accounts.json' with { type: 'json' };
import englishClasses from '../../../../../packages/i18n/locales/en/classes.json' with { type: 'json' };
import english from '../../../../../packages/i18n/locales/en/products.json' with { type: 'json' };
import burmeseAccounts from '../../../../../packages/i18n/locales/mm/accounts.json' with { type: 'json' };
import burmeseClasses from '../../../../../packages/i18n/locales/mm/classes.json' with { type: 'json' };
import burmese from '../../../../../packages/i18n/locales/mm/products.json' with { type: 'json' };
import { productFacts } from './product-facts.ts';
import { productFigures } from './product-figures.ts';

const texts = {
  en: createText('en', compileCatalog({ ...englishAccounts, ...englishClasses, ...english })),
  mm: createText('mm', compileCatalog({ ...burmeseAccounts, ...burmeseClasses, ...burmese })),
};

function classOf(code: string) {
  const accountClass = findAccountClass(code);
  if (!accountClass) throw new Error(`There is no class ${code}`);
  return accountClass;
}

function factsOf(code: string, language: Language = 'en') {
  const facts = productFacts(classOf(code), { text: texts[language], language });
  return Object.fromEntries(facts.map(({ label, values }) => [label, values.join('; ')]));
}

const noFees = 'None for the account itself; services you choose may have fees, told to you before you agree';

describe('the page of', () => {
  test('301 states 1,000 MMK to open and to keep, and 6% above 10,000 (G-003) [PRD-025, PRD-026]', () => {
    expect(factsOf('301')).toEqual({
      'Who it is for': 'For individuals',
      'Initial deposit': '1,000 MMK',
      'Minimum balance': '1,000 MMK',
      Interest: '6% a year on balances above 10,000 MMK; The rate applies to the whole balance',
      Fees: noFees,
    });
  });

  test('325 states 10,000 MMK, 7% and cash at over 200 branches [PRD-027 to PRD-029]', () => {
    expect(factsOf('325')).toMatchObject({
      'Initial deposit': '10,000 MMK',
      'Minimum balance': '10,000 MMK',
      Interest: '7% a year',
      'Cash withdrawal': 'At over 200 branches',
    });
  });

  test.each(['101', '137'])(
    '%s states 10,000 MMK and that cheque-book fees are deducted [PRD-030, PRD-031]',
    (code) => {
      expect(factsOf(code)).toEqual({
        'Who it is for': 'For individuals',
        'Initial deposit': '10,000 MMK',
        'Minimum balance': '10,000 MMK',
        Interest: 'No interest rate is set for this account',
        Fees: 'Cheque-book fees are deducted from the account; The terms and conditions name the amounts',
      });
    },
  );

  test.each(['107', '108'])('%s states 100 in three currencies and no interest (G-005) [PRD-032, PRD-033]', (code) => {
    expect(factsOf(code)).toMatchObject({
      Currency: 'EUR, SGD or USD',
      'Initial deposit': '100 in EUR, SGD or USD',
      'Minimum balance': '100 in EUR, SGD or USD',
      Interest: 'Not eligible for interest',
    });
  });

  test('501 states for whom it is, its two rates, daily interest and the passbook (G-004) [PRD-034 to PRD-037]', () => {
    expect(factsOf('501')).toEqual({
      'Who it is for': 'For small business owners, traders, merchants and individuals aged 18 or over',
      'Initial deposit': '10,000 MMK',
      'Minimum balance': '10,000 MMK',
      Interest:
        '2% a year on balances up to 500 lakh (50,000,000 MMK); 4% a year on balances above 500 lakh (50,000,000 MMK); The rate applies to the whole balance; Credited daily',
      Fees: noFees,
      Passbook: 'Issued with the account',
    });
  });

  test('511 states Myanmar citizens, 6%, 10,000 MMK and cash at over 200 branches (G-136) [PRD-038 to PRD-041]', () => {
    expect(factsOf('511')).toMatchObject({
      'Who it is for': 'For Myanmar citizens; With a national card (NRC)',
      'Initial deposit': '10,000 MMK',
      'Minimum balance': '10,000 MMK',
      Interest: '6% a year',
      'Cash withdrawal': 'At over 200 branches',
    });
  });

  test('501 says the same in Burmese, with Burmese digits', () => {
    expect(factsOf('501', 'mm')).toMatchObject({
      ကနဦးသွင်းငွေ: '၁၀,၀၀၀ ကျပ်',
      အတိုး: 'လက်ကျန်ငွေ သိန်း ၅၀၀ (၅၀,၀၀၀,၀၀၀ ကျပ်) အထိ တစ်နှစ်လျှင် ၂%; လက်ကျန်ငွေ သိန်း ၅၀၀ (၅၀,၀၀၀,၀၀၀ ကျပ်) ကျော်ပါက တစ်နှစ်လျှင် ၄%; အတိုးနှုန်းကို လက်ကျန်ငွေ တစ်ခုလုံးအပေါ် တွက်ချက်ပါသည်။; နေ့စဉ် ထည့်သွင်းပေးပါသည်။',
    });
  });
});

describe.each(['en', 'mm'] as const)('in %s', (language) => {
  const text = texts[language];
  const parts = ['description', 'first', 'second', 'third'] as const;

  test('every product has a description of its own and three benefits [PRD-004, PRD-009]', () => {
    const descriptions = accountClasses.map((accountClass) => {
      const figures = productFigures(accountClass, { text, language });
      const words = parts.map((part) => text(`products.${accountClass.accountType}.${part}`, figures));
      expect(new Set(words).size, accountClass.code).toBe(4);
      return words[0];
    });
    expect(new Set(descriptions).size).toBe(accountClasses.length);
  });

  test('a figure in the copy comes from the facts: no text states one of its own', () => {
    for (const { accountType } of accountClasses) {
      for (const part of parts) expect(text(`products.${accountType}.${part}`)).not.toMatch(/\d|[၀-၉]/);
    }
  });
});

test('the copy speaks of what the class has [PRD-029, PRD-036, PRD-041]', () => {
  function copyOf(code: string) {
    const accountClass = classOf(code);
    const figures = productFigures(accountClass, { text: texts.en, language: 'en' });
    return (['description', 'first', 'second', 'third'] as const)
      .map((part) => texts.en(`products.${accountClass.accountType}.${part}`, figures))
      .join(' ');
  }
  for (const { code, isCashPaidOutAtAllBranches, areChequeBookFeesDeducted } of accountClasses) {
    expect(copyOf(code).includes('over 200 branches'), code).toBe(isCashPaidOutAtAllBranches);
    expect(/cheque/i.test(copyOf(code)), code).toBe(areChequeBookFeesDeducted);
  }
  expect(copyOf('501')).toContain('The rate rises from 2% to 4% a year when the balance is above 500 lakh');
});

test('the rules of an application know which classes come in foreign currencies', () => {
  const foreign = accountClasses.filter(({ currency }) => currency === 'FCY').map(({ code }) => code);
  expect([...foreignCurrencyClasses].sort()).toEqual([...foreign].sort());
});
