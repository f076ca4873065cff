import type { CreditOrder } from '@taga/contract/records/fulfilment/credit-order';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import { formatNumber } from '@taga/i18n';
import type { DescriptionRow } from '@taga/ui';
import { dateOf, type Reading, toRows } from '../../../lib/customers/profile/profile-rows.ts';
import { amountIn, genderIn, wordFor } from '../card-words.ts';

interface Person {
  readonly title: string;
  readonly rows: readonly DescriptionRow[];
}

function serviceOf({ SERVICE_YEAR: years, SERVICE_MONTH: months }: CreditOrder['Applicant'], reading: Reading) {
  if (years === null && months === null) return null;
  return reading.text('cards.value.service', { years: years ?? 0, months: months ?? 0 });
}

export function applicantRows({ Applicant: applicant }: CreditOrder, reading: Reading): DescriptionRow[] {
  const { text, language, names } = reading;
  const amount = (value: number | null) => amountIn(value, reading);
  return toRows([
    [text('applicant.row.name'), applicant.APPLICANT_NAME],
    [text('applicant.row.fatherName'), applicant.FATHER_NAME],
    [text('applicant.row.idNumber'), applicant.NRC],
    [text('applicant.row.birthDate'), dateOf(applicant.DOB, language)],
    [text('applicant.row.gender'), genderIn(applicant.GENDER, text)],
    [text('applicant.row.nationality'), applicant.NATIONALITY && names.country(applicant.NATIONALITY)],
    [text('applicant.row.email'), applicant.EMAIL],
    [text('applicant.row.phone'), displayPhone(applicant.MOBILE_NO)],
    [text('cards.row.marital'), wordFor('marital', applicant.MARTIAL_STATUS, text)],
    [text('cards.row.residence'), wordFor('residence', applicant.RESIDENTIAL_STATUS, text)],
    [text('cards.row.requested'), amount(applicant.REQUESTED_AMOUNT)],
    [text('cards.row.approved'), amount(applicant.APPROVED_AMOUNT)],
    [text('cards.row.salary'), amount(applicant.MONTHLY_SALARY)],
    [text('cards.row.otherIncome'), amount(applicant.OTHER_MONTHLY_INCOME)],
    [text('cards.row.service'), serviceOf(applicant, reading)],
    [text('cards.row.documentNo'), applicant.DOCUMENT_NO],
  ]);
}

export function addressParts({ Applicant: applicant }: CreditOrder, { text, names }: Reading): Person[] {
  const rows = (address: string | null, township: string | null, state: string | null) =>
    toRows([
      [text('cards.row.address'), address],
      [text('cards.row.township'), township && names.township(township)],
      [text('cards.row.state'), state && names.state(state)],
    ]);
  const { APP_CURRENT_ADD, APP_CURRENT_TOWNSHIP_ID, APP_CURRENT_STATE_ID } = applicant;
  return [
    {
      title: text('cards.address.current'),
      rows: rows(APP_CURRENT_ADD, APP_CURRENT_TOWNSHIP_ID, APP_CURRENT_STATE_ID),
    },
    {
      title: text('cards.address.permanent'),
      rows: rows(applicant.APP_ADDRESS, applicant.APP_TOWNSHIP_ID, applicant.APP_STATE_ID),
    },
  ];
}

export function guarantorParts({ Guarantors }: CreditOrder, { text, language }: Reading): Person[] {
  return Guarantors.map(({ GUARANTOR_NAME, MOBILE_NO, RELATIONSHIP }, place) => ({
    title: text('cards.person.guarantor', { number: formatNumber(place + 1, language) }),
    rows: toRows([
      [text('applicant.row.name'), GUARANTOR_NAME],
      [text('applicant.row.phone'), displayPhone(MOBILE_NO)],
      [text('cards.row.relationship'), wordFor('relationship', RELATIONSHIP, text)],
    ]),
  }));
}

export function cardholderParts({ Supplementary }: CreditOrder, { text, language, names }: Reading): Person[] {
  return Supplementary.map((cardholder, place) => ({
    title: text('cards.person.cardholder', { number: formatNumber(place + 1, language) }),
    rows: toRows([
      [text('applicant.row.name'), cardholder.NAME],
      [text('applicant.row.idNumber'), cardholder.NRC],
      [text('cards.row.passport'), cardholder.PASSPORT],
      [text('cards.row.passportIssued'), dateOf(cardholder.PASS_ISSUE_DATE, language)],
      [text('cards.row.passportExpires'), dateOf(cardholder.PASS_EXPIRY_DATE, language)],
      [text('cards.row.country'), cardholder.ORIGIN_COUNTRY && names.country(cardholder.ORIGIN_COUNTRY)],
      [text('cards.row.visaType'), cardholder.VISA_TYPE && names.visaType(cardholder.VISA_TYPE)],
      [text('cards.row.visaNumber'), cardholder.VISA_NUM],
      [text('cards.row.visaPlace'), cardholder.VISA_ISSUE],
      [text('cards.row.visaExpires'), dateOf(cardholder.VISA_EXPIRY_DATE, language)],
      [text('applicant.row.birthDate'), dateOf(cardholder.DOB, language)],
      [text('applicant.row.phone'), displayPhone(cardholder.MOBILE_NO)],
      [text('applicant.row.email'), cardholder.EMAIL],
      [text('cards.row.relationship'), wordFor('relationship', cardholder.RELATIONSHIP, text)],
    ]),
  }));
}

export function employeeRows({ Employee_Reference: employee }: CreditOrder, { text }: Reading): DescriptionRow[] {
  return toRows([
    [text('cards.row.employeeId'), employee?.EMPLOYEE_ID],
    [text('cards.row.employeeName'), employee?.EMPLOYEE_NAME],
    [text('cards.row.employeePhone'), displayPhone(employee?.MOBILE_NO)],
  ]);
}
