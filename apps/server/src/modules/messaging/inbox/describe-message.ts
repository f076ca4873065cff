import { formText } from '@taga/contract/kinds/form';
import type { MessageDetail, MessageSummary } from '@taga/contract/records/messaging/message';
import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { joinList, type Language, type LocalizedText, textIn } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { findAccountClass } from '@taga/reference/account-classes';
import { branchLabel } from '@taga/reference/branch-words';
import { findBranch } from '@taga/reference/branches';
import type { BankService } from '../../../bank/bank.ts';
import { hasCheques, type InboxContent, type KeptMessage } from './inbox-message.ts';

/** Who reads a message, and what it takes to put it into words for them. */
export interface Reader {
  readonly language: Language;
  readonly name: string;
  /** What the bank calls its services; empty where it does not say. */
  readonly services: readonly BankService[];
}

type BodyOf<Type> = Extract<InboxContent, { type: Type }>['body'];
type WireBodyOf<Type> = Extract<MessageDetail, { Type: Type }>['Body'];
type Describe<Type> = (body: BodyOf<Type>, reader: Reader) => WireBodyOf<Type>;

function subjectOf({ type, body }: InboxContent, language: Language): string {
  return body.subject ? textIn(language, body.subject) : serverText(language)(`messages.subject.${type}`);
}

const optionalTextIn = (language: Language, text: LocalizedText | undefined) => text && textIn(language, text);

export function summarizeMessage(message: KeptMessage, language: Language): MessageSummary {
  return {
    Id: message.id,
    Type: message.content.type,
    Category: message.category,
    Subject: subjectOf(message.content, language),
    Date: message.at.toISOString(),
    Unread: message.readAt === null,
  };
}

export function describeMessage(message: KeptMessage, reader: Reader): MessageDetail {
  const { content, id, authorizationReqId, action, at } = message;
  const { language } = reader;
  // Each type goes with its own body, which the compiler cannot follow through a table.
  const describe = describers[content.type] as (body: InboxContent['body'], reader: Reader) => object;
  const { note } = content.body;
  return {
    Id: id,
    Type: content.type,
    Subject: subjectOf(content, language),
    Date: at.toISOString(),
    Body: { ...describe(content.body, reader), ...(note && { Note: textIn(language, note) }) },
    AuthorizationReqId: authorizationReqId,
    Action: action,
    Error: errorOf(content, language),
  } as MessageDetail;
}

/** What went wrong with what the message offers to do. */
function errorOf({ type, body }: InboxContent, language: Language): MessageDetail['Error'] {
  if (type !== 'AccountCreated' || !body.chequeBookRefused) return undefined;
  const text = serverText(language);
  return { Message: text('messages.chequeBook.refused'), Details: [{ ErrorDescription: text('errors.TG1505') }] };
}

const accountCreated: Describe<'AccountCreated'> = (body, { language, name, services }) => {
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
    AcType: hasCheques({ type: 'AccountCreated', body }) ? 'MICR' : null,
  };
};

const toldRefusals = ['insufficientFunds', 'knownWithOtherPhone'] as const;

const requestRejected: Describe<'RequestRejected'> = ({ refusal, remark, reasons }, { language }) => {
  const told = toldRefusals.find((reason) => reason === refusal) ?? 'other';
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
  };
};

const cardDelivered: Describe<'CardDelivered'> = (body, { language, name }) => {
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
};

const nothing = () => ({});

const describers: { readonly [Type in InboxContent['type']]: Describe<Type> } = {
  AccountCreated: accountCreated,
  MPUCreated: nothing,
  ChequeBookCreated: nothing,
  AccountCompleted: nothing,
  PassbookCreated: nothing,
  RequestRejected: requestRejected,
  mBankingRequestRejected: ({ content }, { language }) => ({ Content: optionalTextIn(language, content) }),
  CardCreated: nothing,
  CardDelivered: cardDelivered,
  CardCanceled: ({ remark, cardCategory, cardType }, { language }) => ({
    Remark: optionalTextIn(language, remark),
    CardCategory: cardCategory,
    CardType: cardType,
  }),
  Announcement: ({ content }, { language }) => ({ Content: textIn(language, content) }),
  CorrectionRequested: ({ items, accountClass, currency, card, form, remark }, { language }) => ({
    Items: [
      ...items.map((item) => serverText(language)(`messages.correction.${item}`)),
      ...(card ? [serverText(language)(`messages.cardCorrection.${card.status}`)] : []),
      ...(form?.items.map((item) => serverText(language)(formText({ name: form.kind }, 'part', item))) ?? []),
    ],
    Acc_class: accountClass,
    Currency: currency,
    DOCNumber: card?.documentNo ?? form?.documentNo,
    Kind: form?.kind,
    Remark: optionalTextIn(language, remark),
  }),
};
