import { definitionOf } from '@taga/contract';
import { checkBlacklist, getAccountInfo } from '@taga/contract/endpoints';
import { accountOpeningRoutes } from '@taga/contract/journeys/account-opening/outline';
import type { AccountClassCode } from '@taga/reference/account-classes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSandboxFixtures } from '../../../bank/testing/sandbox-fixtures.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type Customers, createCustomers, type TestCustomer } from '../../access/sessions/testing/customers.ts';
import { foreigner } from '../../customers/customers/testing/somebody.ts';
import { findApplication } from './store.ts';

let server: TestServer;
let customers: Customers;
let bank: ReturnType<typeof createSandboxFixtures>;
let mya: TestCustomer;
let token: { authorization: string };
let number = 0;

function newIdentity() {
  number += 1;
  return { idType: 'NRC', idValue: `12/DAGAMA(N)${String(number).padStart(6, '0')}` } as const;
}

let identity: ReturnType<typeof newIdentity>;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_CALLS: '100000' });
  customers = await createCustomers(server);
  bank = createSandboxFixtures({ db: server.database.db, now: () => new Date() });
});
beforeEach(async () => {
  identity = newIdentity();
  mya = await customers.add(identity);
  token = await customers.tokenOf(mya.loginId);
});
afterAll(() => server.stop());

const ask = (accountClass: AccountClassCode | '999', changes: object = {}, headers = token) =>
  server.post(
    '/api/create-account/info/by/account_class',
    { LoginId: mya.loginId, AccountClass: accountClass, Currency: 'MMK', IsFCY: false, ...changes },
    headers,
  );
const infoOf = async (answer: Response) => definitionOf(getAccountInfo).answer.parse(await answer.json()).Data;

describe('the session call of an account class', () => {
  test('gives an application its id once, and no status until something is saved (G-081) [API-037, PRD-017]', async () => {
    const first = await infoOf(await ask('301'));
    expect(first).toMatchObject({ AccountClass: '301', Status: null, Step: null, Revision: 0 });
    const [second, third] = await Promise.all([ask('301'), ask('301')]);
    expect((await infoOf(second)).AuthorizationReqId).toBe(first.AuthorizationReqId);
    expect((await infoOf(third)).AuthorizationReqId).toBe(first.AuthorizationReqId);
    expect((await infoOf(await ask('325'))).AuthorizationReqId).not.toBe(first.AuthorizationReqId);
  });

  test('a step that was saved comes back as it was; one that cannot be a step never does', async () => {
    const { AuthorizationReqId: id } = await infoOf(await ask('301'));
    const keep = (step: object) =>
      server.database.pool.query(
        `update applications set status = 'PENDING', step = $2 where authorization_req_id = $1`,
        [id, step],
      );
    const step = {
      baseRoute: '/create-account',
      stepRouteNumber: 0,
      stepRouteName: accountOpeningRoutes[0],
      stepNumber: 0,
      actionRemark: 'normal',
    };
    await keep(step);
    expect((await infoOf(await ask('301'))).Step).toEqual(step);
    await keep({ ...step, stepRouteName: 'somewhere' });
    const wanted = { customerId: mya.id, accountClass: '301', currency: 'MMK' } as const;
    await expect(findApplication(server.database.db, wanted)).rejects.toThrow('stepRouteName');
  });

  test('asked for ten times at once it is one application', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('511')));
    const ids = await Promise.all(answers.map(async (answer) => (await infoOf(answer)).AuthorizationReqId));
    expect(new Set(ids).size).toBe(1);
  });

  test('lists the services of the class in both languages, without the one that is ordered on its own (G-106, G-107) [SVC-018, SVC-021]', async () => {
    const { Services } = await infoOf(await ask('101'));
    expect(Services.map(({ ServiceId }) => ServiceId)).toEqual(['PASSBOOK', 'MPUCARD', 'ESTATEMENT', 'MOBILEWALLET']);
    expect(Services[0]).toMatchObject({ ReadOnly: true, PreSelect: true });
    for (const service of Services) {
      expect(Object.keys(service)).toEqual(
        expect.arrayContaining([
          'ServiceId',
          'ServiceName',
          'ServiceDescription',
          'MM_ServiceName',
          'MM_ServiceDescription',
          'ReadOnly',
          'PreSelect',
          'AvailableService',
          'ScheduleTime',
          'SubScheduleTime',
        ]),
      );
    }
    expect(Services[2]).toMatchObject({ ScheduleTime: 'M', SubScheduleTime: 1 });
    for (const service of Services) {
      expect(service.ServiceName).toMatch(/[A-Z]/);
      expect(service.MM_ServiceName).toMatch(/[\u1000-\u109f]/);
      expect(service.MM_ServiceDescription).toMatch(/[\u1000-\u109f]/);
    }
  });

  test('who has such an account already is told so with 1001 and the fixed text (G-009) [ERR-018, ERR-019]', async () => {
    await bank.addAccount({ identity, phone: mya.phone, accountClass: '301' });
    const error = await expectError(await ask('301'), { status: 400, codes: ['1001'] });
    expect(error.Details[0]?.ErrorDescription).toBe(
      'Dear Customer, you cannot create a new account because you already have a saving individual account; if you have problems accessing your existing savings account contact customer support.',
    );
    expect((await ask('325')).status).toBe(200);
  });

  test('an account in one foreign currency leaves the others open [ERR-018]', async () => {
    const passport = { idType: 'PASSPORT', idValue: 'MD7654321' } as const;
    const guest = await customers.add({ ...foreigner, ...passport });
    await bank.addAccount({ identity: passport, phone: guest.phone, accountClass: '107', currency: 'USD' });
    const headers = await customers.tokenOf(guest.loginId);
    const askIn = (currency: string) =>
      ask('107', { LoginId: guest.loginId, Currency: currency, IsFCY: true }, headers);
    await expectError(await askIn('USD'), { status: 400, codes: ['1001'] });
    const inEuros = await infoOf(await askIn('EUR'));
    expect(inEuros).toMatchObject({ AccountClass: '107', Status: null });
    expect((await infoOf(await askIn('SGD'))).AuthorizationReqId).not.toBe(inEuros.AuthorizationReqId);
  });

  test('a passport opens 107 and not 108, any other id 108 and not 107 (G-057) [PRD-012, PRD-013, ROL-016]', async () => {
    const foreign = { Currency: 'USD', IsFCY: true };
    const refused = { status: 400, codes: ['TG1302'] };
    expect((await ask('108', foreign)).status).toBe(200);
    await expectError(await ask('107', foreign), refused);
    const guest = await customers.add(foreigner);
    const guestToken = await customers.tokenOf(guest.loginId);
    const asGuest = { ...foreign, LoginId: guest.loginId };
    expect((await ask('107', asGuest, guestToken)).status).toBe(200);
    await expectError(await ask('108', asGuest, guestToken), refused);
  });

  test('a currency that the class does not have is refused', async () => {
    const refused = { status: 400, codes: ['TG1303'] };
    await expectError(await ask('301', { Currency: 'USD', IsFCY: true }), refused);
    await expectError(await ask('301', { IsFCY: true }), refused);
    await expectError(await ask('108', {}), refused);
  });

  test("an unknown class and another's login id are not found [PRD-003, SEC-001]", async () => {
    const aung = await customers.add();
    await expectError(await ask('999'), { status: 404, codes: ['TG0404'] });
    await expectError(await ask('301', { LoginId: aung.loginId }), { status: 404, codes: ['TG0404'] });
  });
});

describe('the blacklist', () => {
  const check = (uid: string) => server.post('/api/create-account/check/blacklist', { UID: uid }, token);
  const isBlacklisted = async (uid: string) =>
    definitionOf(checkBlacklist).answer.parse(await (await check(uid)).json()).Data.BlackListDetails.IsBlackList;

  test('says whether the bank does business with the customer, however the number is typed [API-036, PRD-018]', async () => {
    expect(await isBlacklisted(identity.idValue)).toBe(false);
    await bank.blacklist(identity);
    expect(await isBlacklisted(identity.idValue.toLowerCase())).toBe(true);
  });

  test('says nothing about anybody else (G-096) [SEC-001]', async () => {
    const another = newIdentity();
    await bank.blacklist(another);
    await expectError(await check(another.idValue), { status: 404, codes: ['TG0404'] });
  });
});
