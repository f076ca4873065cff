import * as z from 'zod/mini';
import { messageCategories } from '../../constants.ts';
import { applicationNo, timestamp } from '../fields/answer.ts';
import { yesNo } from '../fields/field.ts';
import { initialDeposit } from '../fulfilment/initial-deposit.ts';

export const messageCategory = z.enum(messageCategories);
export type MessageCategory = z.infer<typeof messageCategory>;

export const messageTypes = [
  'AccountCreated',
  'MPUCreated',
  'ChequeBookCreated',
  'AccountCompleted',
  'PassbookCreated',
  'RequestRejected',
  'mBankingRequestRejected',
  'CardCreated',
  'CardDelivered',
  'CardCanceled',
] as const;
/** Beyond the specification: what was submitted has arrived, staff ask for something again, or write to many customers. */
const furtherMessageTypes = ['ApplicationSubmitted', 'CorrectionRequested', 'Announcement'] as const;
const messageType = z.enum([...messageTypes, ...furtherMessageTypes]);
export type MessageType = z.infer<typeof messageType>;

/** One line of the inbox. */
export const messageSummary = z.object({
  Id: z.string(),
  Type: messageType,
  Category: messageCategory,
  Subject: z.string(),
  Date: timestamp,
  /** Until the message is opened. */
  Unread: z.boolean(),
});
export type MessageSummary = z.infer<typeof messageSummary>;

/** A missing field hides its row, so every field of every body may be missing. */
const shown = z.nullish(z.string());

/** Any message may end with a note. */
const note = { Note: shown };

const rejectionReason = z.object({
  Category: z.string(),
  SubCategory: z.array(z.object({ Message: z.string(), Description: z.array(z.object({ Content: z.string() })) })),
});
export type RejectionReason = z.infer<typeof rejectionReason>;

const accountCreated = z.object({
  AccountNo: shown,
  AccountType: shown,
  Acc_class: shown,
  Name: shown,
  CustomerID: shown,
  AccountOpenDate: shown,
  Currency: shown,
  AdditionalService: shown,
  /** `MICR` lets the customer ask for a cheque book. */
  AcType: shown,
  /** What is to be paid in first, until it is. */
  InitialDeposit: z.nullish(initialDeposit),
  ...note,
});

const cardDelivered = z.object({
  Name: shown,
  CardCategory: shown,
  CardNumber: shown,
  CardType: shown,
  CreditLimitAmt: z.nullish(z.number()),
  TemporaryHoldingAccount: shown,
  AutoDebitBankAccount: shown,
  PickUpBranch: shown,
  ...note,
});

/** Why something was rejected, as its message and its order say it. */
export const rejection = z.object({
  Remark: shown,
  Reason: z.nullish(z.array(rejectionReason)),
  /** What was asked for, where it was no account: `card`, `card-renewal`, or a kind that is drawn from its definition. */
  Kind: shown,
  ...note,
});

export type Rejection = z.infer<typeof rejection>;

const noteOnly = z.object(note);

/** What to do again, in the words of the reader, and which application it is about. */
const correctionRequested = {
  Remark: shown,
  Items: z.array(z.string()),
  Acc_class: shown,
  Currency: shown,
  /** Of an application for a card, which has neither class nor currency. */
  DOCNumber: shown,
  ...note,
};

/** The name of the kind, where there are kinds that are drawn from their definition and it is one of them. */
const ofForm = { Kind: shown };

function message<Type extends MessageType, Body extends z.ZodMiniType>(type: Type, body: Body) {
  return z.object({
    Id: z.string(),
    Type: z.literal(type),
    Subject: z.string(),
    Date: timestamp,
    Body: body,
    /** What the message is about; also the document number of a cheque-book request. */
    AuthorizationReqId: z.nullable(z.string()),
    /** Of the application that it is about. */
    ApplicationNo: z.nullable(applicationNo),
    /** `N` once there is nothing left to ask for. */
    Action: z.nullable(yesNo),
    Error: z.nullish(z.object({ Message: z.string(), Details: z.array(z.object({ ErrorDescription: z.string() })) })),
  });
}

/** A message opened: its type says which body it has. */
export function messageDetailOf({ hasForms }: { readonly hasForms: boolean }) {
  return z.discriminatedUnion('Type', [
    message('AccountCreated', accountCreated),
    message('MPUCreated', noteOnly),
    message('ChequeBookCreated', noteOnly),
    message('AccountCompleted', noteOnly),
    message('PassbookCreated', noteOnly),
    message('RequestRejected', rejection),
    message('mBankingRequestRejected', z.object({ Content: shown, ...note })),
    message('CardCreated', noteOnly),
    message('CardDelivered', cardDelivered),
    message('CardCanceled', z.object({ Remark: shown, CardCategory: shown, CardType: shown, ...note })),
    message(
      'CorrectionRequested',
      z.object({ ...correctionRequested, ...((hasForms ? ofForm : {}) as typeof ofForm) }),
    ),
    message('ApplicationSubmitted', z.object({ Content: z.string(), ...note })),
    message('Announcement', z.object({ Content: z.string(), ...note })),
  ]);
}
export type MessageDetail = z.infer<ReturnType<typeof messageDetailOf>>;
