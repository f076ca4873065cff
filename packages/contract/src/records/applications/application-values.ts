import type { OpeningAnswers } from '../../journeys/account-opening/answers.ts';
import type { BranchRecord } from '../customers/place.ts';
import type { CustomerRecord, ProfileRecord } from '../customers/profile.ts';
import {
  type ApplicationField,
  type ApplicationRecord,
  type PersonalDetail,
  personalDetailFields,
} from './application.ts';
import { fieldsOfAnswers } from './application-answers.ts';
import { savedNameOf } from './application-step.ts';
import { isExistingCustomerRoute } from './existing-customer-route.ts';
import type { ChosenService } from './service.ts';
import type { StepRecord } from './step.ts';

/**
 * The whole record of an application: what the customer answered, what the profile knows, what is the same in every
 * application, and what follows from the rest. The browser sends it, the server believes none of it but the answers.
 */

const fixedValues = {
  CustomerType: 'I',
  CustomerCategory: 'IND_SINGLE',
  AuthorizationRequire: 'Y',
  ATMFlag: 'N',
  Minor: 'N',
  Guardian: null,
  Joint: [],
} as const satisfies ApplicationRecord;

const classWithCard = '301';
const cardType = '01';

/** A customer, or what they see of themselves. */
type Profile = ProfileRecord & Partial<Pick<CustomerRecord, 'COUNTRY' | 'CIFNO'>>;

/** What the profile knows, in the words of an application. */
export function fieldsOfCustomer(customer: Profile): ApplicationRecord {
  const isPassport = customer.UID_TYPE === 'PASSPORT';
  return {
    LoginId: customer.LOGIN_ID,
    Name: customer.USERNAME,
    FatherName: customer.FATHERNAME,
    UIdName: customer.UID_TYPE as 'NRC',
    UIdValue: customer.UID_VALUE,
    DOB: customer.DOB,
    Gender: customer.GENDER as 'M' | 'F' | null,
    Email: customer.LOGIN_ID,
    PhoneNumber: customer.MOBILENO,
    MobileNo: customer.MOBILENO,
    NationalId: isPassport ? null : customer.UID_VALUE,
    Country: customer.COUNTRY ?? null,
    Nationality: customer.NATIONALITY,
    CIFNo: customer.CIFNO ?? null,
    NRCBackNo: customer.NRC_BACK_NO,
    ...addressFields(customer),
    PassportIssuedDate: customer.PASSPORTISSUEDATE,
    PassportExpiredDate: customer.PASSPORTEXPIREDATE,
    VisaIssuedPlace: customer.VISA_ISSUED_PLACE,
    VisaExpiredDate: customer.VISA_EXPIRED_DATE,
    VisaNumber: customer.VISA_NUMBER,
    VisaType: customer.VISA_TYPE as 'B' | null,
  };
}

function addressFields(customer: ProfileRecord): ApplicationRecord {
  return {
    CurrentAddress: customer.CUR_ADDRESS,
    CurrentState: customer.CUR_STATE,
    CurrentTownship: customer.CUR_TOWNSHIP,
    CurHouseNo: customer.CUR_HOUSE_NO,
    CurStreet: customer.CUR_STREET,
    CurCountry: customer.CUR_COUNTRY,
    PermanentAddress: customer.PER_ADDRESS,
    PermanentState: customer.PER_STATE,
    PermanentTownship: customer.PER_TOWNSHIP,
    PerHouseNo: customer.PER_HOUSE_NO,
    PerStreet: customer.PER_STREET,
    PerCountry: customer.PER_COUNTRY,
  };
}

/** A branch with the names of its places. */
export interface ChosenBranch extends Pick<BranchRecord, 'branchCode' | 'branchName' | 'latitude' | 'longtitude'> {
  readonly city: string;
  readonly stateName: string;
  readonly townshipName: string;
}

function branchFields(branch: ChosenBranch | undefined): ApplicationRecord {
  if (!branch) return {};
  return {
    BranchName: branch.branchName,
    BranchCity: branch.city,
    BranchStateName: branch.stateName,
    BranchTownshipName: branch.townshipName,
    BranchLat: branch.latitude,
    BranchLong: branch.longtitude,
  };
}

interface KnownValues {
  /** As `fieldsOfCustomer` has it, or an application that was loaded. */
  readonly customer: ApplicationRecord;
  readonly answers: OpeningAnswers;
  /** The one of the answers, looked up. */
  readonly branch?: ChosenBranch | undefined;
  /** How far the application has come. */
  readonly step: StepRecord | null;
}

/** The review asks for nothing but a yes, and that it was left says it. Whom the bank knows is not made a customer. */
function onboardingType(step: StepRecord | null, answers: OpeningAnswers): 'CREATE_CUSTOMER' | null {
  if (!step || isExistingCustomerRoute(step.baseRoute)) return null;
  const left = savedNameOf(step, answers);
  return !left || left === 'initial' || left === 'biomatric' ? null : 'CREATE_CUSTOMER';
}

export function applicationOf({ customer, answers, branch, step }: KnownValues): ApplicationRecord {
  const { status } = answers.identity;
  return {
    ...customer,
    ...fixedValues,
    ...fieldsOfAnswers(answers),
    ...branchFields(branch),
    ATMCardDeliveryBranchCode: answers.branch.code || null,
    ATMCardType: answers.accountClass === classWithCard ? cardType : null,
    BiometricMatched: status ? (status === 'VERIFIED' ? 'Y' : 'N') : null,
    OnboType: onboardingType(step, answers),
    Step: step,
  };
}

/** Of the record, what the summary shows. */
export function personalDetailOf(application: ApplicationRecord): PersonalDetail {
  const shown = Object.entries(application).filter(([field]) => field in personalDetailFields);
  return Object.fromEntries(shown) as PersonalDetail;
}

const alwaysUpdated = ['CIFNo', 'Country', 'Nationality', 'UIdName', 'UIdValue'] as const;
const passportUpdated = [
  'PassportIssuedDate',
  'PassportExpiredDate',
  'VisaIssuedPlace',
  'VisaExpiredDate',
  'VisaNumber',
  'VisaType',
] as const;

/** The list that goes with every save. */
export function updateKeysFor(idType: OpeningAnswers['idType']): ApplicationField[] {
  return [...alwaysUpdated, ...(idType === 'PASSPORT' ? passportUpdated : (['NRCBackNo'] as const))];
}

interface Save extends KnownValues {
  readonly step: StepRecord;
  readonly authorizationReqId: string | undefined;
  /** Of what the answers were made from. */
  readonly revision: number;
  /** The same for every try of one save. */
  readonly saveKey: string;
}

/** On the way of existing customers each service says what kind it is, which its schedule says already. */
function withType(service: ChosenService): ChosenService {
  return { ...service, type: service.ScheduleTime ? 'SCHEDULE' : 'NORMAL' };
}

/** What the browser sends when a step is left. */
export function saveBodyOf({ authorizationReqId, revision, saveKey, ...known }: Save) {
  const { accountClass, idType } = known.answers;
  const application = applicationOf(known);
  return {
    ...application,
    ...(isExistingCustomerRoute(known.step.baseRoute) && { Services: application.Services?.map(withType) }),
    AccountClass: accountClass,
    ...(authorizationReqId !== undefined && { AuthorizationReqId: authorizationReqId }),
    Step: known.step,
    UpdateKeys: updateKeysFor(idType),
    Revision: revision,
    SaveKey: saveKey,
  };
}
