import type { staffRoles } from '../../constants.ts';

type Role = (typeof staffRoles)[number];

/** Who decides about a case, or says who does. */
const isDeciding = (role: Role) => role === 'maker' || role === 'checker' || role === 'supervisor';

/** Administrators say who works at the desk. If they also decided there, or who decides what, one person could open an account alone. */
export function areRolesCompatible(roles: readonly Role[]): boolean {
  return !(roles.includes('administrator') && roles.some(isDeciding));
}

/** What counts of roles that somebody else gives: who is administrator there decides nothing here. */
export function compatibleRoles(roles: readonly Role[]): Role[] {
  return roles.includes('administrator') ? roles.filter((role) => !isDeciding(role)) : [...roles];
}
