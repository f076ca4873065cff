import type { CorrectionItem } from '@taga/contract/journeys/account-opening/corrections';
import type { ApplicationStatus } from '@taga/contract/records/applications/account-info';
import type { ApplicationRecord } from '@taga/contract/records/applications/application';
import { byLanguage } from '@taga/i18n';
import { type ServerMessageId, serverText } from '@taga/i18n/server';
import type { AccountClassCode } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import type { InboxContent } from '../../messaging/inbox/index.ts';

/** What the demo customer with a full inbox has asked for, in every status, and what the bank wrote back. */

export interface DemoOrder {
  readonly id: string;
  readonly accountClass: AccountClassCode;
  /** Kyats unless it says. */
  readonly currency?: Currency;
  /** What was answered in it alone. */
  readonly answers?: Partial<ApplicationRecord>;
  /** Nothing that is still being filled in is an order. */
  readonly status: Exclude<ApplicationStatus, 'INIT'>;
  readonly daysAgo: number;
  readonly services: Readonly<Record<string, 'PENDING' | 'COMPLETED' | 'REJECTED'>>;
  /** What staff want done again. */
  readonly items?: readonly CorrectionItem[];
}

const orderId = (number: number) => `00000000-0000-4000-8000-00000000010${number}`;

/** The account that the demo customer has; the rest is still on its way, or was not to be. */
const openedOrder: DemoOrder = {
  id: orderId(1),
  accountClass: '101',
  status: 'COMPLETED',
  daysAgo: 40,
  services: { PASSBOOK: 'COMPLETED', MPUCARD: 'PENDING', MOBILEWALLET: 'REJECTED' },
};

const rejectedOrder: DemoOrder = {
  id: orderId(2),
  accountClass: '511',
  status: 'REJECTED',
  daysAgo: 30,
  services: { PASSBOOK: 'REJECTED' },
};

const itemsToCorrect = ['OCCUPATION', 'BRANCH'] as const;

const correctedOrder: DemoOrder = {
  id: orderId(4),
  accountClass: '501',
  status: 'INCOMPLETED',
  daysAgo: 7,
  services: { PASSBOOK: 'PENDING' },
  items: itemsToCorrect,
};

/** The newest last. */
export const demoOrders: readonly DemoOrder[] = [
  openedOrder,
  rejectedOrder,
  {
    id: orderId(3),
    accountClass: '137',
    status: 'PENDING',
    daysAgo: 12,
    services: { PASSBOOK: 'PENDING', ESTATEMENT: 'PENDING' },
  },
  correctedOrder,
  {
    id: orderId(5),
    accountClass: '301',
    status: 'APPROVED',
    daysAgo: 3,
    services: { PASSBOOK: 'PENDING', MPUCARD: 'PENDING' },
  },
  { id: orderId(6), accountClass: '325', status: 'PENDING', daysAgo: 1, services: { PASSBOOK: 'PENDING' } },
];

/** Of the customer with a passport: it is in dollars, and asks when they came to the country. */
export const passportOrder: DemoOrder = {
  id: '00000000-0000-4000-8000-000000000201',
  accountClass: '107',
  currency: 'USD',
  status: 'PENDING',
  daysAgo: 2,
  services: { ESTATEMENT: 'PENDING' },
  answers: { DateofArrival: '2026-01-12' },
};

/** What was answered in all of them. */
export const demoAnswers: ApplicationRecord = {
  IdentityStatus: 'SKIPPED',
  Employment: 'F',
  Profession: 'Accountant',
  Industry: 'Gems and jewellery',
  Contacts: [],
  ReferId: '100001',
  BranchCode: '001',
  BranchStateId: 'MMR013',
  BranchTownshipId: 'MMR013037',
};

interface DemoMessage {
  readonly content: InboxContent;
  readonly daysAgo: number;
  /** What it is about; nothing where that is no order. */
  readonly order?: DemoOrder;
  readonly isRead: boolean;
}

interface Opened {
  readonly accountNumber: string;
  readonly cifNo: string;
  readonly openedAt: string;
}

type InboxWords =
  Extract<ServerMessageId, `sandbox.inbox.${string}`> extends `sandbox.inbox.${infer Name}` ? Name : never;

const words = (name: InboxWords) => byLanguage((language) => serverText(language)(`sandbox.inbox.${name}`));

const blurredPhoto = {
  message: words('backOfId'),
  descriptions: [words('blurredPhoto')],
};

const noIncomeProof = {
  message: words('incomeSource'),
  descriptions: [words('oldLetter'), words('payslip')],
};

const rejected: InboxContent = {
  type: 'RequestRejected',
  body: {
    refusal: null,
    remark: words('applyAgain'),
    reasons: [
      {
        category: words('identityDocument'),
        items: [blurredPhoto],
      },
      { category: words('income'), items: [noIncomeProof] },
    ],
  },
};

const mobileBankingRejected: InboxContent = {
  type: 'mBankingRequestRejected',
  body: {
    content: words('walletInUse'),
  },
};

const card = { cardCategory: 'VISA', cardType: 'Classic' };

const cardDelivered: InboxContent = {
  type: 'CardDelivered',
  body: {
    ...card,
    cardNumber: '4000 12•• •••• 3456',
    creditLimit: 3_000_000,
    temporaryHoldingAccount: '00199900000000042',
    autoDebitBankAccount: '00110100000000042',
    pickUpBranchCode: '001',
    note: words('keepCard'),
  },
};

const cardCanceled: InboxContent = {
  type: 'CardCanceled',
  body: {
    ...card,
    remark: words('cardCanceled'),
  },
};

const correctionRequested: InboxContent = {
  type: 'CorrectionRequested',
  body: { items: itemsToCorrect, accountClass: correctedOrder.accountClass, currency: 'MMK' },
};

/** One of every type, and one more of a request that the bank's own system turned down. */
export function demoMessages({ accountNumber, cifNo, openedAt }: Opened): readonly DemoMessage[] {
  const { accountClass } = openedOrder;
  const serviceIds = Object.keys(openedOrder.services);
  const account = { accountNumber, cifNo, accountClass, currency: 'MMK', serviceIds, openedAt };
  const passbookNote = words('bringId');
  return [
    { content: { type: 'RequestRejected', body: { refusal: 'insufficientFunds' } }, daysAgo: 75, isRead: true },
    { content: { type: 'CardCreated', body: {} }, daysAgo: 70, isRead: true },
    { content: cardDelivered, daysAgo: 60, isRead: true },
    { content: cardCanceled, daysAgo: 45, isRead: true },
    { content: { type: 'AccountCreated', body: account }, daysAgo: 38, order: openedOrder, isRead: true },
    {
      content: { type: 'PassbookCreated', body: { note: passbookNote } },
      daysAgo: 36,
      order: openedOrder,
      isRead: true,
    },
    { content: { type: 'MPUCreated', body: {} }, daysAgo: 34, order: openedOrder, isRead: true },
    { content: { type: 'ChequeBookCreated', body: {} }, daysAgo: 28, isRead: true },
    { content: rejected, daysAgo: 25, order: rejectedOrder, isRead: false },
    { content: mobileBankingRejected, daysAgo: 20, order: openedOrder, isRead: false },
    { content: { type: 'AccountCompleted', body: {} }, daysAgo: 5, order: openedOrder, isRead: false },
    { content: correctionRequested, daysAgo: 6, order: correctedOrder, isRead: false },
  ];
}
