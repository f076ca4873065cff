import { type AllowedRole, isForStaff } from '@taga/contract';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import type { Quotas } from '../../access/quotas/index.ts';
import { type AuditEntry, recordAudit } from '../audit/index.ts';

interface RefusedToken {
  readonly token: string;
  readonly principal: { readonly kind: string; readonly staffId?: string } | undefined;
  readonly allowedRoles: readonly AllowedRole[];
  readonly route: string;
}

const periodS = 60 * 60;

interface NoteDependencies {
  readonly quotas: Quotas;
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly findStaff: (token: string) => Promise<{ readonly staffId: string } | undefined>;
  readonly findCustomer: (token: string) => Promise<{ readonly customerId: string } | undefined>;
}

/**
 * Writes down who showed a token where it does not count: staff without the role, a customer at the desk, staff at the
 * portal; once an hour for a person and a route. A token that is nobody's is written down nowhere. Otherwise attackers
 * could fill a log that cannot be erased.
 */
export async function noteRefused(refused: RefusedToken, dependencies: NoteDependencies): Promise<void> {
  const actor = await actorOf(refused, dependencies);
  if (!actor) return;
  const owner = `${actor.id} ${refused.route}`;
  const { isGiven } = await dependencies.quotas.take(dependencies.db, { what: 'refused call', owner, max: 1, periodS });
  if (!isGiven) return;
  const where = isForStaff(refused) ? 'desk' : 'portal';
  const facts = { route: refused.route, where };
  await recordAudit(dependencies.db, { actor, action: `${actor.kind}.refused`, facts, at: dependencies.now() });
}

async function actorOf(
  { token, principal, allowedRoles }: RefusedToken,
  { findStaff, findCustomer }: NoteDependencies,
): Promise<AuditEntry['actor'] | undefined> {
  if (principal?.staffId) return { kind: 'staff', id: principal.staffId };
  if (!isForStaff({ allowedRoles })) {
    const staff = await findStaff(token);
    return staff && { kind: 'staff', id: staff.staffId };
  }
  const customer = await findCustomer(token);
  return customer && { kind: 'customer', id: customer.customerId };
}
