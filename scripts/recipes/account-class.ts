import { addTexts, changelog, type Recipe, replaceEach, replaceOnce } from './recipe.ts';

const type = 'current-joint';

/** In foreign currencies, which takes one file more than one in kyat. */
export const accountClass: Recipe = {
  title: 'A class of account',
  mostFiles: 8,
  changes: [
    replaceEach(
      'packages/reference/src/products/account-types.ts',
      ["  'cash-call-individual',\n", `  'cash-call-individual',\n  '${type}',\n`],
      ["export type AccountClassCode = '301'", "export type AccountClassCode = '109' | '301'"],
    ),
    replaceOnce(
      'packages/reference/src/products/account-classes.ts',
      "    audience: ['myanmarCitizens'],\n  },\n",
      `    audience: ['myanmarCitizens'],
  },
  {
    ...foreignCurrency,
    code: '109',
    accountType: '${type}',
    label: 'Current Accounts - Joint',
  },
`,
    ),
    replaceOnce(
      'packages/contract/src/constants.ts',
      "foreignCurrencyClasses = ['107', '108']",
      "foreignCurrencyClasses = ['107', '108', '109']",
    ),
    {
      path: 'packages/reference/data/branches.json',
      make: (source) => source.replace('"accountClasses": ["301"', '"accountClasses": ["109", "301"'),
    },
    ...addTexts('classes', {
      [`accounts.${type}.shortName`]: ['Joint account', 'ပူးတွဲစာရင်း'],
      [`accountList.${type}.name`]: ['Current Accounts - Joint', 'ပူးတွဲ စာရင်းရှင်အပ်ငွေစာရင်း'],
      [`accountList.${type}.summary`]: ['Foreign currency, for two.', 'နှစ်ဦးအတွက် နိုင်ငံခြားငွေစာရင်း။'],
      [`accountList.${type}.kind`]: ['Current', 'စာရင်းရှင်အပ်ငွေစာရင်း'],
      [`products.${type}.description`]: ['For two. You choose {currencies}.', 'နှစ်ဦးအတွက် ဖြစ်ပါသည်။ {currencies}'],
      [`products.${type}.first`]: ['One account for two.', 'နှစ်ဦးအတွက် စာရင်းတစ်ခု။'],
      [`products.${type}.second`]: ['In {currencies}.', '{currencies} ဖြင့် ဖွင့်နိုင်ပါသည်။'],
      [`products.${type}.third`]: ['{deposit} opens the account.', '{deposit} ဖြင့် စာရင်းဖွင့်နိုင်ပါသည်။'],
    }),
    {
      path: 'docs/bank-gateway.openapi.json',
      make: (source) => source.replaceAll('"108", "137"', '"108", "109", "137"'),
    },
    changelog,
  ],
  forgotten: {
    path: 'packages/contract/src/constants.ts',
    complaint: /the rules of an application know which classes come in foreign currencies/,
  },
  proof: `
    import { readFileSync } from 'node:fs';
    import { languages } from '@taga/i18n';
    import { accountClasses, findAccountClass } from '@taga/reference/account-classes';
    import { branchesFor } from '@taga/reference/branches';
    import { expect, test } from 'vitest';
    import { pageTable } from '../../apps/portal/src/app/page-table.ts';
    import { composeTerms } from '../../apps/server/src/modules/applications/terms/terms.ts';

    test('a further class has a page of its own and a branch that opens it', () => {
      expect(pageTable.find('/account/${type}').page.path).toBe('/account/${type}');
      expect(branchesFor({ townshipCode: 'MMR013037', accountClass: '109' }).length).toBeGreaterThan(0);
    });

    test.each(languages)('a further class has terms in %s', (language) => {
      expect(composeTerms(findAccountClass('109'), language).title).toBeTruthy();
    });

    test('the page for banks knows every class', () => {
      const page = readFileSync(new URL('../../docs/bank-gateway.openapi.json', import.meta.url), 'utf8');
      const codes = accountClasses.map(({ code }) => code).sort();
      const listed = [...page.matchAll(/"accountClass": \\{\\s*"type": "string",\\s*"enum": (\\[.*?\\])/gs)];
      expect(listed.length).toBeGreaterThan(0);
      for (const [, list] of listed) expect(JSON.parse(list)).toEqual(codes);
    });
  `,
};
