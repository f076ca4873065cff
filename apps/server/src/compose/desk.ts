import type { Kysely } from 'kysely';
import type { Bank } from '../bank/bank.ts';
import type { DB } from '../db/schema.gen.ts';
import type { Implementation } from '../http/implement.ts';
import { broadcastRoutes } from '../modules/broadcasts/index.ts';
import { cardDecisionRoutes } from '../modules/card-decisions/index.ts';
import { createCardOrders } from '../modules/card-orders/index.ts';
import { casePageRoutes } from '../modules/case-page/index.ts';
import { caseRoutes } from '../modules/cases/index.ts';
import { decisionRoutes } from '../modules/decisions/index.ts';
import { deskCustomerRoutes } from '../modules/desk-customers/index.ts';
import { figureRoutes } from '../modules/figures/index.ts';
import type { LoginTries } from '../modules/login-tries/index.ts';
import { createOpenings } from '../modules/openings/index.ts';
import { webhookRoutes } from '../modules/webhooks/index.ts';
import type { Settings } from '../settings.ts';
import type { ComposedFiles } from './files.ts';

interface DeskParts {
  readonly db: Kysely<DB>;
  readonly settings: Settings;
  readonly now: () => Date;
  readonly bank: Bank;
  readonly files: ComposedFiles;
  readonly loginTries: LoginTries;
}

/** What staff do: with applications, and beside them. */
export function composeDesk({ db, settings, now, bank, files, loginTries }: DeskParts): Implementation[] {
  const { caseHoldS, fileAddressLifetimeS } = settings;
  const cases = { db, now, caseHoldS };
  const openings = createOpenings({ db, bank, now, random: Math.random });
  return [
    ...caseRoutes(cases),
    ...casePageRoutes({ ...cases, bank, addressOf: (id) => files.addresses.of(id), fileAddressLifetimeS }),
    ...decisionRoutes({ ...cases, bank, openings }),
    ...cardDecisionRoutes({
      db,
      now,
      cardOrders: createCardOrders({ db, bank, now, random: Math.random }),
      addressOf: (id) => files.cardAddresses.of(id),
      fileAddressLifetimeS,
    }),
    ...deskCustomerRoutes({ db, now, loginTries }),
    ...broadcastRoutes({ db, now }),
    ...figureRoutes(db),
    ...webhookRoutes({ db, now, receivers: settings.webhookUrls ?? [] }),
  ];
}
