import type { Kysely } from 'kysely';
import type { Bank } from '../bank/bank.ts';
import type { ReadReplica } from '../db/replica.ts';
import type { DB } from '../db/schema.gen.ts';
import type { Implementation } from '../http/endpoints/implement.ts';
import type { Quotas } from '../modules/access/quotas/index.ts';
import type { LoginTries } from '../modules/access/sign-in-attempts/index.ts';
import { changeRoutes } from '../modules/desk/changes/index.ts';
import { customerSupportRoutes } from '../modules/desk/customer-support/index.ts';
import { deskCustomerRoutes } from '../modules/desk/customers/index.ts';
import { detailCorrectionRoutes } from '../modules/desk/detail-corrections/index.ts';
import { figureRoutes } from '../modules/desk/figures/index.ts';
import { noteRoutes } from '../modules/desk/notes/index.ts';
import { teamRoutes } from '../modules/desk/team/index.ts';
import { broadcastRoutes } from '../modules/messaging/broadcasts/index.ts';
import { webhookRoutes } from '../modules/messaging/webhooks/index.ts';
import type { Settings } from '../settings.ts';
import type { ComposedFiles } from './files.ts';
import { composeCases } from './kinds.ts';

interface DeskParts {
  readonly db: Kysely<DB>;
  readonly readReplica: ReadReplica;
  readonly settings: Settings;
  readonly now: () => Date;
  readonly bank: Bank;
  readonly files: ComposedFiles;
  readonly loginTries: LoginTries;
  readonly quotas: Quotas;
}

/** What staff do: with applications, and beside them. */
export function composeDesk({
  db,
  readReplica,
  settings,
  now,
  bank,
  files,
  loginTries,
  quotas,
}: DeskParts): Implementation[] {
  return [
    ...composeCases({ db, now, bank, files, settings }),
    ...deskCustomerRoutes({ db, readReplica, now, bank, loginTries }),
    ...detailCorrectionRoutes({ db, now }),
    ...customerSupportRoutes({ db, now, bank, quotas }),
    ...broadcastRoutes({ db, now }),
    ...noteRoutes({ db, now }),
    ...changeRoutes({ db }),
    ...teamRoutes({ db, now }),
    ...figureRoutes(readReplica),
    ...webhookRoutes({ db, now, receivers: settings.webhookUrls ?? [] }),
  ];
}
