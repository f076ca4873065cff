import { randomUUID } from 'node:crypto';
import type { AnswerOf, Endpoint } from '@taga/contract';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import { later } from '../../../time.ts';
import { demoStaff } from '../demo-data/index.ts';

/** Who asks, as the product knows them once they have signed in. */
export type Asker =
  | { readonly kind: 'customer'; readonly customerId: string; readonly sessionId: string }
  | {
      readonly kind: 'staff';
      readonly staffId: string;
      readonly sessionId: string;
      readonly roles: readonly StaffRole[];
      readonly branches: null;
      readonly endsAt: Date;
    };

/** Asks a call of the product as somebody, as if it had come by the wire. */
export type Ask = <C extends Endpoint>(endpoint: C, as: Asker | undefined, body: object) => Promise<AnswerOf<C>>;

/** One of the demo staff, by the login id. */
export function asStaff(loginId: string, at: Date): Asker {
  const member = demoStaff.find((each) => each.loginId === loginId);
  if (!member) throw new Error(`There is no ${loginId} among the demo staff.`);
  const { id: staffId, roles } = member;
  return { kind: 'staff', staffId, sessionId: randomUUID(), roles, branches: null, endsAt: later(at, 3_600) };
}

export function asCustomer(customerId: string): Asker {
  return { kind: 'customer', customerId, sessionId: randomUUID() };
}
