import type { DetailValues, detailCorrectionStates } from '@taga/contract/records/customers/detail-values';
import type { bankStates } from '@taga/contract/records/desk/detail-corrections';
import type { DetailItem } from '@taga/contract/rules/customers/personal-details';

interface Values {
  readonly items: readonly DetailItem[];
  /** By the fields of the sign-up, of the items only. */
  readonly before: DetailValues;
  readonly after: DetailValues;
  /** Of what staff correct. */
  readonly reason: string | null;
}

export interface NewCorrection extends Values {
  readonly id: string;
  readonly customerId: string;
  /** The application with which staff asked the customer. */
  readonly authorizationReqId: string | null;
  /** Null: the customer. */
  readonly proposedBy: string | null;
  readonly at: Date;
}

interface StaffMember {
  readonly staffId: string;
  readonly name: string;
}

/** A correction of who a customer is, proposed or made. */
export interface Correction extends Values {
  readonly id: string;
  readonly customerId: string;
  readonly by: StaffMember | null;
  readonly at: Date;
  readonly state: (typeof detailCorrectionStates)[number];
  readonly decidedBy: StaffMember | null;
  readonly decidedAt: Date | null;
  readonly decidedRemark: string | null;
  readonly bank: (typeof bankStates)[number];
}

/** Of a correction that is made, what the audit log proves to be unchanged. */
export type DigestedValues = Pick<Values, 'before' | 'after' | 'reason'>;
