import type { LocalizedText } from '@taga/i18n';
import type { Kysely } from 'kysely';
import type { Bank } from '../../../bank/bank.ts';
import type { RefusalReason } from '../../../bank/bank-errors.ts';
import type { DB } from '../../../db/schema.gen.ts';

/** A card as the bank told of it when it made it. */
export interface MadeCard {
  readonly cardId: string;
  readonly cifNo: string;
  readonly lastDigits: string;
  readonly cardType: string;
  readonly category: string;
}

interface Ordered {
  /** What the bank knows the order by. */
  readonly id: string;
  /** The application that it is for. */
  readonly documentNo: string;
  readonly customerId: string;
  /** The bank's number for the customer when it was ordered, if there was one. */
  readonly linkedTo: string | null;
}

/** What the bank is asked to do with a card. */
export type NewCardOrder =
  | (Ordered & {
      readonly kind: 'ISSUE';
      readonly limitMinor: number;
      readonly orderedBy: string | null;
    })
  | (Ordered & {
      readonly kind: 'CANCEL';
      readonly cardId: string;
      readonly remarks: LocalizedText | null;
      readonly orderedBy: string | null;
    })
  | (Ordered & { readonly kind: 'RENEW'; readonly cardId: string; readonly branchCode: string });

/** An order and how far it is: `bank` until the bank has answered. */
export type CardOrder = NewCardOrder & {
  readonly step: 'bank' | 'done' | 'refused';
  readonly card: MadeCard | null;
  readonly refusal: RefusalReason | null;
  readonly attempts: number;
};

/** A renewal with its status. */
export type Renewal = Extract<CardOrder, { readonly kind: 'RENEW' }> & { readonly status: string };

/** What the bank's answer leaves behind. */
export type CardOrderEnd =
  | { readonly step: 'done'; readonly card: MadeCard | null }
  | { readonly step: 'refused'; readonly refusal: RefusalReason };

export interface CardOrderDependencies {
  readonly db: Kysely<DB>;
  readonly bank: Bank;
  readonly now: () => Date;
  readonly random: () => number;
}

/** All but the end of the number is hidden, which nobody but the bank knows. */
export function maskedNumber(lastDigits: string): string {
  return `•••• •••• •••• ${lastDigits}`;
}
