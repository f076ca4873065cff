import { definitionOf } from '@taga/contract';
import { getApplication, listOrders } from '@taga/contract/endpoints';
import { expectedDay } from '@taga/contract/rules/applications/expected-day';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSandboxBank } from '../../../bank/sandbox/index.ts';
import { comparable } from '../../access/sessions/testing/customers.ts';
import type { Opener } from '../../applications/drafts/testing/opener.ts';
import { type OpeningSite, startOpeningSite } from '../../applications/drafts/testing/opening-site.ts';
import { createOpenings } from '../openings/index.ts';

let site: OpeningSite;
let opener: Opener;
beforeAll(async () => {
  site = await startOpeningSite();
});
afterAll(() => site.server.stop());
beforeEach(async () => {
  site.clock.reset();
  opener = await site.newOpener();
});

/** Everything answered, the code right: one call submits it. */
async function submitWhole(handed = opener): Promise<void> {
  await handed.addProofs();
  await handed.putAt('terms-and-conditions');
  await handed.putCode('right');
  const answer = await handed.submit();
  expect(answer.status, await answer.text()).toBe(200);
}

const ask = (asked: object = {}, headers = opener.token, language = 'en') =>
  site.server.post(`/api/orders/getAll?lang=${language}`, { LoginId: opener.customer.loginId, ...asked }, headers);

async function list(asked: object = {}, language = 'en') {
  return definitionOf(listOrders).answer.parse(await (await ask(asked, opener.token, language)).json()).Data;
}

/** Orders of other days, as many as a list of several pages needs. */
async function addOrders(count: number): Promise<void> {
  await site.server.database.pool.query(
    `with made as (
       insert into applications (authorization_req_id, customer_id, kind, account_class, currency, status, created_at, ended_at)
       select gen_random_uuid(), $1, 'account', '325', 'MMK', 'REJECTED', '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 day', now()
       from generate_series(0, $2::int - 1) n
       returning authorization_req_id, customer_id, created_at
     )
     insert into orders (authorization_req_id, customer_id, record, marks, created_at)
     select authorization_req_id, customer_id, '{}', '{}', created_at from made`,
    [opener.customer.id, count],
  );
}

describe('the list of orders', () => {
  test('has what was submitted, with its services, and nothing before [ORD-009, ORD-014, ORD-015, ORD-018, API-028]', async () => {
    expect(await list()).toEqual({ Details: [], TotalCount: 0 });
    await submitWhole();
    const { Details, TotalCount } = await list();
    expect(TotalCount).toBe(1);
    const CreatedDate = Details[0]?.CreatedDate;
    expect(Details).toEqual([
      {
        AuthorizationReqId: opener.id,
        ApplicationNo: opener.applicationNumber,
        CreatedDate: expect.any(String),
        AccountClass: '301',
        Status: 'PENDING',
        ExpectedDay: expectedDay(new Date(CreatedDate ?? ''), 2),
        BranchName: 'Ahlone Branch',
        ServiceType: null,
        Services: expect.arrayContaining([{ ServiceName: 'Passbook', Status: 'PENDING', CreatedDate }]),
      },
    ]);
    expect(Details[0]?.Services).toHaveLength(opener.answers.services.length);
  });

  test('names branch and services in the language of the reader', async () => {
    await submitWhole();
    expect((await list({}, 'mm')).Details).toMatchObject([
      { BranchName: 'အလုံ ဘဏ်ခွဲ', Services: expect.arrayContaining([expect.objectContaining({ ServiceName: 'ဘဏ်စာအုပ်' })]) },
    ]);
  });

  test('has the newest first, fifteen to a page (G-125) [ORD-016, ORD-017, CON-005]', async () => {
    await addOrders(17);
    const first = await list();
    expect(first.TotalCount).toBe(17);
    expect(first.Details).toHaveLength(15);
    expect(first.Details[0]?.CreatedDate).toBe('2026-01-17T00:00:00.000Z');
    expect((await list({ CurrentIndex: 2 })).Details.map(({ CreatedDate }) => CreatedDate)).toEqual([
      '2026-01-02T00:00:00.000Z',
      '2026-01-01T00:00:00.000Z',
    ]);
  });

  test('can be of some days, as they begin and end in Myanmar [ORD-016, VAL-082]', async () => {
    await addOrders(5);
    const daysOf = async (FromDate: string, ToDate: string) =>
      (await list({ FromDate, ToDate })).Details.map(({ CreatedDate }) => CreatedDate.slice(8, 10));
    expect(await daysOf('2026-01-02', '2026-01-03')).toEqual(['03', '02']);
    expect(await daysOf('2026-01-05', '')).toEqual(['05']);
  });

  test("another's login id is answered like one that does not exist (G-096) [SEC-001]", async () => {
    const another = await site.newOpener();
    const seen = await comparable(await ask({ LoginId: another.customer.loginId }));
    expect(seen).toMatchObject({ status: 404 });
    expect(seen).toEqual(await comparable(await ask({ LoginId: 'nobody@example.com' })));
  });
});

describe('the status of an order and its services', () => {
  const { now } = { now: () => new Date() };

  async function decide(accountClass: '301', services: readonly { serviceId: string }[], isRefused = false) {
    const { db } = site.server.database;
    const bank = createSandboxBank({ db, now });
    if (isRefused) await site.bank.blacklist({ idType: opener.person.idType, idValue: opener.person.idValue });
    const openings = createOpenings({ db, bank, now, random: Math.random });
    const { id: authorizationReqId, customer } = opener;
    const wanted = { authorizationReqId, customerId: customer.id, accountClass, currency: 'MMK' } as const;
    await openings.open({ ...wanted, branchCode: '001', services, deposit: null, chequeBook: null });
  }

  const notice = async () => {
    const { Details } = await list();
    return Details.map(({ Status, Services }) => [Status, [...new Set(Services.map((service) => service.Status))]]);
  };

  test('follow the opening of the account (G-105) [ORD-018]', async () => {
    await submitWhole();
    expect(await notice()).toEqual([['PENDING', ['PENDING']]]);
    await decide(
      '301',
      opener.answers.services.map(({ serviceId }) => ({ serviceId })),
    );
    expect(await notice()).toEqual([['COMPLETED', ['PENDING']]]);
    expect((await list()).Details[0]?.ExpectedDay).toBeNull();
    const detail = await site.server.post('/api/create-account/get_account', { Id: opener.id }, opener.token);
    const { StatusDates } = definitionOf(getApplication).answer.parse(await detail.json()).Data;
    expect(StatusDates).toEqual({ PENDING: expect.any(String), COMPLETED: expect.any(String) });
  });

  test('say that a service is not to be had, where the bank does not have it', async () => {
    await submitWhole();
    await decide('301', [{ serviceId: 'PASSBOOK' }]);
    const { Details } = await list();
    expect(Details[0]?.Services.find(({ ServiceName }) => ServiceName === 'Passbook')?.Status).toBe('PENDING');
    expect(Details[0]?.Services.filter(({ Status }) => Status === 'REJECTED')).toHaveLength(
      opener.answers.services.length - 1,
    );
  });

  test('are rejected together where the bank refuses the account', async () => {
    await submitWhole();
    await decide('301', [], true);
    expect(await notice()).toEqual([['REJECTED', ['REJECTED']]]);
  });

  test('stay as they are where a service has come to its end before', async () => {
    await submitWhole();
    const complete = `update ordered_services set status = 'COMPLETED' where service_id = 'PASSBOOK'`;
    await site.server.database.pool.query(complete);
    await decide('301', []);
    const { Details } = await list();
    expect(Details[0]?.Services.find(({ ServiceName }) => ServiceName === 'Passbook')?.Status).toBe('COMPLETED');
  });
});
