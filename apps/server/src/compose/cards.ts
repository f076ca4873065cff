import type { Kysely } from 'kysely';
import type { Bank } from '../bank/bank.ts';
import type { DB } from '../db/schema.gen.ts';
import type { Implementation } from '../http/implement.ts';
import type { OwnAccounts } from '../modules/accounts/index.ts';
import { cardApplicationRoutes } from '../modules/card-applications/index.ts';
import { outdateProposals } from '../modules/card-decisions/index.ts';
import { listDocuments } from '../modules/card-documents/index.ts';
import { cardOrderRoutes } from '../modules/card-orders/index.ts';
import { cardSubmissionRoutes } from '../modules/card-submissions/index.ts';
import { cardTicketRoutes } from '../modules/card-tickets/index.ts';
import type { ComposedFiles } from './files.ts';

interface CardParts {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly bank: Bank;
  readonly files: ComposedFiles;
  readonly ownAccounts: OwnAccounts;
}

/** What customers do about cards. */
export function composeCards({ db, now, bank, files, ownAccounts }: CardParts): Implementation[] {
  const documents = {
    list: (documentNo: string, within = db) => listDocuments(within, documentNo),
    addressOf: (id: string) => files.cardAddresses.of(id),
  };
  return [
    ...cardTicketRoutes({ db, now }),
    ...cardApplicationRoutes({ db, now, documents }),
    ...cardSubmissionRoutes({ db, now, documents, bank, outdateProposals }),
    ...cardOrderRoutes({ db, now, bank, ownAccounts, random: Math.random }),
  ];
}
