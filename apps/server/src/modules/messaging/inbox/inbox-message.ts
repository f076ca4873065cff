import type { MessageCategory } from '@taga/contract/records/messaging/message';
import type { InboxContent } from './message-types.ts';

export interface InboxMessage {
  readonly at: Date;
  readonly content: InboxContent;
}

export interface NewInboxMessage extends InboxMessage {
  readonly id: string;
  readonly customerId: string;
  /** Null where it is about no request. */
  readonly authorizationReqId: string | null;
  /** What it tells of: one message of a kind for each. */
  readonly decisionId: string | null;
  /** Whether a cheque book comes with the account that it tells of, so that none need be asked for. */
  readonly hasChequeBook?: boolean;
  /** The usual one of its type, unless it is given. */
  readonly category?: MessageCategory;
}

/** A message as it lies in the inbox. */
export interface SavedMessage extends InboxMessage {
  readonly id: string;
  readonly authorizationReqId: string | null;
  readonly category: MessageCategory;
  readonly action: 'Y' | 'N' | null;
  readonly readAt: Date | null;
}
