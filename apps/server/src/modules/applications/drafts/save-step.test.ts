import { randomInt, randomUUID } from 'node:crypto';
import { definitionOf } from '@taga/contract';
import { findApplication, getAccountInfo, getApplication, saveApplication } from '@taga/contract/endpoints';
import { wholeOpening } from '@taga/contract/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import type { Opener } from './testing/opener.ts';
import { type OpeningSite, refusals, startOpeningSite } from './testing/opening-site.ts';

let site: OpeningSite;
let opener: Opener;
beforeAll(async () => {
  site = await startOpeningSite();
});
afterAll(() => site.server.stop());
beforeEach(async () => {
  opener = await site.newOpener();
});
const pool = () => site.server.database.pool;

/** What an order in full is shown from. */
const recordKeys =
  `Id AccountClass Currency Name FatherName UIdName UIdValue NRCBackNo DOB Email MobileNo Gender Nationality Employment
  Profession Industry PassportIssuedDate PassportExpiredDate VisaIssuedPlace VisaExpiredDate VisaNumber VisaType
  DateofArrival CurrentState CurrentTownship CurrentAddress CurCountry CurStreet CurHouseNo PermanentState
  PermanentTownship PermanentAddress PerCountry PerStreet PerHouseNo ReferId BranchName RecordURL Files Services`.split(
    /\s+/,
  );

describe('saving a step', () => {
  test('keeps what it asks, moves the application on, and answers id and revision [API-038, WIZ-015]', async () => {
    await opener.addProofs();
    const answer = await opener.save('biomatric');
    expect(definitionOf(saveApplication).answer.parse(await answer.json()).Data).toEqual({
      AuthorizationReqId: opener.id,
      Revision: 1,
    });
    const stored = await opener.stored();
    expect(stored).toMatchObject({ Status: 'INIT', Revision: 1, IdentityStatus: 'VERIFIED', BiometricMatched: 'Y' });
    expect(stored.Step).toMatchObject({ stepRouteNumber: 1, stepRouteName: 'biomatric', actionRemark: 'normal' });
  });

  test('of the whole wizard gives back everything that was answered [API-030, API-031, WIZ-002, WIZ-053 to WIZ-055, ODD-021, ODD-023, ODD-024]', async () => {
    await opener.addFiles(['SELFIE-VIDEO']);
    await opener.addProofs();
    await opener.leaveUpTo('terms-and-conditions');
    const stored = await opener.stored();
    expect(stored).toMatchObject({
      Id: opener.id,
      AuthorizationReqId: opener.id,
      AccountClass: '301',
      Currency: 'MMK',
      Name: 'MYA MYA',
      FatherName: 'U HLA',
      UIdName: 'NRC',
      UIdValue: opener.person.idValue,
      NRCBackNo: 'AB123456',
      DOB: '1990-02-28',
      Email: opener.customer.loginId,
      MobileNo: opener.customer.phone,
      Gender: 'F',
      Nationality: 'MM',
      CurrentState: 'MMR013',
      CurrentTownship: 'MMR013037',
      CurrentAddress: 'NO 5, PYAY ROAD',
      CurCountry: 'MYANMAR',
      CurStreet: 'PYAY ROAD',
      CurHouseNo: '5',
      PermanentState: 'MMR013',
      PermanentTownship: 'MMR013037',
      PermanentAddress: 'NO 5, PYAY ROAD',
      PerCountry: 'MYANMAR',
      Employment: 'F',
      Profession: 'Teacher',
      Industry: 'Others',
      OtherIndustry: 'MUSIC LESSONS',
      Contacts: [{ Name: 'DAW HLA' }, { Name: 'KO KO' }],
      ReferId: '100001',
      BranchCode: '001',
      BranchName: 'Ahlone Branch',
      BranchCity: expect.any(String),
      BranchStateId: 'MMR013',
      BranchStateName: 'Yangon Region',
      BranchTownshipId: 'MMR013037',
      BranchTownshipName: 'Ahlone',
      BranchLat: 16.782429,
      BranchLong: expect.any(Number),
      ATMCardDeliveryBranchCode: '001',
      ATMCardType: '01',
      OnboType: 'CREATE_CUSTOMER',
      IDMFormId: 'form-1',
      Step: { stepRouteNumber: 7 },
    });
    expect(Object.keys(stored)).toEqual(expect.arrayContaining(recordKeys));
    const URL = expect.stringMatching(/^\/upload\/application-files\//);
    expect(stored.RecordURL).toEqual(URL);
    expect(stored.Files?.Images).toMatchObject([
      { Type: 'PRIMARY-BACK', URL },
      { Type: 'PRIMARY-FRONT', URL },
    ]);
    expect(stored.Files?.Signature?.SignatureURL).toMatch(/^\/upload\/application-files\//);
    const chosen = stored.Services.filter(({ Selected }) => Selected);
    expect(chosen.map((each) => [each.ServiceId, each.ScheduleTime, each.SubScheduleTime])).toEqual([
      ['PASSBOOK', null, null],
      ['ESTATEMENT', 'W', 'THUR'],
    ]);
    expect(chosen.map(({ ServiceName }) => ServiceName)).toEqual(['Passbook', 'E-Statement']);
    expect(stored.PersonalDetail).toMatchObject({ Name: 'MYA MYA', BranchName: 'Ahlone Branch', Employment: 'F' });
    const found = await site.server.post(
      '/api/create-account/get_account/by/login',
      { LOGIN_ID: opener.customer.loginId, AccountClass: '301', Currency: 'MMK' },
      opener.token,
    );
    // What only the page of the order tells.
    const ofOrder = ['StatusDates', 'EmployeeName', 'InitialDeposit', 'Rejection', 'AccountNumber'];
    const rest = Object.entries(stored).filter(([field]) => field !== 'Files' && !ofOrder.includes(field));
    expect(definitionOf(findApplication).answer.parse(await found.json()).Data).toMatchObject(Object.fromEntries(rest));
    const told = definitionOf(getAccountInfo).answer.parse(await (await opener.info()).json()).Data;
    expect(told).toMatchObject({ Status: 'INIT', Step: stored.Step, PersonalDetail: stored.PersonalDetail });
  });

  describe('gives back the record of the documents, field by field', () => {
    const address = {
      CurrentAddress: 'NO 5, PYAY ROAD',
      CurrentState: 'MMR013',
      CurrentTownship: 'MMR013037',
      CurHouseNo: '5',
      CurStreet: 'PYAY ROAD',
      CurCountry: 'MYANMAR',
      PermanentAddress: 'NO 5, PYAY ROAD',
      PermanentState: 'MMR013',
      PermanentTownship: 'MMR013037',
      PerHouseNo: null,
      PerStreet: null,
      PerCountry: 'MYANMAR',
    };
    const noPassport = {
      DateofArrival: null,
      PassportIssuedDate: null,
      PassportExpiredDate: null,
      VisaIssuedPlace: null,
      VisaExpiredDate: null,
      VisaNumber: null,
      VisaType: null,
    };

    async function recordOf(prepared: Opener) {
      await prepared.addProofs();
      await prepared.leaveUpTo('terms-and-conditions');
      return prepared.stored();
    }

    test('customer, address, card, occupation and branch, identity and lists [WIZ-037, WIZ-039, WIZ-041 to WIZ-047]', async () => {
      const { person } = opener;
      const stored = await recordOf(opener);
      expect(stored).toMatchObject({
        AccountClass: '301',
        AuthorizationReqId: opener.id,
        LoginId: person.loginId,
        Name: 'MYA MYA',
        FatherName: 'U HLA',
        UIdName: 'NRC',
        UIdValue: person.idValue,
        DOB: '1990-02-28',
        Gender: 'F',
        Email: person.loginId,
        PhoneNumber: person.phone,
        MobileNo: person.phone,
        NationalId: person.idValue,
        Currency: 'MMK',
        Country: 'MM',
        Nationality: 'MM',
        CIFNo: null,
        NRCBackNo: 'AB123456',
        Minor: 'N',
        Guardian: null,
        ...address,
        ...noPassport,
        CustomerType: 'I',
        CustomerCategory: 'IND_SINGLE',
        AuthorizationRequire: 'Y',
        ATMFlag: 'N',
        ATMCardType: '01',
        ATMCardDeliveryBranchCode: '001',
        EmploymentStatus: 'F',
        Employment: 'F',
        Profession: 'Teacher',
        Industry: 'Others',
        BranchCode: '001',
        BranchName: 'Ahlone Branch',
        BranchCity: 'Ahlone',
        BranchStateId: 'MMR013',
        BranchStateName: 'Yangon Region',
        BranchTownshipId: 'MMR013037',
        BranchTownshipName: 'Ahlone',
        BranchLat: 16.782429,
        BranchLong: expect.any(Number),
        IdentityStatus: 'VERIFIED',
        BiometricMatched: 'Y',
        IDMFormId: 'form-1',
        IDMFormKey: 'key-1',
        OnboType: 'CREATE_CUSTOMER',
        RecordURL: null,
        UploadType: 'CAPTURE',
        ReferId: '100001',
        Joint: [],
        Contacts: [{ ContactType: 'Introducer1' }, { ContactType: 'Introducer2' }],
        Files: { Signature: { SignatureId: expect.any(String) }, Images: [{}, {}], Income: [] },
        Step: { stepRouteNumber: 7, stepRouteName: 'terms-and-conditions' },
      });
      const selected = stored.Services.filter(({ Selected }) => Selected).map(({ ServiceId }) => ServiceId);
      expect(selected).toEqual(['PASSBOOK', 'ESTATEMENT']);
    });

    test('passport and visa of who holds one, and no card but for 301 [WIZ-037, WIZ-040, WIZ-042 to WIZ-044, ODD-022, ODD-024]', async () => {
      const holder = await site.newOpener('PASSPORT', '107', 'USD');
      const FileUrl = expect.stringMatching(/^\/upload\/application-files\//);
      expect(await recordOf(holder)).toMatchObject({
        UIdName: 'PASSPORT',
        UIdValue: holder.person.idValue,
        NationalId: null,
        NRCBackNo: null,
        Currency: 'USD',
        DateofArrival: '2025-11-03',
        PassportIssuedDate: '2020-01-01',
        PassportExpiredDate: '2030-01-01',
        VisaIssuedPlace: 'BANGKOK',
        VisaExpiredDate: '2027-12-31',
        VisaNumber: 'V-778899',
        VisaType: 'B',
        ATMFlag: 'N',
        ATMCardType: null,
        ATMCardDeliveryBranchCode: '001',
        Files: { Income: [{ Type: 'SRC_INCOME_01', FileName: 'photo.jpg', FileUrl }] },
      });
    });

    test('an old card by its name, and a photo that was picked [WIZ-037, WIZ-046]', async () => {
      const holder = await site.newOpener('OLD_NRC');
      await holder.addProofs();
      await holder.leave('biomatric', { identity: { status: 'VERIFIED', uploadType: 'GALLERY' } });
      expect(await holder.stored()).toMatchObject({ UIdName: 'OLD_NRC', UploadType: 'GALLERY' });
    });
  });

  test('without an id it is the open application for the class, or the first of it [WIZ-038]', async () => {
    const { AuthorizationReqId: _, ...body } = opener.bodyOf('initial');
    const first = definitionOf(saveApplication).answer.parse(await (await opener.post(body)).json()).Data;
    expect(first.AuthorizationReqId).toBe(opener.id);
    const other = { ...body, AccountClass: '325' };
    const started = definitionOf(saveApplication).answer.parse(await (await opener.post(other)).json()).Data;
    const again = definitionOf(saveApplication).answer.parse(await (await opener.post(other)).json()).Data;
    expect(again).toEqual({ ...started, Revision: 2 });
    expect(started.AuthorizationReqId).not.toBe(opener.id);
  });

  test('an id that the client has made of the time and a random number is taken, ours are random [WIZ-038]', async () => {
    expect(opener.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const made = `${Date.now()}${randomInt(1e9)}`;
    const answerOf = async (body: object, as = opener) => {
      const answer = await as.post(body);
      return answer.status === 200
        ? definitionOf(saveApplication).answer.parse(await answer.json()).Data.AuthorizationReqId
        : answer.status;
    };
    const body = { ...opener.bodyOf('initial'), AccountClass: '325', AuthorizationReqId: made };
    expect(await answerOf(body)).toBe(made);
    expect(await answerOf(body)).toBe(made);
    const stored = await site.server.post('/api/create-account/get_account', { Id: made }, opener.token);
    expect(definitionOf(getApplication).answer.parse(await stored.json()).Data).toMatchObject({
      Id: made,
      AccountClass: '325',
      Status: 'INIT',
      Revision: 2,
    });
    // Of a class that was started already, the one that is there.
    expect(await answerOf({ ...body, AccountClass: '301', AuthorizationReqId: `${made}1` })).toBe(opener.id);
    // Nobody gets hold of somebody else's, nor of an id of ours that is not there.
    const other = await site.newOpener();
    const theirs = { ...other.bodyOf('initial'), AccountClass: '325' };
    expect(await answerOf({ ...theirs, AuthorizationReqId: made }, other)).toBe(404);
    expect(await answerOf({ ...theirs, AuthorizationReqId: randomUUID() }, other)).toBe(404);
  });

  test('nobody introduces themselves, or the same person twice', async () => {
    await opener.putAt('signature');
    const { firstIntroducer, secondIntroducer } = wholeOpening('NRC');
    const { idType, idValue } = opener.person;
    for (const wrong of [
      { secondIntroducer: { ...secondIntroducer, idType, idValue } },
      { secondIntroducer: { ...firstIntroducer, name: 'KO KO' } },
      { secondIntroducer: { ...secondIntroducer, bankaccount: firstIntroducer.bankaccount } },
    ]) {
      await expectError(await opener.save('introducers', wrong), refusals.invalid);
    }
    expect((await opener.save('introducers')).status).toBe(200);
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
    const other = await site.newOpener();
    await other.addProofs();
    await other.leave('biomatric', skip);
    expect(await other.stored()).toMatchObject({ IdentityStatus: 'VERIFIED', BiometricMatched: 'Y' });
    expect(await other.rowsOf('identity_checks')).toMatchObject([{ status: 'VERIFIED' }]);
  });

  test('that a check is skipped is kept with the save, and not when the save is refused [REL-003, BIO-013]', async () => {
    const skip = { identity: { status: 'SKIPPED', uploadType: '' } } as const;
    const skips = async () => (await opener.rowsOf('identity_checks')).length;
    await expectError(await opener.save('biomatric', skip, { Revision: 7 }), refusals.savedElsewhere);
    expect(await skips()).toBe(0);
    const tried = await Promise.all(Array.from({ length: 10 }, () => opener.save('biomatric', skip, { Revision: 0 })));
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await skips()).toBe(1);
    await opener.leave('biomatric', skip);
    expect(await skips()).toBe(1);
  });

  test('what waits for a verifier lets the customer go on [BIO-014]', async () => {
    await opener.addFiles();
    await opener.addCheck('PENDING');
    await opener.leave('biomatric');
    expect(await opener.stored()).toMatchObject({ IdentityStatus: 'PENDING', BiometricMatched: 'N' });
  });
});

describe('a step is refused', () => {
  const { invalid, missing } = refusals;

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
    // What was saved before is evaluated too, and nothing was ever uploaded.
    await expectError(await opener.save('signature'), refusals.outOfOrder);
    await opener.addFiles(['PRIMARY-FRONT', 'PRIMARY-BACK']);
    await opener.addCheck('VERIFIED');
    await expectError(await opener.save('signature'), invalid);
    await opener.addFiles(['SIGNATURE']);
    expect((await opener.save('signature')).status).toBe(200);
  });

  test('without the proof of income that a foreign currency asks for (G-052) [PDT-014, VAL-063]', async () => {
    const foreign = await site.openerOf(opener, '108', 'USD');
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
    await opener.addProofs();
    await opener.putAt('additional-services');
    const error = await expectError(await opener.save(step, changes as never), invalid);
    expect(error.Details[0]?.Field).toContain(field);
  });

  test('with a step that contradicts itself [WIZ-048]', async () => {
    const body = opener.bodyOf('introducers');
    await expectError(await opener.post({ ...body, Step: { ...body.Step, stepRouteNumber: 4 } }), invalid);
  });

  test('of an application, a login id or a class that is not theirs, as if there were none [SEC-001]', async () => {
    const attacker = await site.newOpener();
    const body = opener.bodyOf('initial');
    await expectError(await opener.post(body, attacker.token), missing);
    for (const change of [
      { AuthorizationReqId: attacker.id },
      { AuthorizationReqId: randomUUID() },
      { AuthorizationReqId: '1740800000000-4711' },
      { LoginId: attacker.customer.loginId },
      { AccountClass: '325' },
      { AccountClass: '999' },
      { Currency: 'USD' },
    ]) {
      await expectError(await opener.post({ ...body, ...change }), missing);
    }
    expect((await opener.row()).revision).toBe(0);
  });
});

test('of many saves the last hundred are listed, and the last of each step [REL-002]', async () => {
  await opener.addProofs();
  await opener.leaveUpTo('signature');
  const before = (await opener.row()).revision;
  for (let index = 0; index < 120; index += 1) await opener.leave('initial');
  const { rows } = await pool().query(
    'select step, count(*)::int as n, max(revision) as last from application_saves where authorization_req_id = $1 group by step',
    [opener.id],
  );
  const listed = new Map(rows.map(({ step, n, last }) => [step, { n, last }]));
  const ofInitial = listed.get('initial');
  expect(ofInitial?.last).toBe(before + 120);
  // One that the statement has just made superfluous goes with the next save.
  expect(ofInitial?.n).toBeLessThanOrEqual(101);
  expect(listed.get('signature')).toEqual({ n: 1, last: before });
});

test('every save is listed with its step and the session that made it [REL-002]', async () => {
  await opener.leave('initial');
  await opener.leave('initial');
  const { rows } = await pool().query(
    `select revision, step, s.customer_id from application_saves
     join sessions s on s.id = session_id where authorization_req_id = $1 order by revision`,
    [opener.id],
  );
  expect(rows).toEqual([1, 2].map((revision) => ({ revision, step: 'initial', customer_id: opener.customer.id })));
});
