import { localized } from '@taga/contract';
import { correctionItems } from '@taga/contract/journeys/account-opening/corrections';
import { correctableCardStatuses } from '@taga/contract/journeys/card-application/decisions';
import type { MessageCategory, MessageType } from '@taga/contract/records/messaging/message';
import { findAccountClass } from '@taga/reference/account-classes';
import * as z from 'zod/mini';
import { refusalReasons } from '../../../bank/bank-errors.ts';

/** Words that somebody at the bank wrote or chose, in the languages of that day. */
const words = localized(z.string());
export type Words = z.infer<typeof words>;

/** Why a request was rejected: what it is about, what is wrong with it, and what to do. */
const reason = z.object({
  category: words,
  items: z.readonly(z.array(z.object({ message: words, descriptions: z.readonly(z.array(words)) }))),
});

/** Any message may have a subject of its own, and end with a note. */
const more = { subject: z.exactOptional(words), note: z.exactOptional(words) };

const accountCreated = z.object({
  ...more,
  accountNumber: z.nullable(z.string()),
  cifNo: z.nullable(z.string()),
  accountClass: z.string(),
  currency: z.string(),
  serviceIds: z.readonly(z.array(z.string())),
  openedAt: z.string(),
  /** The bank would not carry out the last order of a cheque book. */
  chequeBookRefused: z.exactOptional(z.literal(true)),
});

const requestRejected = z.object({
  ...more,
  /** What the bank's own system said, where it was not a person who decided. */
  refusal: z.nullable(z.enum(refusalReasons)),
  remark: z.exactOptional(words),
  reasons: z.exactOptional(z.readonly(z.array(reason))),
});

const correctionRequested = z.object({
  ...more,
  items: z.readonly(z.array(z.enum(correctionItems))),
  accountClass: z.exactOptional(z.string()),
  currency: z.exactOptional(z.string()),
  /** Of an application for a card, which is corrected as a whole. */
  card: z.exactOptional(z.object({ documentNo: z.string(), status: z.enum(correctableCardStatuses) })),
  /** Of a kind that is drawn from its definition: which parts, by the names that its definition gives them. */
  form: z.exactOptional(z.object({ documentNo: z.string(), kind: z.string(), items: z.readonly(z.array(z.string())) })),
  /** As a member of staff wrote it. */
  remark: z.exactOptional(words),
});

const card = { cardCategory: z.exactOptional(z.string()), cardType: z.exactOptional(z.string()) };

const cardDelivered = z.object({
  ...more,
  ...card,
  cardNumber: z.exactOptional(z.string()),
  /** In whole units. */
  creditLimit: z.exactOptional(z.number()),
  temporaryHoldingAccount: z.exactOptional(z.string()),
  autoDebitBankAccount: z.exactOptional(z.string()),
  pickUpBranchCode: z.exactOptional(z.string()),
});

const noteOnly = z.object(more);

function content<Type extends MessageType, Body extends z.ZodMiniType>(type: Type, body: Body) {
  return z.object({ type: z.literal(type), body });
}

/** What a message says, in values: the other words come from the catalogs when it is read. */
export const inboxContent = z.discriminatedUnion('type', [
  content('AccountCreated', accountCreated),
  content('MPUCreated', noteOnly),
  content('ChequeBookCreated', noteOnly),
  content('AccountCompleted', noteOnly),
  content('PassbookCreated', noteOnly),
  content('RequestRejected', requestRejected),
  content('mBankingRequestRejected', z.object({ ...more, content: z.exactOptional(words) })),
  content('CardCreated', noteOnly),
  content('CardDelivered', cardDelivered),
  content('CardCanceled', z.object({ ...more, ...card, remark: z.exactOptional(words) })),
  content('CorrectionRequested', correctionRequested),
  content('Announcement', z.object({ ...more, content: words })),
]);
export type InboxContent = z.infer<typeof inboxContent>;

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
export interface KeptMessage extends InboxMessage {
  readonly id: string;
  readonly authorizationReqId: string | null;
  readonly category: MessageCategory;
  readonly action: 'Y' | 'N' | null;
  readonly readAt: Date | null;
}

export function usualCategory(type: MessageType): MessageCategory {
  return type === 'RequestRejected' || type === 'CorrectionRequested' ? 'KYCUpdate' : 'Information';
}

/** A cheque book can be asked for with the accounts that have cheques. */
export function hasCheques({ type, body }: InboxContent): boolean {
  return type === 'AccountCreated' && findAccountClass(body.accountClass)?.areChequeBookFeesDeducted === true;
}
