import type { Person } from './person.ts';

export interface Customer {
  readonly id: string;
  readonly passwordHash: string;
  readonly person: Person;
  /** `CREDITCARD` for those who came for a card. */
  readonly productCode: string | null;
  /** Whether the bank knew the person before the sign-up, as far as it has said. */
  readonly existingCustomer: boolean;
  /** The bank's own number for the customer, once there is one. */
  readonly cifNo: string | null;
  readonly status: 'ACTIVE' | 'BLOCKED';
  /** News about requests by e-mail too. */
  readonly wantsMail: boolean;
  /** Whether news about requests comes by SMS too. */
  readonly wantsSms: boolean;
  /** Whether an e-mail calls to mind what was started and not submitted. */
  readonly wantsReminders: boolean;
  /** How the name sounds; null until somebody has worked it out. */
  readonly nameKey: string | null;
  readonly createdAt: Date;
  readonly passwordChangedAt: Date;
}
