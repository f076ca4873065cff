import { expect, test } from 'vitest';
import { staffRoles } from '../../constants.ts';
import { areRolesCompatible, compatibleRoles } from './staff-roles.ts';

/** Every set of roles that could be given. */
const sets = Array.from({ length: 2 ** staffRoles.length }, (_, bits) =>
  staffRoles.filter((_role, index) => (bits >> index) & 1),
);

test('an administrator is neither maker, checker nor supervisor; everything else goes together [DSK-001, DSK-032]', () => {
  expect(sets).toHaveLength(32);
  const apart = sets.filter((roles) => !areRolesCompatible(roles)).map((roles) => roles.join(' '));
  const deciding = ['maker', 'checker', 'maker checker', 'supervisor'].concat([
    'maker supervisor',
    'checker supervisor',
    'maker checker supervisor',
  ]);
  const expected = deciding.flatMap((roles) => [`${roles} administrator`, `${roles} auditor administrator`]);
  expect(new Set(apart)).toEqual(new Set(expected));
});

test('of roles that are given elsewhere the administrator’s counts, and the others as far as they go with it', () => {
  for (const roles of sets) {
    const counted = compatibleRoles(roles);
    expect(areRolesCompatible(counted)).toBe(true);
    if (areRolesCompatible(roles)) expect(counted).toEqual(roles);
    else expect(counted).toEqual(roles.filter((role) => role === 'administrator' || role === 'auditor'));
  }
});
