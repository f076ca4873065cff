import { deskKinds, wireKinds } from '@taga/contract/kinds';
import { accountKind } from '@taga/contract/kinds/account';
import { cardKind } from '@taga/contract/kinds/card';
import { cardRenewalKind } from '@taga/contract/kinds/card-renewal';
import type { Kysely } from 'kysely';
import type { Bank } from '../bank/bank.ts';
import type { DB } from '../db/schema.gen.ts';
import type { Implementation } from '../http/endpoints/implement.ts';
import type { Codes } from '../modules/access/one-time-codes/index.ts';
import { listFiles } from '../modules/applications/documents/index.ts';
import { kindApplicationRoutes, type ServedKind } from '../modules/applications/drafts/index.ts';
import { accountDecisionRoutes } from '../modules/applications/kinds/account/index.ts';
import {
  cardAtDesk,
  cardDecisionWays,
  cardOrderRoutes,
  createCardKind,
} from '../modules/applications/kinds/card/index.ts';
import { renewalAtDesk, renewalDecisionWays, renewalRoutes } from '../modules/applications/kinds/card-renewal/index.ts';
import { kindSubmissionRoutes } from '../modules/applications/submissions/index.ts';
import { casePageRoutes, type KindAtDesk, kindDeskRoutes } from '../modules/desk/case-page/index.ts';
import { caseRoutes } from '../modules/desk/cases/index.ts';
import { queueViewRoutes } from '../modules/desk/queue-views/index.ts';
import { createCardOrders } from '../modules/fulfilment/card-orders/index.ts';
import type { FindEmployee } from '../modules/fulfilment/employees/index.ts';
import { createOpenings } from '../modules/fulfilment/openings/index.ts';
import type { Settings } from '../settings.ts';
import type { ComposedFiles } from './files.ts';

interface KindParts {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly bank: Bank;
  readonly files: ComposedFiles;
}

interface ServedParts extends KindParts {
  readonly settings: Settings;
  readonly codes: Codes;
  readonly findEmployee: FindEmployee;
}

/** What customers do with applications whose endpoints come from their kind. */
export function composeKinds({ db, now, bank, files, codes, findEmployee, settings }: ServedParts): Implementation[] {
  const particular: readonly ServedKind[] = [createCardKind(findEmployee)];
  const dependencies = {
    db,
    now,
    bank,
    codes,
    settings,
    files: {
      list: (id: string, within = db) => listFiles(within, id),
      addressOf: (id: string) => files.addresses.of(id),
    },
  };
  const routes = wireKinds.flatMap((kind) => {
    const served = particular.find((each) => each.kind.name === kind.name) ?? { kind };
    return [...kindApplicationRoutes(served, dependencies), ...kindSubmissionRoutes(served, dependencies)];
  });
  return [...routes, ...cardOrderRoutes(dependencies), ...renewalRoutes(db)];
}

/** What staff do with applications of every kind. */
export function composeCases({ db, now, bank, files, settings }: KindParts & { readonly settings: Settings }) {
  const { caseHoldS, fileAddressLifetimeS } = settings;
  const addressOf = (id: string) => files.addresses.of(id);
  const lookAt = (queue: string) => ({ db, now, caseHoldS, queue, addressOf, fileAddressLifetimeS });
  const ofAccounts = lookAt(accountKind.desk.queue);
  const work = { db, bank, now, random: Math.random };
  const particular: readonly KindAtDesk[] = [
    { ...cardAtDesk, kind: cardKind, ways: cardDecisionWays(createCardOrders(work)) },
    { ...renewalAtDesk, kind: cardRenewalKind, ways: renewalDecisionWays },
  ];
  return [
    ...caseRoutes(ofAccounts),
    ...queueViewRoutes({ db, now }),
    ...casePageRoutes({ ...ofAccounts, bank }),
    ...accountDecisionRoutes(ofAccounts, { db, bank, openings: createOpenings(work) }),
    ...deskKinds.flatMap((kind) => {
      const served = particular.find((each) => each.kind.name === kind.name) ?? { kind, ways: {} };
      return kindDeskRoutes(served, lookAt(kind.desk.queue));
    }),
  ];
}
