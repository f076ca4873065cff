import { describe, expect, it } from 'vitest';
import {
  accountClasses,
  cashPayoutBranchesOver,
  findAccountClass,
  interestRateBasisPoints,
  mayOpen,
  requiredDocuments,
} from './account-classes.ts';
import { currencyExponents, defaultCurrency } from './currencies.ts';

function classOf(code: string) {
  const found = findAccountClass(code);
  if (!found) throw new Error(`no account class ${code}`);
  return found;
}

const minor = (amount: number) => amount * 10 ** currencyExponents.MMK;

describe('the eight account classes', () => {
  it('have the route name, label and currency of the specification [REF-001 to REF-008]', () => {
    expect(
      accountClasses.map(({ code, accountType, label, currency }) => [code, accountType, label, currency]),
    ).toEqual([
      ['301', 'saving', 'Saving Individual', 'MMK'],
      ['325', 'cash-saving', 'Cash Account - Savings Individual', 'MMK'],
      ['101', 'current-individual', 'Current Accounts - Individual', 'MMK'],
      ['107', 'current-resident', 'Current Accounts - Individual Resident', 'FCY'],
      ['108', 'current-nonresident', 'Current Accounts - Individual NonResident', 'FCY'],
      ['137', 'cash-current', 'Cash Account - Current_Individual', 'MMK'],
      ['501', 'call-individual', 'Call Individual', 'MMK'],
      ['511', 'cash-call-individual', 'Cash Account - Call Individual', 'MMK'],
    ]);
  });

  it('are found by the name in the address and by the code', () => {
    for (const accountClass of accountClasses) {
      expect(findAccountClass(accountClass.accountType)).toBe(accountClass);
      expect(findAccountClass(accountClass.code)).toBe(accountClass);
    }
    expect(findAccountClass('fixed-deposit')).toBeUndefined();
    expect(findAccountClass('')).toBeUndefined();
  });

  it('derive the account type from the class, with Cash before it for 325, 137 and 511', () => {
    expect(Object.fromEntries(accountClasses.map(({ code, kind }) => [code, kind]))).toEqual({
      301: 'Saving',
      325: 'Cash Saving',
      101: 'Current',
      107: 'Current',
      108: 'Current',
      137: 'Cash Current',
      501: 'Call',
      511: 'Cash Call',
    });
  });

  it('offer EUR, SGD and USD for 107 and 108 in that order, MMK for the others [REF-027, CON-030]', () => {
    for (const { code, currencies } of accountClasses) {
      expect(currencies).toEqual(code === '107' || code === '108' ? ['EUR', 'SGD', 'USD'] : ['MMK']);
    }
    expect(defaultCurrency).toBe('MMK');
  });

  it('need 1,000 for 301, 100 foreign units for 107 and 108, 10,000 otherwise [CON-024, CON-025, CON-026]', () => {
    const amounts: Record<string, number> = { 301: 1_000, 107: 100, 108: 100 };
    for (const { code, initialDepositMinor, minimumBalanceMinor } of accountClasses) {
      expect(initialDepositMinor, code).toBe(minor(amounts[code] ?? 10_000));
      expect(minimumBalanceMinor, code).toBe(minor(amounts[code] ?? 10_000));
    }
  });
});

describe('interest', () => {
  it('is 6% for 301 on balances above 10,000 and nothing up to there', () => {
    expect(interestRateBasisPoints(classOf('301'), minor(10_000))).toBe(0);
    expect(interestRateBasisPoints(classOf('301'), minor(10_000) + 1)).toBe(600);
  });

  it('is 2% for 501 up to 500 lakh and 4% above', () => {
    expect(interestRateBasisPoints(classOf('501'), minor(50_000_000))).toBe(200);
    expect(interestRateBasisPoints(classOf('501'), minor(50_000_000) + 1)).toBe(400);
  });

  it('is 7% for 325 and 6% for 511 on any balance', () => {
    expect(interestRateBasisPoints(classOf('325'), 1)).toBe(700);
    expect(interestRateBasisPoints(classOf('511'), minor(90_000_000))).toBe(600);
  });

  it('is the same for each class as the table of the specification [CON-027]', () => {
    const rates = accountClasses.map(({ code, interestTiers }) => [code, interestTiers.map((t) => t.rateBasisPoints)]);
    expect(Object.fromEntries(rates)).toEqual({
      301: [600],
      325: [700],
      101: [],
      107: [],
      108: [],
      137: [],
      501: [200, 400],
      511: [600],
    });
    expect(accountClasses.filter((c) => c.isInterestRuledOut).map((c) => c.code)).toEqual(['107', '108']);
  });

  it('has tiers that meet without gap or overlap', () => {
    for (const { code, interestTiers } of accountClasses) {
      interestTiers.slice(1).forEach((tier, index) => {
        expect(tier.aboveMinor, code).toBe(interestTiers[index]?.upToMinor);
      });
      expect(interestTiers.at(-1)?.upToMinor ?? null, code).toBeNull();
    }
  });
});

describe('what sets a class apart', () => {
  const codesWhere = (holds: (accountClass: (typeof accountClasses)[number]) => boolean) =>
    accountClasses.filter(holds).map(({ code }) => code);

  it('cheque-book fees are deducted from 101 and 137', () => {
    expect(codesWhere((c) => c.areChequeBookFeesDeducted)).toEqual(['101', '137']);
  });

  it('cash is paid out at over 200 branches for 325 and 511 [CON-028]', () => {
    expect(codesWhere((c) => c.isCashPaidOutAtAllBranches)).toEqual(['325', '511']);
    expect(cashPayoutBranchesOver).toBe(200);
  });

  it('501 credits interest daily and has a passbook', () => {
    expect(codesWhere((c) => c.isInterestCreditedDaily)).toEqual(['501']);
    expect(codesWhere((c) => c.isPassbookIssued)).toEqual(['501']);
  });

  it('501 is for small business owners, traders, merchants and individuals from the age of 18 [CON-029]', () => {
    expect(classOf('501').audience).toEqual(['smallBusinessOwners', 'traders', 'merchants', 'individualsOver18']);
    expect(classOf('501').minimumAgeYears).toBe(18);
  });

  it('511 is for Myanmar citizens', () => {
    expect(codesWhere((c) => c.audience.includes('myanmarCitizens'))).toEqual(['511']);
  });

  it('107 needs a passport, 108 any other id, the rest take both', () => {
    const open = (uidType: string) => codesWhere((c) => mayOpen(c, uidType));
    expect(open('PASSPORT')).toEqual(['301', '325', '101', '107', '137', '501', '511']);
    expect(open('NRC')).toEqual(['301', '325', '101', '108', '137', '501', '511']);
    expect(open('OLD_NRC')).toEqual(open('NRC'));
  });

  it('every class asks for the same documents, the introducer being optional', () => {
    expect(requiredDocuments.map(({ key }) => key)).toEqual([
      'identityPhoto',
      'faceRecognition',
      'introducer',
      'signaturePhoto',
      'initialDeposit',
    ]);
    expect(requiredDocuments.filter(({ isOptional }) => isOptional).map(({ key }) => key)).toEqual(['introducer']);
  });
});
