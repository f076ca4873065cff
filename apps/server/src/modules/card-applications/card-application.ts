import { errorCodes } from '@taga/contract';
import type { CardAnswers } from '@taga/contract/journeys/card-application/answers';
import type { CardStatus } from '@taga/contract/journeys/card-application/decisions';
import { isCorrectable } from '@taga/contract/journeys/card-application/decisions';
import type { CreditOrder } from '@taga/contract/records/credit-order';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { Refusal } from '../../refusal.ts';

/** What is kept of the answers. The photos are rows of their own, and the kind of document stands in the profile. */
export type KeptAnswers = Omit<CardAnswers, 'documents' | 'idType'>;

/** What was handed in, without what changes afterwards: status, amounts and remark, and the photos. */
export type HandedIn = Omit<CreditOrder, 'Documents' | 'Applicant'> & {
  readonly Applicant: Omit<
    CreditOrder['Applicant'],
    'APPLICATION_STATUS' | 'DOCUMENT_NO' | 'APPROVED_AMOUNT' | 'INCOMPLETE_REMARK'
  >;
};

export interface CardApplication {
  readonly documentNo: string;
  readonly customerId: string;
  readonly status: CardStatus | 'DRAFT';
  readonly answers: KeptAnswers;
  /** Null while it is a draft. */
  readonly handedIn: HandedIn | null;
  /** In whole kyats. */
  readonly requestedAmount: number | null;
  readonly approvedAmount: number | null;
  readonly remark: string | null;
  readonly isCorrected: boolean;
  readonly revision: number;
  readonly createdAt: Date;
  readonly handedInAt: Date | null;
}

/** A photo of an application, for whoever shows it. */
export interface CardDocument {
  readonly id: string;
  readonly type: string;
  readonly name: string;
}

export interface CardApplicationDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly documents: {
    readonly list: (documentNo: string, within?: Kysely<DB>) => Promise<readonly CardDocument[]>;
    /** Where one can be looked at for a while. */
    readonly addressOf: (id: string) => Promise<string>;
  };
}

/** The customer may change it: it was never handed in, or staff gave it back. */
export function requireOpen(application: CardApplication | undefined): CardApplication {
  if (!application) throw new Refusal(errorCodes.notFound);
  const isOpen = application.status === 'DRAFT' || isCorrectable(application.status);
  if (!isOpen) throw new Refusal(errorCodes.applicationClosed);
  return application;
}
