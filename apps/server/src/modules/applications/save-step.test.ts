import { randomUUID } from 'node:crypto';
import { findApplication, getAccountInfo, saveApplication } from '@taga/contract/calls';
import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import { codeStepRecord, outcomeStepRecord } from '@taga/contract/records/application-step';
import { wholeOpening } from '@taga/contract/samples';
import { type AccountClassCode, accountClasses } from '@taga/reference/account-classes';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSandboxFixtures } from '../../bank/testing/sandbox-fixtures.ts';
import { expectError } from '../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { foreigner } from '../customers/testing/somebody.ts';
import { type Customers, createCustomers, type TestCustomer } from '../sessions/testing/customers.ts';
import { createOpener, type Opener } from './testing/opener.ts';

let server: TestServer;
let customers: Customers;
let bank: ReturnType<typeof createSandboxFixtures>;
let at = new Date('2026-03-01T04:00:00Z');
let mya: TestCustomer;
let opener: Opener;
let people = 0;

const newIdentity = () => {
  people += 1;
  return { idType: 'NRC', idValue: `12/DAGAMA(N)${String(people).padStart(6, '0')}` } as const;
};
const limits = { RATE_LIMIT_CALLS: '1000000', RATE_LIMIT_CUSTOMER: '1000000', RATE_LIMIT_SIGN_IN: '100000' };
const closedBy = { outOfOrder: 'TG1304', elsewhere: 'TG1305', handedIn: 'TG1306' };

beforeAll(async () => {
  server = await startTestServer(limits, {}, () => at);
  customers = await createCustomers(server);
  bank = createSandboxFixtures({ db: server.database.db, now: () => at });
});
afterAll(() => server.stop());
beforeEach(async () => {
  at = new Date('2026-03-01T04:00:00Z');
  mya = await customers.add(newIdentity());
  opener = await createOpener(server, customers, mya);
});

/** Files and a check, so that no step wants for anything. */
async function withProofs(prepared = opener): Promise<void> {
  await prepared.addFiles();
  await prepared.addCheck('VERIFIED');
}

describe('saving a step', () => {
  test('keeps what it asks, moves the application on, and answers id and revision [API-038, WIZ-015]', async () => {
    await withProofs();
    const answer = await opener.save('biomatric');
    expect(saveApplication.answer.parse(await answer.json()).Data).toEqual({
      AuthorizationReqId: opener.id,
      Revision: 1,
    });
    const stored = await opener.stored();
    expect(stored).toMatchObject({ Status: 'INIT', Revision: 1, IdentityStatus: 'VERIFIED', BiometricMatched: 'Y' });
    expect(stored.Step).toMatchObject({ stepRouteNumber: 1, stepRouteName: 'biomatric', actionRemark: 'normal' });
  });

  test('of the whole wizard gives back everything that was answered [API-030, API-031, WIZ-002, WIZ-053, WIZ-054]', async () => {
    await withProofs();
    await opener.leaveUpTo('terms-and-conditions');
    const stored = await opener.stored();
    expect(stored).toMatchObject({
      Id: opener.id,
      Name: 'MYA MYA',
      Employment: 'F',
      Profession: 'Teacher',
      Industry: 'Others',
      OtherIndustry: 'MUSIC LESSONS',
      Contacts: [{ Name: 'DAW HLA' }, { Name: 'KO KO' }],
      ReferId: '100001',
      BranchCode: '001',
      BranchName: 'Ahlone Branch',
      BranchTownshipName: 'Ahlone',
      BranchLat: 16.782429,
      ATMCardDeliveryBranchCode: '001',
      ATMCardType: '01',
      OnboType: 'CREATE_CUSTOMER',
      IDMFormId: 'form-1',
      Step: { stepRouteNumber: 7 },
    });
    expect(stored.Files?.Images).toMatchObject([{ Type: 'PRIMARY-BACK' }, { Type: 'PRIMARY-FRONT' }]);
    expect(stored.Files?.Signature?.SignatureURL).toMatch(/^\/upload\/application-files\//);
    const chosen = stored.Services.filter(({ Selected }) => Selected);
    expect(chosen.map((each) => [each.ServiceId, each.ScheduleTime, each.SubScheduleTime])).toEqual([
      ['PASSBOOK', null, null],
      ['ESTATEMENT', 'W', 'THUR'],
    ]);
    expect(stored.PersonalDetail).toMatchObject({ Name: 'MYA MYA', BranchName: 'Ahlone Branch', Employment: 'F' });
    const found = await server.post(
      '/api/create-account/get_account/by/login',
      { LOGIN_ID: mya.loginId, AccountClass: '301', Currency: 'MMK' },
      opener.token,
    );
    const { Files: _files, ...rest } = stored;
    expect(findApplication.answer.parse(await found.json()).Data).toMatchObject(rest);
    const told = getAccountInfo.answer.parse(await (await opener.info()).json()).Data;
    expect(told).toMatchObject({ Status: 'INIT', Step: stored.Step, PersonalDetail: stored.PersonalDetail });
  });

  test('without an id it is the open application for the class, or the first of it [WIZ-038]', async () => {
    const { AuthorizationReqId: _, ...body } = opener.bodyOf('initial');
    const first = saveApplication.answer.parse(await (await opener.post(body)).json()).Data;
    expect(first.AuthorizationReqId).toBe(opener.id);
    const other = { ...body, AccountClass: '325' };
    const begun = saveApplication.answer.parse(await (await opener.post(other)).json()).Data;
    const again = saveApplication.answer.parse(await (await opener.post(other)).json()).Data;
    expect(again).toEqual({ ...begun, Revision: 2 });
    expect(begun.AuthorizationReqId).not.toBe(opener.id);
  });

  test('introducers may be skipped, which the step remarks [INT-007, WIZ-049]', async () => {
    await opener.putAt('signature');
    await opener.leave('introducers', { introducers: { wanted: 'no' } });
    expect((await opener.row()).record.Contacts).toEqual([]);
    expect((await opener.stored()).Step).toMatchObject({ stepRouteName: 'introducers', actionRemark: 'skip' });
  });

  test('a check may be skipped, and nobody skips what was verified (G-064) [BIO-013]', async () => {
    const skip = { identity: { status: 'SKIPPED', uploadType: '' } } as const;
    await opener.leave('biomatric', skip);
    expect(await opener.stored()).toMatchObject({ IdentityStatus: 'SKIPPED', BiometricMatched: 'N' });
    const other = await createOpener(server, customers, await customers.add(newIdentity()));
    await withProofs(other);
    await other.leave('biomatric', skip);
    expect(await other.stored()).toMatchObject({ IdentityStatus: 'VERIFIED', BiometricMatched: 'Y' });
  });

  test('what waits for a verifier lets the customer go on [BIO-014]', async () => {
    await opener.addFiles();
    await opener.addCheck('PENDING');
    await opener.leave('biomatric');
    expect(await opener.stored()).toMatchObject({ IdentityStatus: 'PENDING', BiometricMatched: 'N' });
  });
});

describe('a step is refused', () => {
  const invalid = { status: 400, codes: ['TG1001'] };

  test('without the photos and the check it asks for [BIO-002, BIO-010, SEC-003]', async () => {
    await expectError(await opener.save('biomatric'), { status: 400, codes: ['TG1001', 'TG1001'] });
    await opener.addFiles(['PRIMARY-FRONT']);
    await opener.addCheck('VERIFIED');
    const error = await expectError(await opener.save('biomatric'), invalid);
    expect(error.Details[0]?.Field).toContain('Files');
    await opener.addFiles(['PRIMARY-BACK']);
    await opener.addCheck('FAILED');
    expect((await expectError(await opener.save('biomatric'), invalid)).Details[0]?.Field).toBe('IdentityStatus');
    expect(await opener.row()).toMatchObject({ status: null, revision: 0, record: {} });
  });

  test('without a signature [PDT-020]', async () => {
    await opener.putAt('occupation');
    // What was saved before is judged too, and nothing was ever uploaded.
    await expectError(await opener.save('signature'), { status: 400, codes: [closedBy.outOfOrder] });
    await opener.addFiles(['PRIMARY-FRONT', 'PRIMARY-BACK']);
    await opener.addCheck('VERIFIED');
    await expectError(await opener.save('signature'), invalid);
    await opener.addFiles(['SIGNATURE']);
    expect((await opener.save('signature')).status).toBe(200);
  });

  test('without the proof of income that a foreign currency asks for (G-052) [PDT-014, VAL-063]', async () => {
    const foreign = await createOpener(server, customers, mya, { accountClass: '108', currency: 'USD' });
    await foreign.addFiles(['PRIMARY-FRONT', 'PRIMARY-BACK']);
    await foreign.addCheck('VERIFIED');
    await foreign.leaveUpTo('review');
    await expectError(await foreign.save('occupation'), invalid);
    await foreign.addFiles(['SRC_INCOME_01']);
    await foreign.leave('occupation');
  });

  const whole = wholeOpening('NRC');
  test.each([
    ['VAL-057', 'occupation', { occupation: { ...whole.occupation, employment: '' } }, 'Employment'],
    ['VAL-058', 'occupation', { occupation: { ...whole.occupation, profession: '' } }, 'Profession'],
    ['VAL-058', 'occupation', { occupation: { ...whole.occupation, profession: 'Wizard' } }, 'Profession'],
    ['VAL-059', 'occupation', { occupation: { ...whole.occupation, industry: '' } }, 'Industry'],
    ['VAL-061', 'occupation', { occupation: { ...whole.occupation, otherIndustry: '' } }, 'OtherIndustry'],
    ['VAL-062', 'occupation', { occupation: { ...whole.occupation, employment: 'O' } }, 'OtherEmployment'],
    ['VAL-073', 'choose-branch', { branch: { state: '', township: '', code: '999' } }, 'BranchCode'],
    ['VAL-074', 'additional-services', { services: [] }, 'Services'],
    ['SVC-013', 'additional-services', { services: [{ serviceId: 'MPUCARD', time: '', on: '' }] }, 'Services'],
    ['SVC-021', 'additional-services', { services: [{ serviceId: 'LOUNGE', time: '', on: '' }] }, 'Services'],
  ] as const)('with a wrong answer [%s]: %s %j', async (_row, step, changes, field) => {
    await withProofs();
    await opener.putAt('additional-services');
    const error = await expectError(await opener.save(step, changes as never), invalid);
    expect(error.Details[0]?.Field).toContain(field);
  });

  test('with a step that contradicts itself [WIZ-048]', async () => {
    const body = opener.bodyOf('introducers');
    await expectError(await opener.post({ ...body, Step: { ...body.Step, stepRouteNumber: 4 } }), invalid);
  });

  test('of an application, a login id or a class that is not theirs, as if there were none [SEC-001]', async () => {
    const stranger = await createOpener(server, customers, await customers.add(newIdentity()));
    const missing = { status: 404, codes: ['TG0404'] };
    const body = opener.bodyOf('initial');
    await expectError(await opener.post(body, stranger.token), missing);
    for (const change of [
      { AuthorizationReqId: stranger.id },
      { AuthorizationReqId: randomUUID() },
      { AuthorizationReqId: '1740800000000-4711' },
      { LoginId: stranger.customer.loginId },
      { AccountClass: '325' },
      { AccountClass: '999' },
      { Currency: 'USD' },
    ]) {
      await expectError(await opener.post({ ...body, ...change }), missing);
    }
    expect((await opener.row()).revision).toBe(0);
  });
});

describe('whose account may be opened is judged at every save [SEC-004]', () => {
  test('not for somebody who is blacklisted, whenever that happens', async () => {
    await opener.leave('initial');
    await bank.blacklist({ idType: 'NRC', idValue: opener.person.idValue });
    // The bank's word holds for a quarter of an hour.
    await opener.leave('initial');
    at = new Date(at.getTime() + 15 * 60_000);
    opener = await createOpener(server, customers, mya);
    await expectError(await opener.save('initial'), { status: 400, codes: ['TG1301'] });
  });

  test('not for somebody who has such an account already [ERR-018]', async () => {
    await bank.addAccount({
      identity: { idType: 'NRC', idValue: opener.person.idValue },
      phone: mya.phone,
      accountClass: '301',
    });
    await expectError(await opener.save('initial'), { status: 400, codes: ['1001'] });
  });

  test('not for somebody under age', async () => {
    await server.database.pool.query(`update customers set birth_date = '2008-03-02' where id = $1`, [mya.id]);
    await expectError(await opener.save('initial'), { status: 400, codes: ['TG1302'] });
  });
});

describe('every document, class and currency [SEC-004, WIZ-001, WIZ-003, ROL-016, PRD-012, PRD-013]', () => {
  const currencies = ['MMK', 'EUR', 'SGD', 'USD'] as const;
  const documents = {
    NRC: () => newIdentity(),
    OLD_NRC: () => ({ idType: 'OLD_NRC', idValue: `RGN-${100_000 + ++people}`, nrcBackSerial: null }) as const,
    PASSPORT: () => ({ ...foreigner, idValue: `MD${1_000_000 + ++people}` }),
  };
  const isForPassport: Partial<Record<AccountClassCode, boolean>> = { '107': true, '108': false };

  test.each(Object.keys(documents) as (keyof typeof documents)[])('%s', async (idType) => {
    const holder = await customers.add(documents[idType]());
    const headers = await customers.tokenOf(holder.loginId);
    for (const { code } of accountClasses) {
      for (const currency of currencies) {
        const isForeign = code === '107' || code === '108';
        const isTheirs = (isForPassport[code] ?? idType === 'PASSPORT') === (idType === 'PASSPORT');
        const body = { ...opener.bodyOf('initial'), LoginId: holder.loginId, AccountClass: code, Currency: currency };
        const { AuthorizationReqId: _, ...unnamed } = body;
        const answer = await opener.post(unnamed, headers);
        const what = `${code} in ${currency}`;
        if (!isTheirs) await expectError(answer, { status: 400, codes: ['TG1302'] });
        else if (isForeign === (currency === 'MMK')) await expectError(answer, { status: 400, codes: ['TG1303'] });
        else expect(answer.status, `${what}: ${await answer.text()}`).toBe(200);
      }
    }
  });
});

describe('the order of the steps is the journey’s, from wherever to wherever [SEC-004]', () => {
  test.each(['NRC', 'PASSPORT'] as const)('%s', async (idType) => {
    const holder = await customers.add(
      idType === 'NRC' ? newIdentity() : { ...foreigner, idValue: `MD${2_000_000 + ++people}` },
    );
    const traveller = await createOpener(server, customers, holder);
    await withProofs(traveller);
    const { walk } = traveller;
    const outOfOrder = { status: 400, codes: [closedBy.outOfOrder] };
    const place = (name: AccountOpeningStep) => walk.indexOf(name);
    for (const left of walk.slice(0, -1)) {
      for (const to of walk) {
        await traveller.putAt(left);
        const answer = await traveller.save(to);
        // One step ahead at most, and at the code nothing but the code.
        const isAtCode = left === 'terms-and-conditions';
        const isOpen = isAtCode ? to === 'otp-verification' : place(to) <= place(left) + 1;
        const pair = `${left} → ${to}`;
        if (isOpen) expect(answer.status, `${pair}: ${await answer.text()}`).toBe(200);
        else await expectError(answer, outOfOrder);
      }
    }
  });

  test('what is gone back to and left as it was keeps the place, what is changed asks for the summary again [SUM-005]', async () => {
    await withProofs();
    await opener.leaveUpTo('summary-review');
    await opener.leave('choose-branch');
    expect((await opener.row()).step).toMatchObject({ stepRouteNumber: 6 });
    await opener.leave('choose-branch', { branch: { state: '', township: '', code: '002' } });
    expect((await opener.row()).step).toMatchObject({ stepRouteNumber: 5 });
    await expectError(await opener.save('terms-and-conditions'), { status: 400, codes: [closedBy.outOfOrder] });
    expect(await opener.stored()).toMatchObject({ BranchCode: '002', BranchName: 'Bahan Branch' });
  });

  test('nobody says of themselves that the code was right, or that the bank has it [SEC-003]', async () => {
    await withProofs();
    await opener.putAt('terms-and-conditions');
    const saveAs = (Step: object) => opener.post({ ...opener.bodyOf('otp-verification'), Step });
    const outOfOrder = { status: 400, codes: [closedBy.outOfOrder] };
    await expectError(await saveAs(codeStepRecord('right', opener.baseRoute)), outOfOrder);
    await expectError(await saveAs(outcomeStepRecord('account-activation', opener.baseRoute)), outOfOrder);
    expect((await saveAs(codeStepRecord('wrong', opener.baseRoute))).status).toBe(200);
    expect((await saveAs(outcomeStepRecord('account-information', opener.baseRoute))).status).toBe(200);
    expect((await opener.row()).step).toMatchObject({ stepRouteNumber: 9, actionRemark: 'retry' });
  });

  test('what was removed after the fact is missed by the summary [SEC-004]', async () => {
    await withProofs();
    await opener.leaveUpTo('additional-services');
    await server.database.pool.query(`delete from application_files where authorization_req_id = $1`, [opener.id]);
    await expectError(await opener.save('summary-review'), { status: 400, codes: [closedBy.outOfOrder] });
  });
});

describe('what is not asked is not taken', () => {
  /** Something else for every field of the record that a save of the branch does not own. */
  const forged: Readonly<Record<string, unknown>> = {
    Name: 'SOMEBODY ELSE',
    FatherName: 'SOMEBODY ELSE',
    UIdName: 'PASSPORT',
    UIdValue: 'MD000001',
    DOB: '1960-01-01',
    Gender: 'M',
    Email: 'else@example.com',
    PhoneNumber: '09111111111',
    MobileNo: '09111111111',
    NationalId: '1/AHGAYA(N)000001',
    Country: 'TH',
    Nationality: 'TH',
    CIFNo: '100001',
    NRCBackNo: 'ZZ999999',
    Minor: 'Y',
    Guardian: 'SOMEBODY',
    CurrentAddress: 'ELSEWHERE',
    PermanentTownship: 'MMR010001',
    DateofArrival: '2020-01-01',
    PassportIssuedDate: '2020-01-01',
    VisaNumber: 'V-1',
    ATMCardType: '01',
    ATMCardDeliveryBranchCode: '009',
    EmploymentStatus: 'U',
    Employment: 'U',
    Profession: 'Accountant',
    Industry: 'Education',
    OtherIndustry: 'CRIME',
    BranchName: 'Head Office',
    BranchCity: 'Atlantis',
    BranchStateId: 99,
    BranchTownshipId: 99,
    BranchLat: 0,
    BranchLong: 0,
    IdentityStatus: 'SKIPPED',
    BiometricMatched: 'Y',
    IDMFormId: 'forged',
    IDMFormKey: 'forged',
    RecordURL: '/forged',
    UploadType: 'GALLERY',
    ReferId: '999999',
    Contacts: [],
    Services: [{ ServiceId: 'CHEQUEBOOK' }],
    Files: { Signature: { SignatureId: 'forged' }, Images: [], Income: [] },
    Status: 'APPROVED',
    Revision: undefined,
  };

  test('whatever of it is sent, only the branch changes [SEC-003]', async () => {
    await withProofs();
    await opener.leaveUpTo('choose-branch');
    const { Step: _step, Revision: _revision, Files: _files, ...honest } = await opener.stored();
    const { record } = await opener.row();
    await fc.assert(
      fc.asyncProperty(fc.subarray(Object.entries(forged), { minLength: 1 }), async (fields) => {
        const answer = await opener.save('choose-branch', {}, Object.fromEntries(fields));
        expect(answer.status, await answer.text()).toBe(200);
        expect(await opener.row()).toMatchObject({ status: 'INIT', record });
        expect(await opener.stored()).toMatchObject(honest);
      }),
      { numRuns: 25 },
    );
    const { rows } = await server.database.pool.query('select cif_no, full_name from customers where id = $1', [
      mya.id,
    ]);
    expect(rows).toEqual([{ cif_no: null, full_name: 'MYA MYA' }]);
  });

  test('a check that nobody made is not believed, at its own step either [SEC-003]', async () => {
    await opener.addFiles();
    const claims = { IdentityStatus: 'VERIFIED', BiometricMatched: 'Y', IDMFormId: 'forged' };
    await expectError(await opener.save('biomatric', {}, claims), { status: 400, codes: ['TG1001'] });
    expect((await opener.row()).record).toEqual({});
  });

  test('the service with a card of its own is left out (G-106) [SVC-020]', async () => {
    const current = await createOpener(server, customers, mya, { accountClass: '101', currency: 'MMK' });
    await current.putAt('choose-branch');
    const services = [...current.answers.services, { serviceId: 'CHEQUEBOOK', time: '', on: '' } as const];
    await current.leave('additional-services', { services });
    expect((await current.row()).record.Services).toHaveLength(2);
  });
});

describe('two devices', () => {
  beforeEach(async () => {
    await withProofs();
    await opener.leaveUpTo('introducers');
  });
  const elsewhere = { status: 409, codes: [closedBy.elsewhere] };
  const branch = (code: string) => ({ branch: { state: '', township: '', code } });

  test('the later save of an older state is refused, and what is there now can be seen [REL-003]', async () => {
    const { Revision } = await opener.stored();
    await opener.leave('choose-branch', branch('001'), { Revision });
    await expectError(await opener.save('choose-branch', branch('002'), { Revision }), elsewhere);
    expect(await opener.stored()).toMatchObject({ BranchCode: '001', Revision: Revision + 1 });
    await opener.leave('choose-branch', branch('002'), { Revision: Revision + 1 });
    expect(await opener.stored()).toMatchObject({ BranchCode: '002', Revision: Revision + 2 });
  });

  test('of fifty saves of one state at once one is kept [REL-003]', async () => {
    const { Revision } = await opener.stored();
    const codes = Array.from({ length: 50 }, (_, index) => (index % 2 ? '001' : '002'));
    const answers = await Promise.all(codes.map((code) => opener.save('choose-branch', branch(code), { Revision })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(409)]);
    expect((await opener.stored()).Revision).toBe(Revision + 1);
  });

  test('fifty saves that name no revision are kept one after the other, or refused, and none is half [REL-003]', async () => {
    const before = (await opener.stored()).Revision;
    const answers = await Promise.all(Array.from({ length: 50 }, () => opener.save('choose-branch')));
    const kept = answers.filter(({ status }) => status === 200).length;
    expect(kept).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { rows } = await server.database.pool.query(
      'select count(*)::int as n, max(revision) as last from application_saves where authorization_req_id = $1',
      [opener.id],
    );
    expect(rows).toEqual([{ n: before + kept, last: before + kept }]);
    expect((await opener.row()).revision).toBe(before + kept);
  });
});

describe('a save that is tried again with its key', () => {
  beforeEach(async () => {
    await withProofs();
    await opener.leaveUpTo('introducers');
  });

  test('is carried out once and answered alike, even after further saves [REL-002, REL-003]', async () => {
    const { Revision } = await opener.stored();
    const once = { Revision, SaveKey: randomUUID() };
    const first = await opener.leave('choose-branch', {}, once);
    expect(await opener.leave('choose-branch', {}, once)).toBe(first);
    await opener.leave('additional-services', {}, { Revision: first, SaveKey: randomUUID() });
    expect(await opener.leave('choose-branch', {}, once)).toBe(first);
    expect(await opener.row()).toMatchObject({ revision: first + 1, step: { stepRouteNumber: 5 } });
  });

  test('is carried out once when it comes twenty times at once [REL-003]', async () => {
    const { Revision } = await opener.stored();
    const once = { Revision, SaveKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => opener.save('choose-branch', {}, once)));
    const told = await Promise.all(
      answers.map(async (answer) => [answer.status, saveApplication.answer.parse(await answer.json()).Data.Revision]),
    );
    expect(told).toEqual(Array(20).fill([200, Revision + 1]));
    expect((await opener.row()).revision).toBe(Revision + 1);
  });
});

test('every save is listed with its step and the session that made it [REL-002]', async () => {
  await opener.leave('initial');
  await opener.leave('initial');
  const { rows } = await server.database.pool.query(
    `select revision, step, s.customer_id from application_saves
     join sessions s on s.id = session_id where authorization_req_id = $1 order by revision`,
    [opener.id],
  );
  expect(rows).toEqual([1, 2].map((revision) => ({ revision, step: 'initial', customer_id: mya.id })));
});
