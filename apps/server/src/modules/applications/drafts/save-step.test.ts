import { randomUUID } from 'node:crypto';
import { definitionOf } from '@taga/contract';
import { findApplication, getAccountInfo, saveApplication } from '@taga/contract/endpoints';
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

  test('of the whole wizard gives back everything that was answered [API-030, API-031, WIZ-002, WIZ-053 to WIZ-055, ODD-021 to ODD-024]', async () => {
    await opener.addProofs();
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
    expect(stored.Files?.Images).toMatchObject([{ Type: 'PRIMARY-BACK' }, { Type: 'PRIMARY-FRONT' }]);
    expect(stored.Files?.Signature?.SignatureURL).toMatch(/^\/upload\/application-files\//);
    const chosen = stored.Services.filter(({ Selected }) => Selected);
    expect(chosen.map((each) => [each.ServiceId, each.ScheduleTime, each.SubScheduleTime])).toEqual([
      ['PASSBOOK', null, null],
      ['ESTATEMENT', 'W', 'THUR'],
    ]);
    expect(stored.PersonalDetail).toMatchObject({ Name: 'MYA MYA', BranchName: 'Ahlone Branch', Employment: 'F' });
    const found = await site.server.post(
      '/api/create-account/get_account/by/login',
      { LOGIN_ID: opener.customer.loginId, AccountClass: '301', Currency: 'MMK' },
      opener.token,
    );
    const { Files: _files, StatusDates: _dates, ...rest } = stored;
    expect(definitionOf(findApplication).answer.parse(await found.json()).Data).toMatchObject(rest);
    const told = definitionOf(getAccountInfo).answer.parse(await (await opener.info()).json()).Data;
    expect(told).toMatchObject({ Status: 'INIT', Step: stored.Step, PersonalDetail: stored.PersonalDetail });
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
