import type { CardAnswers, CardholderAnswers } from '@taga/contract/journeys/card-application/answers';
import { permanentAddressOf } from '@taga/contract/journeys/card-application/answers';
import { nrcOfCardholder } from '@taga/contract/journeys/card-application/sections';
import type { SubmittedCard } from '@taga/contract/records/desk/cards';
import type { CreditOrder } from '@taga/contract/records/fulfilment/credit-order';
import {
  addressText,
  dateOf,
  introducerEmail,
  introducerName,
  mobilePhone,
  passportNumber,
  toAsciiDigits,
  visaNumber,
  visaPlace,
  wholeNumberOf,
} from '@taga/contract/rules';
import type { BankEmployee } from '../../../../bank/bank.ts';
import type { Customer } from '../../../customers/customers/index.ts';
import { applicantOf } from '../../drafts/index.ts';

function applicantFields(answers: CardAnswers, customer: Customer): SubmittedCard['Applicant'] {
  const { income, applicant, addresses } = answers;
  const permanent = permanentAddressOf(answers);
  return {
    ...applicantOf(customer),
    REQUESTED_AMOUNT: wholeNumberOf(answers.amount.requested),
    MARTIAL_STATUS: applicant.maritalStatus,
    RESIDENTIAL_STATUS: applicant.residentialStatus,
    MONTHLY_SALARY: wholeNumberOf(income.monthlySalary),
    OTHER_MONTHLY_INCOME: wholeNumberOf(income.otherMonthlyIncome),
    SERVICE_YEAR: wholeNumberOf(income.serviceYears),
    SERVICE_MONTH: wholeNumberOf(income.serviceMonths),
    APP_CURRENT_STATE_ID: addresses.current.state,
    APP_CURRENT_TOWNSHIP_ID: addresses.current.township,
    APP_CURRENT_ADD: addressText.parse(addresses.current.address),
    APP_STATE_ID: permanent.state,
    APP_TOWNSHIP_ID: permanent.township,
    APP_ADDRESS: addressText.parse(permanent.address),
  };
}

const noPassport = {
  PASSPORT: null,
  PASS_ISSUE_DATE: null,
  PASS_EXPIRY_DATE: null,
  VISA_TYPE: null,
  ORIGIN_COUNTRY: null,
  VISA_ISSUE: null,
  VISA_NUM: null,
  VISA_EXPIRY_DATE: null,
};

function passportFields({ passport }: CardholderAnswers): typeof noPassport | Record<keyof typeof noPassport, string> {
  return {
    PASSPORT: passportNumber.parse(passport.passportNumber),
    PASS_ISSUE_DATE: dateOf(passport.issueDate),
    PASS_EXPIRY_DATE: dateOf(passport.expiryDate),
    VISA_TYPE: passport.visaType,
    ORIGIN_COUNTRY: passport.visaCountry,
    VISA_ISSUE: visaPlace.parse(passport.visaPlace),
    VISA_NUM: visaNumber.parse(passport.visaNumber),
    VISA_EXPIRY_DATE: dateOf(passport.visaExpiry),
  };
}

/** Of two documents, the one that counts. */
function cardholderFields(holder: CardholderAnswers, documentNo: string): CreditOrder['Supplementary'][number] {
  const hasPassport = holder.idType === 'PASSPORT';
  return {
    NAME: introducerName.parse(holder.name),
    NRC_TYPE_ID: holder.idType,
    NRC: hasPassport ? null : toAsciiDigits(nrcOfCardholder(holder)),
    ...(hasPassport ? passportFields(holder) : noPassport),
    DOB: dateOf(holder.birthDate),
    MOBILE_NO: mobilePhone.parse(holder.phone),
    EMAIL: introducerEmail.parse(holder.email) || null,
    DOCUMENT_NO: documentNo,
    RELATIONSHIP: holder.relationship,
  };
}

interface Submission {
  readonly documentNo: string;
  /** All of them validated. */
  readonly answers: CardAnswers;
  readonly customer: Customer;
  /** Of the employee reference, where one was given and the bank has said whose it is. */
  readonly employee: BankEmployee | null;
}

/** An application as it is submitted, in the words of the order. */
export function submittedCardOf({ documentNo, answers, customer, employee }: Submission): SubmittedCard {
  const { staffId } = answers.employee;
  return {
    Applicant: applicantFields(answers, customer),
    Guarantors: answers.guarantors.map(({ name, phone, relationship }) => ({
      GUARANTOR_NAME: introducerName.parse(name),
      MOBILE_NO: mobilePhone.parse(phone),
      RELATIONSHIP: relationship,
    })),
    Supplementary: answers.supplementary.map((holder) => cardholderFields(holder, documentNo)),
    Employee_Reference: staffId
      ? {
          EMPLOYEE_ID: toAsciiDigits(staffId.trim()),
          EMPLOYEE_NAME: employee?.name ?? null,
          MOBILE_NO: employee?.phone ?? null,
        }
      : null,
  };
}

/** What stands beside what was submitted, and changes. */
interface OrderState {
  readonly documentNo: string;
  readonly applicationNo: string;
  readonly status: string;
  readonly approvedAmount: number | null;
  readonly remark: string | null;
  readonly documents: CreditOrder['Documents'];
}

/** The order as it is now. */
export function toCreditOrder(submitted: SubmittedCard, order: OrderState): CreditOrder {
  return {
    ...submitted,
    ApplicationNo: order.applicationNo,
    Applicant: {
      ...submitted.Applicant,
      APPLICATION_STATUS: order.status,
      DOCUMENT_NO: order.documentNo,
      APPROVED_AMOUNT: order.approvedAmount,
      INCOMPLETE_REMARK: order.remark,
    },
    Documents: order.documents,
  };
}
