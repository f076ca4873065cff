import { randomUUID } from 'node:crypto';
import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import type { ApplicationField } from '@taga/contract/records/applications/application';
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

/** Which application is meant: who names one that is not theirs is told that there is none. */
const addressing = {
  AccountClass: '325',
  AuthorizationReqId: randomUUID(),
  LoginId: 'else@example.com',
  Currency: 'USD',
};

/** Something else for every other field of the record. Fixed ones have one value that is read at all. */
const forged: { readonly [Field in Exclude<ApplicationField, keyof typeof addressing | 'Step'>]: unknown } = {
  Name: 'SOMEBODY ELSE',
  FatherName: 'SOMEBODY ELSE',
  UIdName: 'OLD_NRC',
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
  CurrentState: 'MMR010',
  CurrentTownship: 'MMR010001',
  CurHouseNo: '99',
  CurStreet: 'ELSEWHERE ROAD',
  CurCountry: 'THAILAND',
  PermanentAddress: 'ELSEWHERE',
  PermanentState: 'MMR010',
  PermanentTownship: 'MMR010001',
  PerHouseNo: '99',
  PerStreet: 'ELSEWHERE ROAD',
  PerCountry: 'THAILAND',
  DateofArrival: '2020-01-01',
  PassportIssuedDate: '2020-01-02',
  PassportExpiredDate: '2036-01-01',
  VisaIssuedPlace: 'ELSEWHERE',
  VisaExpiredDate: '2036-01-01',
  VisaNumber: 'V-1',
  VisaType: null,
  CustomerType: null,
  CustomerCategory: null,
  AuthorizationRequire: null,
  ATMFlag: null,
  ATMCardType: null,
  ATMCardDeliveryBranchCode: '009',
  EmploymentStatus: 'U',
  Employment: 'P',
  Profession: 'Accountant',
  Industry: 'Education',
  OtherEmployment: 'SPY',
  OtherProfession: 'SPY',
  OtherIndustry: 'CRIME',
  BranchCode: '002',
  BranchName: 'Head Office',
  BranchCity: 'Atlantis',
  BranchStateId: 99,
  BranchStateName: 'Atlantis',
  BranchTownshipId: 99,
  BranchTownshipName: 'Atlantis',
  BranchLat: 0,
  BranchLong: 0,
  IdentityStatus: 'SKIPPED',
  BiometricMatched: 'N',
  IDMFormId: 'forged',
  IDMFormKey: 'forged',
  OnboType: null,
  RecordURL: '/forged',
  UploadType: 'GALLERY',
  ReferId: '999999',
  Joint: [],
  Contacts: [],
  Services: [{ ServiceId: 'CHEQUEBOOK' }],
  ExistingAccountNo: '00130100000000017',
  ChequeBook: 'Y',
  ChequeBookType: 'NON_MICR',
  Files: { Signature: { SignatureId: 'forged' }, Images: [], Income: [] },
};

/** What has no place in a save at all. */
const unheardOf = {
  Id: randomUUID(),
  Status: 'APPROVED',
  PersonalDetail: { Name: 'SOMEBODY ELSE' },
  CustomerId: randomUUID(),
  Marks: [],
  Amount: 5_000_000,
  authorizerID: 'me',
};

/** What each step asks and believes. Files, and what came of a check, are nobody's to say. */
const owned: { readonly [Name in AccountOpeningStep]?: readonly ApplicationField[] } = {
  biomatric: ['IdentityStatus', 'UploadType'],
  occupation: ['Employment', 'Profession', 'Industry', 'OtherEmployment', 'OtherProfession', 'OtherIndustry'],
  'form-qa-22': ['DateofArrival'],
  introducers: ['Contacts', 'ReferId'],
  'choose-branch': ['BranchCode'],
  'additional-services': ['Services'],
};

const forgedAt = (step: AccountOpeningStep) =>
  Object.entries(forged).filter(([field]) => !owned[step]?.includes(field as ApplicationField));

/** Everything the database has of an application and its customer, but when and how often it was saved. */
async function everythingOf({ rowsOf, row, customer, id }: Opener) {
  const {
    revision: _,
    saved_at: _at,
    cleared_at: _cleared,
    saved_steps: _steps,
    ...application
  } = { saved_at: 0, cleared_at: 0, saved_steps: '', ...(await row()) };
  const { rows } = await pool().query('select * from customers where id = $1', [customer.id]);
  const lists = ['application_files', 'identity_checks', 'orders'] as const;
  const listed = await Promise.all(lists.map((table) => rowsOf(table)));
  return { id, application, customer: rows, listed };
}

describe('what is not asked is not taken', () => {
  test.each(['NRC', 'PASSPORT'] as const)(
    '%s: at no step anything but what it asks, whatever else is sent [SEC-003]',
    async (idType) => {
      const holder = await site.newOpener(idType);
      await holder.addProofs();
      await holder.leaveUpTo('summary-review');
      const before = await everythingOf(holder);
      const { Revision: _, Files: _files, ...honest } = await holder.stored();
      for (const step of holder.walk.slice(0, -2)) {
        const answer = await holder.save(step, {}, { ...Object.fromEntries(forgedAt(step)), ...unheardOf });
        expect(answer.status, `${step}: ${await answer.text()}`).toBe(200);
        expect(await everythingOf(holder), step).toEqual(before);
      }
      expect(await holder.stored()).toMatchObject(honest);
    },
  );

  test('nor one forged field after the other [SEC-003]', async () => {
    await opener.addProofs();
    await opener.leaveUpTo('choose-branch');
    const before = await everythingOf(opener);
    for (const [field, value] of [...forgedAt('choose-branch'), ...Object.entries(unheardOf)]) {
      const answer = await opener.save('choose-branch', {}, { [field]: value });
      expect(answer.status, `${field}: ${await answer.text()}`).toBe(200);
      expect(await everythingOf(opener), field).toEqual(before);
    }
  });

  test('whose application it is cannot be forged either [SEC-001, SEC-003]', async () => {
    const before = await opener.row();
    for (const [field, value] of Object.entries(addressing)) {
      await expectError(await opener.save('choose-branch', {}, { [field]: value }), refusals.missing);
    }
    expect(await opener.row()).toEqual(before);
  });

  test('a check that nobody made is not believed, at its own step either [SEC-003]', async () => {
    const other = await site.newOpener();
    await other.addFiles();
    const claims = { IdentityStatus: 'VERIFIED', BiometricMatched: 'Y', IDMFormId: 'forged' };
    await expectError(await other.save('biomatric', {}, claims), refusals.invalid);
    expect((await other.row()).record).toEqual({});
  });

  test('the service with a card of its own is left out (G-106) [SVC-020]', async () => {
    const current = await site.openerOf(opener, '101', 'MMK');
    await current.putAt('choose-branch');
    const services = [...current.answers.services, { serviceId: 'CHEQUEBOOK', time: '', on: '' } as const];
    await current.leave('additional-services', { services });
    expect((await current.row()).record.Services).toHaveLength(2);
  });
});
