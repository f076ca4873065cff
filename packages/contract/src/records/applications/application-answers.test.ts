import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definitionOf } from '../../endpoint.ts';
import { saveApplication } from '../../endpoints/applications.ts';
import { emptyOpening, type OpeningAnswers } from '../../journeys/account-opening/answers.ts';
import { idTypes } from '../../rules/customers/id-type.ts';
import { wholeOpening } from '../../testing/samples/opening-answers.ts';
import type { CustomerRecord } from '../customers/profile.ts';
import { applicationFields, applicationRecord } from './application.ts';
import { answersOfApplication, applicationFieldOf, fieldsOfAnswers } from './application-answers.ts';
import { openingRoute, stepRecordOf } from './application-step.ts';
import { applicationOf, fieldsOfCustomer, personalDetailOf, saveBodyOf, updateKeysFor } from './application-values.ts';

const profile: CustomerRecord = {
  USER_ID: 'u-1',
  USERNAME: 'MYA MYA',
  FATHERNAME: 'U HLA',
  UID_TYPE: 'NRC',
  UID_VALUE: '12/DAGAMA(N)123456',
  NRC_BACK_NO: 'AB123456',
  PASSPORTISSUEDATE: null,
  PASSPORTEXPIREDATE: null,
  VISA_ISSUED_PLACE: null,
  VISA_EXPIRED_DATE: null,
  VISA_NUMBER: null,
  VISA_TYPE: null,
  DOB: '1990-02-28',
  GENDER: 'F',
  LOGIN_ID: 'mya@example.com',
  MOBILENO: '09777888999',
  NATIONALITY: 'MM',
  COUNTRY: 'MM',
  CUR_STATE: 'MMR013',
  CUR_TOWNSHIP: 'MMR013037',
  CUR_ADDRESS: 'NO 5',
  CUR_COUNTRY: 'MYANMAR',
  CUR_STREET: 'PYAY ROAD',
  CUR_HOUSE_NO: '5',
  PER_STATE: 'MMR010',
  PER_TOWNSHIP: 'MMR010001',
  PER_ADDRESS: 'NO 9',
  PER_COUNTRY: 'MYANMAR',
  PER_STREET: null,
  PER_HOUSE_NO: null,
  PRODUCT_CODE: null,
  EXISTING_CUSTOMER: 'N',
  CIFNO: null,
};
const customer = fieldsOfCustomer(profile);
const branch = {
  branchCode: '001',
  branchName: 'Ahlone Branch',
  city: 'Yangon',
  stateName: 'Yangon Region',
  townshipName: 'Ahlone',
  latitude: 16.78,
  longtitude: 96.12,
};
const stepOf = (answers: OpeningAnswers) => stepRecordOf('summary-review', answers, openingRoute('saving'));
const whole = (answers: OpeningAnswers) => applicationOf({ customer, answers, branch, step: stepOf(answers) });

/** With files that the server has. The names of photos are not sent, they are told by what they show. */
const withSentFiles = (answers: OpeningAnswers): OpeningAnswers => ({
  ...answers,
  idImages: answers.idImages.map((file) => ({ ...file, name: '', url: `/upload/files/${file.id}` })),
  signature: answers.signature.map((file) => ({ ...file, name: '', url: `/upload/files/${file.id}` })),
});

describe.each(idTypes)('answers by %s', (idType) => {
  const answers = withSentFiles(wholeOpening(idType));

  test('are the same after they were sent and read', () => {
    const sent = z.parse(applicationRecord, fieldsOfAnswers(answers));
    expect(answersOfApplication(sent, answers)).toEqual(answers);
  });

  test('are the same where nothing was answered yet', () => {
    const empty = emptyOpening(answers);
    expect(answersOfApplication(z.parse(applicationRecord, fieldsOfAnswers(empty)), empty)).toEqual(empty);
  });

  test('are empty where the record has none', () => {
    const [none, empty] = [z.parse(applicationRecord, {}), emptyOpening(answers)];
    expect(answersOfApplication(none, empty)).toEqual(empty);
  });

  test('are taken by the server as they are sent [API-038, API-039]', () => {
    const save = {
      customer,
      answers,
      branch,
      step: stepOf(answers),
      authorizationReqId: 'a-1',
      revision: 3,
      saveKey: 'k',
    };
    expect(z.safeParse(definitionOf(saveApplication).body as z.ZodMiniType, saveBodyOf(save)).error).toBeUndefined();
  });
});

test('each save says which services are scheduled on the way of existing customers alone', () => {
  const answers = wholeOpening('NRC');
  const known = { customer, answers, branch, authorizationReqId: undefined, revision: 1, saveKey: 'k' };
  const sentFrom = (baseRoute: string) =>
    saveBodyOf({ ...known, step: { ...stepOf(answers), baseRoute } }).Services ?? [];
  const sent = sentFrom('/create-etb-account/cash-current');
  expect(sent.map((service) => 'type' in service && service.type)).toEqual(
    sent.map(({ ScheduleTime }) => (ScheduleTime ? 'SCHEDULE' : 'NORMAL')),
  );
  expect(new Set(sent.map(({ ScheduleTime }) => Boolean(ScheduleTime)))).toEqual(new Set([true, false]));
  expect(sentFrom('/create-account/saving').some((service) => 'type' in service)).toBe(false);
});

test('a record has every field of the specification but what the server alone knows', () => {
  const known = Object.keys(whole(wholeOpening('NRC')));
  const ofServer = ['AuthorizationReqId', 'IDMFormId', 'IDMFormKey', 'RecordURL'];
  const ofExistingCustomers = ['ExistingAccountNo', 'ChequeBook', 'ChequeBookType'];
  expect([...known, ...ofServer, ...ofExistingCustomers].sort()).toEqual(Object.keys(applicationFields).sort());
});

test('the customer is taken from the profile, and what has no screen follows from the rest (G-098) [WIZ-056]', () => {
  expect(whole(wholeOpening('NRC'))).toMatchObject({
    LoginId: 'mya@example.com',
    Name: 'MYA MYA',
    FatherName: 'U HLA',
    UIdName: 'NRC',
    UIdValue: '12/DAGAMA(N)123456',
    NRCBackNo: 'AB123456',
    DOB: '1990-02-28',
    Gender: 'F',
    Nationality: 'MM',
    Country: 'MM',
    CurrentState: 'MMR013',
    CurrentTownship: 'MMR013037',
    CurrentAddress: 'NO 5',
    CurCountry: 'MYANMAR',
    CurStreet: 'PYAY ROAD',
    CurHouseNo: '5',
    PermanentState: 'MMR010',
    PermanentTownship: 'MMR010001',
    PerCountry: 'MYANMAR',
    PerStreet: null,
    PerHouseNo: null,
    Email: 'mya@example.com',
    PhoneNumber: '09777888999',
    MobileNo: '09777888999',
    NationalId: '12/DAGAMA(N)123456',
    EmploymentStatus: 'F',
    Minor: 'N',
    Guardian: null,
    Joint: [],
    PermanentAddress: 'NO 9',
  });
});

test('what only the server knows of a customer is null where a customer reads their own profile', () => {
  const { COUNTRY: _country, CIFNO: _cifNo, ...own } = profile;
  expect(fieldsOfCustomer(own)).toMatchObject({ Country: null, CIFNo: null });
  expect(fieldsOfCustomer({ ...profile, CIFNO: '0004711' })).toMatchObject({ Country: 'MM', CIFNo: '0004711' });
});

test('a document of another kind is read like a card (G-139) [WIZ-056]', () => {
  const { UIdName, NationalId, NRCBackNo } = fieldsOfCustomer({ ...profile, UID_TYPE: 'FRC', UID_VALUE: 'FRC-1' });
  expect({ UIdName, NationalId, NRCBackNo }).toEqual({ UIdName: 'FRC', NationalId: 'FRC-1', NRCBackNo: 'AB123456' });
  expect(updateKeysFor('FRC' as 'NRC')).toEqual(updateKeysFor('NRC'));
});

test('some values are the same in every record', () => {
  expect(whole(wholeOpening('NRC'))).toMatchObject({
    CustomerType: 'I',
    CustomerCategory: 'IND_SINGLE',
    AuthorizationRequire: 'Y',
    ATMFlag: 'N',
  });
});

test('the card goes to the chosen branch, and there is one for 301 alone (G-046)', () => {
  expect(whole(wholeOpening('NRC'))).toMatchObject({ ATMCardType: '01', ATMCardDeliveryBranchCode: '001' });
  expect(whole(wholeOpening('NRC', { accountClass: '137' })).ATMCardType).toBeNull();
});

test.each([
  ['VERIFIED', 'Y'],
  ['FAILED', 'N'],
  ['SKIPPED', 'N'],
  ['PENDING', 'N'],
] as const)('%s is a match: %s (G-064) [WIZ-046]', (status, matched) => {
  const answers: OpeningAnswers = { ...wholeOpening('NRC'), identity: { status, uploadType: 'GALLERY' } };
  expect(whole(answers)).toMatchObject({ IdentityStatus: status, BiometricMatched: matched, UploadType: 'GALLERY' });
});

test('a customer is to be created once the review was confirmed [PDT-011]', () => {
  const answers = wholeOpening('NRC');
  const after = (left: Parameters<typeof stepRecordOf>[0]) =>
    applicationOf({ customer, answers, step: stepRecordOf(left, answers, openingRoute('saving')) }).OnboType;
  expect([after('initial'), after('biomatric'), after('review'), after('signature'), after('introducers')]).toEqual([
    null,
    null,
    'CREATE_CUSTOMER',
    'CREATE_CUSTOMER',
    'CREATE_CUSTOMER',
  ]);
});

test('the unemployed are sent as members of religious orders (G-023) [PDT-016]', () => {
  const { occupation } = emptyOpening(wholeOpening('NRC'));
  const answers: OpeningAnswers = { ...wholeOpening('NRC'), occupation: { ...occupation, employment: 'U' } };
  const sent = fieldsOfAnswers(answers);
  expect(sent).toMatchObject({ Employment: 'U', Profession: 'Member of religious orders', Industry: 'Religious' });
  expect(answersOfApplication(sent, answers).occupation).toEqual(answers.occupation);
});

test('what the unemployed had typed before of a profession or an industry is not sent, and of others it is', () => {
  const other = { otherProfession: 'PUPPETEER', otherIndustry: 'THEATRE' };
  const whole = wholeOpening('NRC');
  const sentOf = (employment: OpeningAnswers['occupation']['employment']) =>
    fieldsOfAnswers({ ...whole, occupation: { ...whole.occupation, ...other, employment } });
  expect(sentOf('U')).toMatchObject({ OtherProfession: '', OtherIndustry: '' });
  expect(sentOf('F')).toMatchObject({ OtherProfession: 'PUPPETEER', OtherIndustry: 'THEATRE' });
});

test('a save names its application once there is one', () => {
  const answers = wholeOpening('NRC');
  const known = { customer, answers, branch, revision: 1, saveKey: 'k', step: stepOf(answers) };
  expect(saveBodyOf({ ...known, authorizationReqId: undefined })).not.toHaveProperty('AuthorizationReqId');
  expect(saveBodyOf({ ...known, authorizationReqId: 'a-1' })).toMatchObject({ AuthorizationReqId: 'a-1' });
});

test('no introducers are an empty list, and the remark alone says so too [INT-012, INT-013]', () => {
  const answers: OpeningAnswers = { ...wholeOpening('NRC'), introducers: { wanted: 'no' } };
  expect(fieldsOfAnswers(answers).Contacts).toEqual([]);
  const Step = stepRecordOf('introducers', answers, openingRoute('saving'));
  expect(answersOfApplication({ Step }, answers).introducers.wanted).toBe('no');
  expect(answersOfApplication({ ...whole(wholeOpening('NRC')), Step }, answers).introducers.wanted).toBe('no');
  const contacts = fieldsOfAnswers(wholeOpening('NRC')).Contacts;
  expect(contacts?.map(({ ContactType, Relationship }) => [ContactType, Relationship])).toEqual([
    ['Introducer1', ''],
    ['Introducer2', ''],
  ]);
});

test('one introducer is wanted too, and the other stays to be named', () => {
  const answers = wholeOpening('NRC');
  const [Introducer1] = fieldsOfAnswers(answers).Contacts ?? [];
  const read = answersOfApplication({ Contacts: Introducer1 && [Introducer1] }, answers);
  expect(read.introducers.wanted).toBe('yes');
  expect(read.secondIntroducer).toEqual(emptyOpening(answers).secondIntroducer);
});

test('schedules are sent as the specification has them (G-065) [SVC-019]', () => {
  const services = [
    { serviceId: 'A', time: 'M', on: '1' },
    { serviceId: 'B', time: 'D', on: '' },
    { serviceId: 'C', time: 'W', on: 'THUR' },
    { serviceId: 'D', time: '', on: '' },
  ] as const;
  expect(fieldsOfAnswers({ ...wholeOpening('NRC'), services }).Services).toEqual([
    { ServiceId: 'A', ScheduleTime: 'M', SubScheduleTime: 1 },
    { ServiceId: 'B', ScheduleTime: 'D', SubScheduleTime: '' },
    { ServiceId: 'C', ScheduleTime: 'W', SubScheduleTime: 'THUR' },
    { ServiceId: 'D', ScheduleTime: null, SubScheduleTime: null },
  ]);
});

test('of what is offered only what is marked was chosen', () => {
  const offered = { ServiceName: '', ServiceDescription: '', MM_ServiceName: '', MM_ServiceDescription: '' };
  const flags = { ReadOnly: false, PreSelect: false, AvailableService: true };
  const Services = [
    { ServiceId: 'A', ...offered, ...flags, ScheduleTime: 'D', SubScheduleTime: '', Selected: true },
    { ServiceId: 'B', ...offered, ...flags, ScheduleTime: 'M', SubScheduleTime: 1, Selected: false },
  ] as const;
  const read = answersOfApplication({ Services }, wholeOpening('NRC'));
  expect(read.services).toEqual([{ serviceId: 'A', time: 'D', on: '' }]);
});

test('every save names the fields that it may change [WIZ-050, WIZ-051, WIZ-052]', () => {
  const always = ['CIFNo', 'Country', 'Nationality', 'UIdName', 'UIdValue'];
  expect(updateKeysFor('NRC')).toEqual([...always, 'NRCBackNo']);
  expect(updateKeysFor('OLD_NRC')).toEqual([...always, 'NRCBackNo']);
  expect(updateKeysFor('PASSPORT')).toEqual([
    ...always,
    'PassportIssuedDate',
    'PassportExpiredDate',
    'VisaIssuedPlace',
    'VisaExpiredDate',
    'VisaNumber',
    'VisaType',
  ]);
});

test('the personal detail leaves out files, contacts and what the bank sets', () => {
  const detail = personalDetailOf(whole(wholeOpening('NRC')));
  expect(detail).toMatchObject({
    Name: 'MYA MYA',
    CurrentAddress: 'NO 5',
    Employment: 'F',
    BranchName: 'Ahlone Branch',
  });
  for (const field of ['Files', 'Contacts', 'CustomerType', 'Step', 'Services'])
    expect(detail).not.toHaveProperty(field);
});

test('every answer that can be refused has a field of the wire to be refused by', () => {
  const fields = Object.keys(applicationFields);
  for (const [name, part] of Object.entries(wholeOpening('PASSPORT'))) {
    const isGroup = typeof part === 'object' && !Array.isArray(part);
    const paths = isGroup ? Object.keys(part).map((field) => `${name}.${field}`) : [name];
    for (const path of paths) expect(fields, path).toContain(applicationFieldOf(path));
  }
  expect(applicationFieldOf('secondIntroducer.phone')).toBe('Contacts');
  expect(applicationFieldOf('arrival.date')).toBe('DateofArrival');
});
