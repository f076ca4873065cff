import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.gen.ts';
import type { Implementation } from '../http/implement.ts';
import { broadcastRoutes } from '../modules/broadcasts/index.ts';
import { deskCustomerRoutes } from '../modules/desk-customers/index.ts';
import { figureRoutes } from '../modules/figures/index.ts';
import type { LoginTries } from '../modules/login-tries/index.ts';
import { webhookRoutes } from '../modules/webhooks/index.ts';
import type { Settings } from '../settings.ts';

interface DeskDependencies {
  readonly db: Kysely<DB>;
  readonly settings: Settings;
  readonly now: () => Date;
  readonly loginTries: LoginTries;
}

/** What staff do beside deciding cases. */
export function composeDesk({ db, settings, now, loginTries }: DeskDependencies): Implementation[] {
  return [
    ...deskCustomerRoutes({ db, now, loginTries }),
    ...broadcastRoutes({ db, now }),
    ...figureRoutes(db),
    ...webhookRoutes({ db, now, receivers: settings.webhookUrls ?? [] }),
  ];
}
