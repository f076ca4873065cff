import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { readFeature } from './locale-files.ts';

/** A fact that both the page of a product and its terms state, as [page, terms]. */
const facts = [
  ['products.fact.deposit', 'terms.fact.initialDeposit'],
  ['products.fact.balance', 'terms.fact.minimumBalance'],
  ['products.fact.interest', 'terms.fact.interest'],
  ['products.fact.fees', 'terms.fact.fees'],
  ['products.fact.cash', 'terms.fact.cash'],
  ['products.fact.passbook', 'terms.fact.passbook'],
  ['products.audience.smallBusinessOwners', 'terms.audience.smallBusinessOwners'],
  ['products.audience.traders', 'terms.audience.traders'],
  ['products.audience.merchants', 'terms.audience.merchants'],
  ['products.audience.individualsOver18', 'terms.audience.individualsOver18'],
  ['products.audience.myanmarCitizens', 'terms.audience.myanmarCitizens'],
  ['products.interest.flat', 'terms.rate.flat'],
  ['products.interest.above', 'terms.rate.above'],
  ['products.interest.upTo', 'terms.rate.upTo'],
  ['products.interest.wholeBalance', 'terms.rate.wholeBalance'],
  ['products.interest.daily', 'terms.rate.daily'],
  ['products.interest.none', 'terms.rate.ruledOut'],
  ['products.interest.unset', 'terms.rate.unset'],
  ['products.fees.services', 'terms.fee.services'],
  ['products.cash.branches', 'terms.fact.cashBranches'],
  ['products.passbook.issued', 'terms.fact.passbookIssued'],
] as const;

/** Whatever the values are called, and whether or not a line may end between the words. */
const wording = (text: string | undefined) => text?.replaceAll(/\{\w+\}/g, '{}').replaceAll('\u00a0', ' ');

test.each(languages)('page and terms of an account say the same in %s', (language) => {
  const products = readFeature(language, 'products');
  const terms = readFeature(language, 'terms');
  for (const [page, paper] of facts) {
    expect(products[page], page).toBeDefined();
    expect(wording(products[page]), page).toBe(wording(terms[paper]));
  }
});
