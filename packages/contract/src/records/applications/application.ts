import * as z from 'zod/mini';
import { accountNumberDigits } from '../../constants.ts';
import { type QuestionFields, questionNamed, questionNames } from '../../journeys/account-opening/questions.ts';
import { employeeReference } from '../../rules/applications/employee-reference.ts';
import { identityStatuses } from '../../rules/applications/identity-proof.ts';
import { employmentTypes, occupationText } from '../../rules/applications/occupation.ts';
import { addressText } from '../../rules/customers/address.ts';
import { idType } from '../../rules/customers/id-type.ts';
import { visaType } from '../../rules/customers/visa.ts';
import { calendarDate } from '../../rules/fields/calendar-date.ts';
import { gender } from '../../rules/fields/choice.ts';
import {
  accountClassCode,
  anyIdValue,
  countryCode,
  currencyCode,
  currentLoginId,
  emptyOr,
  textUpTo,
  yesNo,
} from '../fields/field.ts';
import { applicationId } from './application-id.ts';
import { applicationFiles } from './file.ts';
import { introducerRecord } from './introducer.ts';
import { chosenService } from './service.ts';
import { stepRecord } from './step.ts';

const phone = textUpTo(20);
const short = textUpTo(100);

/** Ids of places are numbers in the lists and text in older records. */
const placeId = z.union([z.int(), short]);

/** The customer as signed up. The server takes these from the profile, so they are only kept within bounds here. */
const customer = {
  AccountClass: accountClassCode,
  AuthorizationReqId: applicationId,
  LoginId: currentLoginId,
  Name: short,
  FatherName: short,
  UIdName: idType,
  UIdValue: anyIdValue,
  DOB: calendarDate,
  Gender: gender,
  Email: textUpTo(254),
  /** The same as `MobileNo`. */
  PhoneNumber: phone,
  MobileNo: phone,
  NationalId: anyIdValue,
  Currency: currencyCode,
  Country: countryCode,
  Nationality: countryCode,
  CIFNo: short,
  NRCBackNo: textUpTo(20),
  Minor: yesNo,
  Guardian: short,
};

const address = {
  CurrentAddress: addressText,
  CurrentState: short,
  CurrentTownship: short,
  CurHouseNo: addressText,
  CurStreet: addressText,
  CurCountry: short,
  PermanentAddress: addressText,
  PermanentState: short,
  PermanentTownship: short,
  PerHouseNo: addressText,
  PerStreet: addressText,
  PerCountry: short,
};

const questionSchemas = { date: calendarDate, text: short };

/** The questions of one field, in the order of their table. */
const answered = Object.fromEntries(
  questionNames.map((name) => [questionNamed[name].field, questionSchemas[questionNamed[name].input]]),
) as QuestionFields<typeof questionSchemas>;

const passport = {
  PassportIssuedDate: calendarDate,
  PassportExpiredDate: calendarDate,
  VisaIssuedPlace: addressText,
  VisaExpiredDate: calendarDate,
  VisaNumber: textUpTo(25),
  VisaType: visaType,
};

/** The same in every application of a person; the server sets them, whatever is sent. */
const fixed = {
  CustomerType: z.literal('I'),
  CustomerCategory: z.literal('IND_SINGLE'),
  AuthorizationRequire: z.literal('Y'),
  ATMFlag: z.literal('N'),
  /** For class 301 only. */
  ATMCardType: z.literal('01'),
  ATMCardDeliveryBranchCode: textUpTo(10),
};

const occupationAndBranch = {
  /** The same as `Employment`. */
  EmploymentStatus: z.enum(employmentTypes),
  Employment: z.enum(employmentTypes),
  Profession: short,
  Industry: short,
  /** In the customer's own words, where none of the list fits. */
  OtherEmployment: occupationText,
  OtherProfession: occupationText,
  OtherIndustry: occupationText,
  BranchCode: textUpTo(10),
  BranchName: short,
  BranchCity: short,
  BranchStateId: placeId,
  BranchStateName: short,
  BranchTownshipId: placeId,
  BranchTownshipName: short,
  BranchLat: z.number(),
  BranchLong: z.number(),
};

/** Statements of the server about the identity check; the browser may send them, but they are not believed. */
const identityCheck = {
  IdentityStatus: z.enum(identityStatuses),
  BiometricMatched: yesNo,
  IDMFormId: short,
  IDMFormKey: short,
  OnboType: z.literal('CREATE_CUSTOMER'),
  RecordURL: textUpTo(500),
  UploadType: z.enum(['GALLERY', 'CAPTURE']),
};

const lists = {
  ReferId: emptyOr(employeeReference),
  /** Nobody opens a joint account here, so the list is empty. */
  Joint: z.array(z.unknown()).check(z.maxLength(0)),
  Contacts: z.array(introducerRecord).check(z.maxLength(2)),
  Services: z.array(chosenService).check(z.maxLength(20)),
  /** Of who opens an account from one they have: which one pays, and whether a cheque book is wanted. */
  ExistingAccountNo: textUpTo(accountNumberDigits),
  ChequeBook: yesNo,
  /** With MICR where nothing is said; the fee follows it. */
  ChequeBookType: z.enum(['MICR', 'NON_MICR']),
  Files: applicationFiles,
  Step: stepRecord,
};

/** Every field by its wire name, before it is made optional. */
export const applicationFields = {
  ...customer,
  ...address,
  ...answered,
  ...passport,
  ...fixed,
  ...occupationAndBranch,
  ...identityCheck,
  ...lists,
};
export type ApplicationField = keyof typeof applicationFields;

type Nullish<Shape extends Record<string, z.ZodMiniType>> = {
  [Field in keyof Shape]: z.ZodMiniOptional<z.ZodMiniNullable<Shape[Field]>>;
};

function nullishFields<Shape extends Record<string, z.ZodMiniType>>(shape: Shape): Nullish<Shape> {
  const fields = Object.entries(shape).map(([name, schema]) => [name, z.nullish(schema)]);
  return Object.fromEntries(fields) as Nullish<Shape>;
}

/** An application for a deposit account, as saved step by step. */
export const applicationRecord = z.object(nullishFields(applicationFields));
export type ApplicationRecord = z.infer<typeof applicationRecord>;

export const personalDetailFields = { ...customer, ...address, ...answered, ...passport, ...occupationAndBranch };

/** What the customer told about themselves, as the summary shows it. */
export const personalDetail = z.object(nullishFields(personalDetailFields));
export type PersonalDetail = z.infer<typeof personalDetail>;
