import type { RefusalReason } from '../../bank/bank-errors.ts';

/** What a message says, in values: the words come from the catalogs when it is read. */
type InboxContent =
  | {
      readonly type: 'AccountCreated';
      readonly body: {
        readonly accountNumber: string | null;
        readonly cifNo: string | null;
        readonly accountClass: string;
        readonly currency: string;
        readonly serviceIds: readonly string[];
        readonly openedAt: string;
      };
    }
  | { readonly type: 'RequestRejected'; readonly body: { readonly refusal: RefusalReason | null } };

export interface NewInboxMessage {
  readonly id: string;
  readonly customerId: string;
  readonly authorizationReqId: string;
  readonly at: Date;
  readonly content: InboxContent;
}
