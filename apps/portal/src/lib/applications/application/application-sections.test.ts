import type { StoredApplication } from '@taga/contract/records/applications/account-info';
import { fieldsOfAnswers } from '@taga/contract/records/applications/application-answers';
import type { IdType } from '@taga/contract/rules/customers/id-type';
import { wholeOpening } from '@taga/contract/samples';
import { expect, test } from 'vitest';
import { type ApplicationReading, applicationSections } from './application-sections.ts';

const named = (list: string) => (code: string) => `${list} ${code}`;
const reading: ApplicationReading = {
  text: (id) => id.replace(/^(openingEnd|profile|services|accountList)\./, ''),
  language: 'en',
  names: {
    state: named('state'),
    township: named('township'),
    country: named('country'),
    visaType: named('visa type'),
    employment: named('employment'),
    profession: named('profession'),
    industry: named('industry'),
    branch: (code, name) => `branch ${code} ${name}`.trim(),
  },
};

const service = {
  ServiceName: 'E-Statement',
  ServiceDescription: '',
  MM_ServiceName: '',
  MM_ServiceDescription: '',
  ReadOnly: false,
  PreSelect: false,
  AvailableService: true,
};

/** What the server would answer for everything answered. */
function stored(idType: IdType, changes: Partial<StoredApplication> = {}): StoredApplication {
  const { Files: given, ...fields } = fieldsOfAnswers(wholeOpening(idType, { accountClass: '301', currency: 'MMK' }));
  return {
    ...fields,
    Id: 'a-1',
    ApplicationNo: 'A-BERY-CJ',
    Name: 'MYA MYA',
    UIdName: idType,
    UIdValue: '12/DAGAMA(N)123456',
    BranchName: 'Ahlone Branch',
    CurrentAddress: 'NO 5',
    Files: {
      Images: (given?.Images ?? []).map((image) => ({ ...image, URL: `/files/${image.ImageId}` })),
      Signature: { SignatureId: 's', SignatureURL: '/files/s' },
      Income: (given?.Income ?? []).map((file) => ({ ...file, FileUrl: '/files/income', FileName: 'salary.pdf' })),
    },
    Status: 'INIT',
    Step: null,
    PersonalDetail: null,
    Revision: 1,
    Services: [
      { ...service, ServiceId: 'E', ScheduleTime: 'W', SubScheduleTime: 'THUR', Selected: true },
      { ...service, ServiceId: 'N', ServiceName: 'Not chosen', Selected: false },
    ],
    ...changes,
  };
}

const sectionsOf = (idType: IdType, changes?: Partial<StoredApplication>) =>
  applicationSections(stored(idType, changes), reading);
const linesOf = (idType: IdType, name: string, changes?: Partial<StoredApplication>) =>
  sectionsOf(idType, changes)
    .filter((section) => section.name === name)
    .flatMap(({ parts }) => parts.flatMap(({ rows }) => rows.map(({ label, value }) => `${label}: ${value}`)));

test('an application is read in sections (G-128) [SUM-001]', () => {
  expect(sectionsOf('NRC').map(({ name }) => name)).toEqual([
    'identity',
    'personal',
    'address',
    'occupation',
    'signature',
    'introducers',
    'account',
    'services',
  ]);
  expect(sectionsOf('PASSPORT').map(({ name }) => name)).toContain('arrival');
});

test('each says what was answered, by name [SUM-001]', () => {
  expect(linesOf('NRC', 'occupation')).toEqual([
    'row.employment: employment F',
    'row.profession: profession Teacher',
    'row.industry: industry Others',
    'row.otherIndustry: MUSIC LESSONS',
  ]);
  expect(linesOf('NRC', 'account')).toEqual([
    'row.account: 301 - saving.name',
    'row.currency: MMK',
    'row.branch: branch 001 Ahlone Branch',
    'row.township: township MMR013037',
    'row.state: state MMR013',
  ]);
  expect(linesOf('NRC', 'introducers')).toContain('row.name: DAW HLA');
  expect(linesOf('NRC', 'introducers').at(-1)).toBe('row.employee: 100001');
});

test('that nobody introduces the customer is said [SUM-001]', () => {
  expect(linesOf('NRC', 'introducers', { Contacts: [], ReferId: '' })).toEqual(['row.introducers: introducers.none']);
});

test('services that were not chosen are left out, the others come with their schedule [SUM-001]', () => {
  expect(linesOf('NRC', 'services')).toEqual(['E-Statement: schedule.weeklyOn']);
});

test('files stand with what they belong to; what is no picture is not drawn [SUM-001]', () => {
  const files = Object.fromEntries(sectionsOf('PASSPORT').map((section) => [section.name, section.files]));
  expect(files.identity).toMatchObject([{ label: 'file.frontSide', isPicture: true }]);
  expect(files.occupation).toMatchObject([{ label: 'salary.pdf', isPicture: false }]);
  expect(files.signature).toMatchObject([{ label: 'file.signature', url: '/files/s', isPicture: true }]);
  expect(files.services).toEqual([]);
});

test('a permanent address is told once where it is the current one, and whole where anything differs [SUM-001]', () => {
  const same = {
    CurrentAddress: 'Bahan',
    CurHouseNo: '5',
    CurStreet: 'Inya Road',
    CurrentTownship: null,
    CurrentState: null,
    CurCountry: null,
    PermanentAddress: 'Bahan',
    PerHouseNo: '5',
    PerStreet: 'Inya Road',
    PermanentTownship: null,
    PermanentState: null,
    PerCountry: null,
  };
  const titles = (changes: object) =>
    sectionsOf('NRC', { ...same, ...changes })
      .find(({ name }) => name === 'address')
      ?.parts.map(({ title }) => title);
  expect(titles({})).toEqual(['address.current', undefined]);
  expect(titles({ PerStreet: 'Strand Road' })).toEqual(['address.current', 'address.permanent']);
  // Nor is one that says less of the same.
  expect(titles({ PerStreet: null })).toEqual(['address.current', 'address.permanent']);
});

test('what the application does not say stands nowhere [SUM-001]', () => {
  const nothing = {
    AccountClass: '999',
    BranchCode: null,
    BranchName: null,
    BranchTownshipId: null,
    BranchStateId: null,
  };
  expect(linesOf('NRC', 'account', nothing as never)).toEqual([
    'row.account: 999',
    'row.currency: MMK',
    'row.branch: branch',
  ]);
  expect(linesOf('NRC', 'introducers', { Contacts: null, ReferId: null } as never)).toEqual([
    'row.introducers: introducers.none',
  ]);
  const none = { Images: null, Signature: null, Income: null };
  const files = sectionsOf('PASSPORT', { Files: none } as never).flatMap((section) => section.files);
  expect(files).toEqual([]);
  expect(sectionsOf('PASSPORT', { Files: null } as never).flatMap((section) => section.files)).toEqual([]);
});

test('a picture without an address is not shown, nor one that nobody can name; fronts come before backs [SUM-001]', () => {
  const image = (Type: string, URL: string | null) => ({ ImageId: Type, Type, URL });
  const Images = [
    image('PRIMARY-BACK', '/b'),
    image('PRIMARY-FRONT', '/f'),
    image('OTHER', '/o'),
    image('SECONDARY-BACK', null),
  ];
  const Signature = { SignatureId: 's', SignatureURL: null };
  const shown = sectionsOf('NRC', { Files: { Images, Signature, Income: [] } } as never).flatMap(({ files }) => files);
  expect(shown.map(({ url }) => url)).toEqual(['/f', '/b']);
});

test('a service that comes once says that it was chosen, and so does a cheque book [SUM-001]', () => {
  const Services = [
    { ...service, ServiceId: 'P', ServiceName: 'Passbook', ScheduleTime: null, SubScheduleTime: null, Selected: true },
  ];
  expect(linesOf('NRC', 'services', { Services, ChequeBook: 'Y' } as never)).toEqual([
    'Passbook: card.selected',
    'row.chequeBook: card.selected',
  ]);
  expect(linesOf('NRC', 'services', { Services: [], ChequeBook: 'N' } as never)).toEqual([]);
});
