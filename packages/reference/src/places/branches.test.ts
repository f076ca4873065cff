import { describe, expect, it } from 'vitest';
import { accountClasses, cashPayoutBranchesOver } from '../products/account-classes.ts';
import { branchAddress, branchLabel } from './branch-words.ts';
import { branches, branchesFor, findBranch } from './branches.ts';
import { findTownship } from './townships.ts';

describe('branches', () => {
  it('carry the fields of the wire, longtitude spelt so, and Burmese texts beside [BRN-022]', () => {
    const fields = [
      ...['branchCode', 'branchName', 'branchName_MM', 'address', 'address_MM', 'phone'],
      ...['latitude', 'longtitude', 'townshipCode', 'stateCode'],
    ];
    for (const branch of branches) expect(Object.keys(branch)).toEqual(fields);
    const township = branches[0]?.townshipCode ?? '';
    for (const branch of branchesFor({ townshipCode: township, accountClass: '301' })) {
      expect(Object.keys(branch)).toEqual(fields);
    }
  });

  it('are as many as the product pages promise, each with its own code', () => {
    expect(branches).toHaveLength(270);
    expect(branches.length).toBeGreaterThan(cashPayoutBranchesOver);
    expect(new Set(branches.map(({ branchCode }) => branchCode)).size).toBe(270);
  });

  it('each lie in a township that exists, and in its state', () => {
    for (const { branchName, townshipCode, stateCode } of branches) {
      expect(findTownship(townshipCode)?.stateCode, branchName).toBe(stateCode);
    }
  });

  it('lie within Myanmar, save four whose place is not known', () => {
    const unplaced = branches.filter(({ latitude, longtitude }) => latitude === null || longtitude === null);
    expect(unplaced).toHaveLength(4);
    for (const { latitude, longtitude } of branches.filter((branch) => !unplaced.includes(branch))) {
      expect(latitude).toBeGreaterThan(9);
      expect(latitude).toBeLessThan(29);
      expect(longtitude).toBeGreaterThan(92);
      expect(longtitude).toBeLessThan(102);
    }
  });

  it('are found by code and labelled by language', () => {
    const ahlone = findBranch('001');
    expect(ahlone && branchLabel(ahlone, 'en')).toBe('Ahlone Branch');
    expect(ahlone && branchLabel(ahlone, 'mm')).toBe('အလုံ ဘဏ်ခွဲ');
    expect(ahlone && branchAddress(ahlone, 'en')).toContain('Ahlone Township');
    expect(ahlone && branchAddress(ahlone, 'mm')).toContain('အလုံမြို့နယ်');
    expect(findBranch('none')).toBeUndefined();
  });
});

describe('the branches for an account class', () => {
  it('are those of the township that open it', () => {
    const ahlone = branchesFor({ townshipCode: 'MMR013037', accountClass: '108' });
    expect(ahlone.map(({ branchCode }) => branchCode)).toContain('001');
    expect(ahlone.every(({ townshipCode }) => townshipCode === 'MMR013037')).toBe(true);
  });

  it('are fewer for the foreign-currency classes', () => {
    const townshipCodes = [...new Set(branches.map(({ townshipCode }) => townshipCode))];
    const count = (accountClass: string) =>
      townshipCodes.flatMap((townshipCode) => branchesFor({ townshipCode, accountClass })).length;
    expect(count('301')).toBe(270);
    expect([count('107'), count('108')]).toEqual([41, 26]);
    for (const { code } of accountClasses) expect(count(code), code).toBeGreaterThan(0);
  });

  it('are none for an unknown township or class', () => {
    expect(branchesFor({ townshipCode: 'nowhere', accountClass: '301' })).toEqual([]);
    expect(branchesFor({ townshipCode: 'MMR013037', accountClass: '999' })).toEqual([]);
  });
});
