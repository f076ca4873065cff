import { localized } from '@taga/contract';
import { correctionText } from '@taga/contract/journeys/account-opening/correction-text';
import { correctionItems } from '@taga/contract/journeys/account-opening/corrections';
import { correctableCardStatuses } from '@taga/contract/journeys/card-application/decisions';
import { formText } from '@taga/contract/kinds/form';
import type { InitialDepositRecord } from '@taga/contract/records/fulfilment/initial-deposit';
import type { MessageCategory, MessageDetail, MessageType } from '@taga/contract/records/messaging/message';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { joinList, type Language, type LocalizedText, textIn } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { findAccountClass } from '@taga/reference/account-classes';
import { branchLabel } from '@taga/reference/branch-words';
import { findBranch } from '@taga/reference/branches';
import * as z from 'zod/mini';
import type { BankService } from '../../../bank/bank.ts';
import { refusalReasons } from '../../../bank/bank-errors.ts';
import { describeDay } from '../channels/index.ts';

/** Who reads a message, and what it takes to put it into words for them. */
export interface Reader {
  readonly language: Language;
  readonly name: string;
  /** What the bank calls its services; empty where it does not say. */
  readonly services: readonly BankService[];
  /** What the account that the message tells of still waits for. */
  readonly deposit: InitialDepositRecord | null;
  /** Of the application that the message is about, as people say it. */
  readonly applicationNo: string | null;
}

type WireBodyOf<Type> = Extract<MessageDetail, { Type: Type }>['Body'];

/** A type of message: what is stored of it, in values, and how that is put into words when it is read. */
interface Definition<Body extends z.ZodMiniType, WireBody> {
  readonly body: Body;
  readonly describe: (body: z.infer<Body>, reader: Reader) => WireBody;
  readonly category: MessageCategory;
}

function define<Body extends z.ZodMiniType, WireBody>(
  body: Body,
  describe: (body: z.infer<Body>, reader: Reader) => WireBody,
  category: MessageCategory = 'Information',
): Definition<Body, WireBody> {
  return { body, describe, category };
}

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
  /** The name of the kind, where it was no account. */
  kind: z.exactOptional(z.string()),
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

const optionalTextIn = (language: Language, text: LocalizedText | undefined) => text && textIn(language, text);

/** A cheque book can be asked for with the accounts that have cheques. */
export const hasCheques = (accountClass: string) => findAccountClass(accountClass)?.areChequeBookFeesDeducted === true;

const describedReasons = ['insufficientFunds', 'knownWithOtherPhone'] as const;

/** Nothing but its subject, and a note if there is one. */
const noteOnly = define(z.object(more), () => ({}));

const types = {
  AccountCreated: define(accountCreated, (body, { language, name, services, deposit }) => {
    const accountType = findAccountClass(body.accountClass)?.accountType;
    const ordered = body.serviceIds.flatMap((id) => services.find(({ serviceId }) => serviceId === id) ?? []);
    const known = ordered.map(({ name }) => textIn(language, name));
    return {
      AccountNo: body.accountNumber,
      AccountType: accountType ? serverText(language)(`accountList.${accountType}.kind`) : null,
      Acc_class: body.accountClass,
      Name: name,
      CustomerID: body.cifNo,
      AccountOpenDate: myanmarToday(new Date(body.openedAt)),
      Currency: body.currency,
      AdditionalService: known.length > 0 ? joinList(known, language) : null,
      AcType: hasCheques(body.accountClass) ? 'MICR' : null,
      InitialDeposit: deposit,
    };
  }),
  MPUCreated: noteOnly,
  ChequeBookCreated: noteOnly,
  AccountCompleted: noteOnly,
  PassbookCreated: noteOnly,
  RequestRejected: define(
    requestRejected,
    ({ refusal, remark, reasons, kind }, { language }) => {
      const told = describedReasons.find((reason) => reason === refusal) ?? 'other';
      return {
        Remark:
          optionalTextIn(language, remark) ??
          (refusal || !reasons ? serverText(language)(`messages.refusal.${told}`) : null),
        Reason: reasons?.map(({ category, items }) => ({
          Category: textIn(language, category),
          SubCategory: items.map(({ message, descriptions }) => ({
            Message: textIn(language, message),
            Description: descriptions.map((words) => ({ Content: textIn(language, words) })),
          })),
        })),
        Kind: kind,
      };
    },
    'KYCUpdate',
  ),
  mBankingRequestRejected: define(
    z.object({ ...more, content: z.exactOptional(words) }),
    ({ content }, { language }) => ({ Content: optionalTextIn(language, content) }),
  ),
  CardCreated: noteOnly,
  CardDelivered: define(cardDelivered, (body, { language, name }) => {
    const branch = findBranch(body.pickUpBranchCode ?? '');
    return {
      Name: name,
      CardCategory: body.cardCategory,
      CardNumber: body.cardNumber,
      CardType: body.cardType,
      CreditLimitAmt: body.creditLimit,
      TemporaryHoldingAccount: body.temporaryHoldingAccount,
      AutoDebitBankAccount: body.autoDebitBankAccount,
      PickUpBranch: branch && branchLabel(branch, language),
    };
  }),
  CardCanceled: define(
    z.object({ ...more, ...card, remark: z.exactOptional(words) }),
    ({ remark, cardCategory, cardType }, { language }) => ({
      Remark: optionalTextIn(language, remark),
      CardCategory: cardCategory,
      CardType: cardType,
    }),
  ),
  ApplicationSubmitted: define(
    z.object({ ...more, expectedDay: z.string(), isCorrection: z.exactOptional(z.boolean()) }),
    ({ expectedDay, isCorrection }, { language, applicationNo }) => ({
      Content: serverText(language)(isCorrection ? 'messages.corrected.text' : 'messages.submitted.text', {
        // With hyphens at which no line ends.
        number: applicationNo?.replaceAll('-', '\u2011') ?? '',
        day: describeDay(expectedDay, language),
      }),
    }),
  ),
  CorrectionRequested: define(
    correctionRequested,
    ({ items, accountClass, currency, card, form, remark }, { language }) => ({
      Items: [
        ...items.map((item) => serverText(language)(correctionText(item))),
        ...(card ? [serverText(language)(`messages.cardCorrection.${card.status}`)] : []),
        ...(form?.items.map((item) => serverText(language)(formText({ name: form.kind }, 'part', item))) ?? []),
      ],
      Acc_class: accountClass,
      Currency: currency,
      DOCNumber: card?.documentNo ?? form?.documentNo,
      Kind: form?.kind,
      Remark: optionalTextIn(language, remark),
    }),
    'KYCUpdate',
  ),
  Announcement: define(z.object({ ...more, content: words }), ({ content }, { language }) => ({
    Content: textIn(language, content),
  })),
} as const satisfies {
  readonly [Type in MessageType]: { readonly describe: (body: never, reader: Reader) => WireBodyOf<Type> };
};

/** What a message says, in values: the other words come from the catalogs when it is read. */
export type InboxContent = {
  [Type in MessageType]: { type: Type; body: z.infer<(typeof types)[Type]['body']> };
}[MessageType];

// Each type goes with its own body, which the compiler cannot follow through a table.
const bodies = Object.entries(types).map(([type, { body }]) => z.object({ type: z.literal(type), body }));
type Contents = [(typeof bodies)[number], ...typeof bodies];
export const inboxContent = z.discriminatedUnion('type', bodies as Contents) as unknown as z.ZodMiniType<InboxContent>;

/** The body of a message in the words of its reader. */
export function describeBody({ type, body }: InboxContent, reader: Reader): object {
  const { describe } = types[type] as Definition<z.ZodMiniType<InboxContent['body']>, object>;
  return describe(body, reader);
}

export function usualCategory(type: MessageType): MessageCategory {
  return types[type].category;
}
