import type { IdType } from '@taga/contract/rules';
import { createSandboxFixtures } from '../../../../bank/testing/sandbox-fixtures.ts';
import { startTestServer } from '../../../../testing/test-server.ts';
import { createCustomers, type TestCustomer } from '../../../access/sessions/testing/customers.ts';
import type { Person } from '../../../customers/customers/index.ts';
import { foreigner } from '../../../customers/customers/testing/somebody.ts';
import { createClock } from '../../../customers/registration/testing/sign-up-client.ts';
import { createOpener, type Opener } from './opener.ts';

/** Tests ask more often in a second than anybody may. */
const noLimits = {
  RATE_LIMIT_CALLS: '1000000',
  RATE_LIMIT_CUSTOMER: '1000000',
  RATE_LIMIT_SIGN_IN: '100000',
  RATE_LIMIT_REGISTER: '100000',
};

/** Where people open accounts: a server with its bank, a clock that stands until it is moved, and always new people. */
export async function startOpeningSite(environment: Record<string, string> = {}) {
  const clock = createClock();
  const server = await startTestServer({ ...noLimits, ...environment }, {}, clock.now);
  const customers = await createCustomers(server);
  let people = 0;

  /** The document of somebody who was not here before. */
  function newDocument(): { idType: 'NRC'; idValue: string };
  function newDocument(idType: IdType): Partial<Person>;
  function newDocument(idType: IdType = 'NRC'): Partial<Person> {
    people += 1;
    if (idType === 'PASSPORT') return { ...foreigner, idValue: `MD${1_000_000 + people}` };
    if (idType === 'OLD_NRC') return { idType, idValue: `RGN-${100_000 + people}`, nrcBackSerial: null };
    return { idType, idValue: `12/DAGAMA(N)${String(people).padStart(6, '0')}` };
  }

  return {
    server,
    customers,
    clock,
    bank: createSandboxFixtures({ db: server.database.db, now: clock.now }),
    newDocument,
    async newOpener(idType: IdType = 'NRC', accountClass = '301', currency = 'MMK'): Promise<Opener> {
      const customer = await customers.add(newDocument(idType));
      return createOpener(server, customers, customer, { accountClass, currency });
    },
    /** Of somebody who is a customer already. */
    openerFor: (customer: TestCustomer, accountClass: string): Promise<Opener> =>
      createOpener(server, customers, customer, { accountClass, currency: 'MMK' }),
    /** Somebody who is there already, on another day or for another account. */
    openerOf: ({ customer }: Opener, accountClass = '301', currency = 'MMK'): Promise<Opener> =>
      createOpener(server, customers, customer, { accountClass, currency }),
  };
}

export type OpeningSite = Awaited<ReturnType<typeof startOpeningSite>>;

/** What the steps and their order are refused with. */
export const refusals = {
  invalid: { status: 400, codes: ['TG1001'] },
  blacklisted: { status: 400, codes: ['TG1301'] },
  classNotAllowed: { status: 400, codes: ['TG1302'] },
  currencyNotAllowed: { status: 400, codes: ['TG1303'] },
  outOfOrder: { status: 400, codes: ['TG1304'] },
  savedElsewhere: { status: 409, codes: ['TG1305'] },
  closed: { status: 400, codes: ['TG1306'] },
  incomplete: { status: 400, codes: ['TG1307'] },
  alreadyHasAccount: { status: 400, codes: ['1001'] },
  missing: { status: 404, codes: ['TG0404'] },
};
