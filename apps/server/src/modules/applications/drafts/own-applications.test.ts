import { definitionOf } from '@taga/contract';
import { listOwnApplications } from '@taga/contract/endpoints';
import { emptyOpening } from '@taga/contract/journeys/account-opening/answers';
import { cardKind } from '@taga/contract/kinds/card';
import { openingRoute, stepRecordOf } from '@taga/contract/records/applications/application-step';
import { existingCustomerStepRecord } from '@taga/contract/records/applications/existing-customer-step';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type Customers, createCustomers, type TestCustomer } from '../../access/sessions/testing/customers.ts';
import { insertApplication } from './state-store.ts';

let server: TestServer;
let customers: Customers;
let mya: TestCustomer;
beforeAll(async () => {
  server = await startTestServer();
  customers = await createCustomers(server);
});
beforeEach(async () => {
  mya = await customers.add();
});
afterAll(() => server.stop());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
let number = 0;

interface Begun {
  readonly accountClass?: string;
  readonly currency?: string;
  readonly status: string | null;
  readonly step?: object;
  readonly days?: number;
}

async function begin({ accountClass = '301', currency = 'MMK', status, step, days = 0 }: Begun): Promise<string> {
  number += 1;
  const id = `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;
  const isEnded = status === 'REJECTED' || status === 'COMPLETED';
  await server.database.pool.query(
    `insert into applications (authorization_req_id, customer_id, kind, account_class, currency, status, step, record,
       created_at, saved_at, ended_at) values ($1, $2, 'account', $3, $4, $5, $6, '{}', $7, $7, $8)`,
    [
      id,
      mya.id,
      accountClass,
      currency,
      status,
      step ? JSON.stringify(step) : null,
      daysAgo(days),
      isEnded ? daysAgo(days) : null,
    ],
  );
  return id;
}

async function list(customer = mya) {
  const answer = await server.post(
    '/api/applications/getAll',
    { LoginId: customer.loginId },
    await customers.tokenOf(customer.loginId),
  );
  return definitionOf(listOwnApplications).answer.parse(await answer.json()).Data.Applications;
}

const answers = emptyOpening({ accountClass: '301', idType: 'NRC', currency: 'MMK' });

test('every application is told on any device, to correct first, with the step that comes next', async () => {
  const step = stepRecordOf('introducers', answers, openingRoute('saving'));
  const waiting = await begin({ accountClass: '101', status: 'PENDING' });
  const draft = await begin({ status: 'INIT', step, days: 2 });
  const newer = await begin({ accountClass: '325', status: 'INIT', days: 1 });
  const corrected = await begin({ accountClass: '501', status: 'INCOMPLETED', days: 9 });
  const card = '00000000-0000-4000-9000-00000000ca4d';
  await insertApplication(server.database.db, {
    id: card,
    customerId: mya.id,
    kind: cardKind,
    status: 'INIT',
    record: {},
    at: daysAgo(5),
  });
  expect(await list()).toMatchObject([
    { AuthorizationReqId: corrected, State: 'CORRECTION', Status: 'INCOMPLETED', AccountClass: '501', NextStep: null },
    { AuthorizationReqId: newer, State: 'DRAFT', NextStep: 'biomatric', Step: null },
    { AuthorizationReqId: draft, State: 'DRAFT', NextStep: 'choose-branch', Step: step, Currency: 'MMK' },
    { AuthorizationReqId: card, Kind: 'card', ServiceType: 'CREDITCARD', State: 'DRAFT', AccountClass: null },
    { AuthorizationReqId: waiting, Kind: 'account', ServiceType: null, State: 'WAITING' },
  ]);
});

test('who opens Cash Current from an account they have goes on in the short flow', async () => {
  await begin({ accountClass: '137', status: 'INIT', step: existingCustomerStepRecord('introducers', answers) });
  expect(await list()).toMatchObject([{ NextStep: 'choose-branch', AccountClass: '137' }]);
});

test('what was never saved, what is completed and what was rejected long ago or started again is not told', async () => {
  await begin({ accountClass: '101', status: null });
  await begin({ accountClass: '325', status: 'COMPLETED' });
  await begin({ accountClass: '501', status: 'REJECTED', days: 31 });
  await begin({ accountClass: '301', status: 'REJECTED', days: 3 });
  const again = await begin({ accountClass: '301', status: 'INIT', days: 1 });
  const rejected = await begin({ accountClass: '511', status: 'REJECTED', days: 29 });
  expect((await list()).map(({ AuthorizationReqId: id, State }) => [id, State])).toEqual([
    [again, 'DRAFT'],
    [rejected, 'REJECTED'],
  ]);
});

test('nobody is told of the applications of another customer [SEC-002]', async () => {
  await begin({ status: 'INIT' });
  const hla = await customers.add();
  expect(await list(hla)).toEqual([]);
  const asked = await server.post(
    '/api/applications/getAll',
    { LoginId: mya.loginId },
    await customers.tokenOf(hla.loginId),
  );
  expect(asked.status).toBe(404);
});
