import { createText } from '@taga/i18n';
import { compileCatalog } from '@taga/i18n/compile';
import { accountClasses, findAccountClass } from '@taga/reference/account-classes';
import { expect, test } from 'vitest';
import english from '../../../../../../packages/i18n/locales/en/accounts.json' with { type: 'json' };
import classes from '../../../../../../packages/i18n/locales/en/classes.json' with { type: 'json' };
import burmese from '../../../../../../packages/i18n/locales/mm/accounts.json' with { type: 'json' };
import { accountFact } from './account-fact.ts';

const texts = { en: createText('en', compileCatalog(english)), mm: createText('mm', compileCatalog(burmese)) };

function factOf(code: string, language: 'en' | 'mm') {
  const accountClass = findAccountClass(code);
  if (!accountClass) throw new Error(`There is no class ${code}`);
  const { value, label } = accountFact(accountClass, texts[language], language);
  return `${value} ${label}`;
}

test.each([
  ['301', '6% interest a year', '၆% တစ်နှစ် အတိုးနှုန်း'],
  ['325', '7% interest a year', '၇% တစ်နှစ် အတိုးနှုန်း'],
  ['101', '10,000 MMK to open', '၁၀,၀၀၀ ကျပ် ကနဦးသွင်းငွေ'],
  ['107', '100 EUR, SGD or USD to open', '၁၀၀ ကနဦးသွင်းငွေ (EUR၊ SGD သို့မဟုတ် USD)'],
  ['108', '100 EUR, SGD or USD to open', '၁၀၀ ကနဦးသွင်းငွေ (EUR၊ SGD သို့မဟုတ် USD)'],
  ['137', '10,000 MMK to open', '၁၀,၀၀၀ ကျပ် ကနဦးသွင်းငွေ'],
  ['501', 'Up to 4% interest a year', '၄% အထိ တစ်နှစ် အတိုးနှုန်း'],
  ['511', '6% interest a year', '၆% တစ်နှစ် အတိုးနှုန်း'],
])('says of class %s what matters most', (code, inEnglish, inBurmese) => {
  expect(factOf(code, 'en')).toBe(inEnglish);
  expect(factOf(code, 'mm')).toBe(inBurmese);
});

test('names the classes in English exactly as the bank does [REF-001 to REF-008]', () => {
  expect(accountClasses).toHaveLength(8);
  for (const { accountType, label } of accountClasses) expect(classes[`accountList.${accountType}.name`]).toBe(label);
});
