import * as z from 'zod/mini';
import { refusalReasons } from '../../bank/bank-errors.ts';

/** What a message says, in values: the words come from the catalogs when it is read. */
export const inboxContent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('AccountCreated'),
    body: z.object({
      accountNumber: z.nullable(z.string()),
      cifNo: z.nullable(z.string()),
      accountClass: z.string(),
      currency: z.string(),
      serviceIds: z.readonly(z.array(z.string())),
      openedAt: z.string(),
    }),
  }),
  z.object({
    type: z.literal('RequestRejected'),
    body: z.object({ refusal: z.nullable(z.enum(refusalReasons)) }),
  }),
]);

export interface InboxMessage {
  readonly at: Date;
  readonly content: z.infer<typeof inboxContent>;
}

export interface NewInboxMessage extends InboxMessage {
  readonly id: string;
  readonly customerId: string;
  readonly authorizationReqId: string;
  /** What it tells of: one message of a kind for each. */
  readonly decisionId: string;
}
