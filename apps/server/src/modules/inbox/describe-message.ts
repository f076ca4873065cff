import type { MessageDetail, MessageSummary } from '@taga/contract/records/message';
import { myanmarToday } from '@taga/contract/rules/calendar-date';
import type { Language } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { findAccountClass } from '@taga/reference/account-classes';
import { branchLabel } from '@taga/reference/branch-words';
import { findBranch } from '@taga/reference/branches';
import type { BankService } from '../../bank/bank.ts';
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
  return body.subject?.[language] ?? serverText(language)(`messages.subject.${type}`);
}

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
    Body: { ...describe(content.body, reader), ...(note && { Note: note[language] }) },
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
  const named = body.serviceIds.map((id) => services.find(({ serviceId }) => serviceId === id)?.name[language]);
  const known = named.filter((service) => service !== undefined);
  return {
    AccountNo: body.accountNumber,
    AccountType: accountType ? serverText(language)(`accountList.${accountType}.kind`) : null,
    Acc_class: body.accountClass,
    Name: name,
    CustomerID: body.cifNo,
    AccountOpenDate: myanmarToday(new Date(body.openedAt)),
    Currency: body.currency,
    AdditionalService: known.length > 0 ? known.join(language === 'mm' ? '၊ ' : ', ') : null,
    AcType: hasCheques({ type: 'AccountCreated', body }) ? 'MICR' : null,
  };
};

const toldRefusals = ['insufficientFunds', 'knownWithOtherPhone'] as const;

const requestRejected: Describe<'RequestRejected'> = ({ refusal, remark, reasons }, { language }) => {
  const told = toldRefusals.find((reason) => reason === refusal) ?? 'other';
  return {
    Remark: remark?.[language] ?? (refusal || !reasons ? serverText(language)(`messages.refusal.${told}`) : null),
    Reason: reasons?.map(({ category, items }) => ({
      Category: category[language],
      SubCategory: items.map(({ message, descriptions }) => ({
        Message: message[language],
        Description: descriptions.map((words) => ({ Content: words[language] })),
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
  mBankingRequestRejected: ({ content }, { language }) => ({ Content: content?.[language] }),
  CardCreated: nothing,
  CardDelivered: cardDelivered,
  CardCanceled: ({ remark, cardCategory, cardType }, { language }) => ({
    Remark: remark?.[language],
    CardCategory: cardCategory,
    CardType: cardType,
  }),
  Announcement: ({ content }, { language }) => ({ Content: content[language] }),
  CorrectionRequested: ({ items, accountClass, currency, card, remark }, { language }) => ({
    Items: [
      ...items.map((item) => serverText(language)(`messages.correction.${item}`)),
      ...(card ? [serverText(language)(`messages.cardCorrection.${card.status}`)] : []),
    ],
    Acc_class: accountClass,
    Currency: currency,
    DOCNumber: card?.documentNo,
    Remark: remark?.[language],
  }),
};
