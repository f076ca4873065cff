import type { CreditOrder } from '@taga/contract/records/fulfilment/credit-order';
import { isCardCode } from '@taga/contract/rules/applications/card-codes';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import { formatNumber, type MessageId, type Text } from '@taga/i18n';
import type { Reading } from '../../../../lib/names/reading.ts';
import { Moment } from '../../../../lib/time/moment.tsx';
import { applicantLines } from '../../applicant-lines.ts';
import type { CasePart } from '../../case-kind.ts';
import { dayOf, kyats } from '../../written-values.ts';
import type { CardCase } from './card-case.ts';

type Lines = CasePart['lines'];
type CodeList = Parameters<typeof isCardCode>[0];

function wordFor(list: CodeList, code: string | null, text: Text): string | null {
  return isCardCode(list, code) ? text(`cards.${list}.${code}` as MessageId<'cards'>) : code;
}

function person({ Applicant: applicant }: CreditOrder, reading: Reading): Lines {
  const { text } = reading;
  return [
    ...applicantLines(applicant, reading),
    ['cards.row.marital', wordFor('marital', applicant.MARTIAL_STATUS, text)],
    ['cards.row.residence', wordFor('residence', applicant.RESIDENTIAL_STATUS, text)],
  ];
}

function income({ Applicant: applicant }: CreditOrder, reading: Reading): Lines {
  const { text } = reading;
  const service = { years: applicant.SERVICE_YEAR ?? 0, months: applicant.SERVICE_MONTH ?? 0 };
  return [
    ['cards.row.requested', kyats(applicant.REQUESTED_AMOUNT, reading)],
    ['cards.row.approved', kyats(applicant.APPROVED_AMOUNT, reading)],
    ['cards.row.salary', kyats(applicant.MONTHLY_SALARY, reading)],
    ['cards.row.otherIncome', kyats(applicant.OTHER_MONTHLY_INCOME, reading)],
    ['cards.row.service', text('cards.value.service', service)],
  ];
}

function addresses({ Applicant: applicant }: CreditOrder, { names }: Reading): Lines {
  const inWords = (line: string | null, township: string | null, state: string | null) =>
    [line, township && names.township(township), state && names.state(state)].filter(Boolean).join(', ');
  const { APP_CURRENT_ADD, APP_CURRENT_TOWNSHIP_ID, APP_CURRENT_STATE_ID } = applicant;
  return [
    ['cards.address.current', inWords(APP_CURRENT_ADD, APP_CURRENT_TOWNSHIP_ID, APP_CURRENT_STATE_ID)],
    ['cards.address.permanent', inWords(applicant.APP_ADDRESS, applicant.APP_TOWNSHIP_ID, applicant.APP_STATE_ID)],
  ];
}

function guarantors({ Guarantors }: CreditOrder, { text, language }: Reading): CasePart[] {
  return Guarantors.map(({ GUARANTOR_NAME, MOBILE_NO, RELATIONSHIP }, place) => ({
    title: text('cards.person.guarantor', { number: formatNumber(place + 1, language) }),
    lines: [
      ['applicant.row.name', GUARANTOR_NAME],
      ['applicant.row.phone', displayPhone(MOBILE_NO)],
      ['cards.row.relationship', wordFor('relationship', RELATIONSHIP, text)],
    ],
  }));
}

function cardholders({ Supplementary }: CreditOrder, { text, language, names }: Reading): CasePart[] {
  return Supplementary.map((cardholder, place) => ({
    title: text('cards.person.cardholder', { number: formatNumber(place + 1, language) }),
    lines: [
      ['applicant.row.name', cardholder.NAME],
      ['applicant.row.idNumber', cardholder.NRC],
      ['cards.row.passport', cardholder.PASSPORT],
      ['cards.row.passportIssued', dayOf(cardholder.PASS_ISSUE_DATE, language)],
      ['cards.row.passportExpires', dayOf(cardholder.PASS_EXPIRY_DATE, language)],
      ['cards.row.country', cardholder.ORIGIN_COUNTRY && names.country(cardholder.ORIGIN_COUNTRY)],
      ['cards.row.visaType', cardholder.VISA_TYPE && names.visaType(cardholder.VISA_TYPE)],
      ['cards.row.visaNumber', cardholder.VISA_NUM],
      ['cards.row.visaPlace', cardholder.VISA_ISSUE],
      ['cards.row.visaExpires', dayOf(cardholder.VISA_EXPIRY_DATE, language)],
      ['applicant.row.birthDate', dayOf(cardholder.DOB, language)],
      ['applicant.row.phone', displayPhone(cardholder.MOBILE_NO)],
      ['applicant.row.email', cardholder.EMAIL],
      ['cards.row.relationship', wordFor('relationship', cardholder.RELATIONSHIP, text)],
    ],
  }));
}

function employee({ Employee_Reference: reference }: CreditOrder): Lines {
  return [
    ['cards.row.employeeId', reference?.EMPLOYEE_ID],
    ['cards.row.employeeName', reference?.EMPLOYEE_NAME],
    ['cards.row.employeePhone', reference?.MOBILE_NO],
  ];
}

function madeCard(card: CardCase['card']): Lines {
  return [
    ['deskCards.card.number', card?.cardNumber],
    ['deskCards.card.type', card?.cardType],
    ['deskCards.card.made', card && <Moment at={card.madeAt} />],
  ];
}

/** The card that the bank made, and what the customer told. */
export function cardParts({ record, card }: CardCase, reading: Reading): readonly CasePart[] {
  const { text } = reading;
  return [
    { title: text('deskCards.card.title'), lines: madeCard(card) },
    { title: text('deskCards.income.title'), lines: income(record, reading) },
    { title: text('cards.section.applicant'), lines: person(record, reading) },
    { title: text('cards.section.addresses'), lines: addresses(record, reading) },
    ...guarantors(record, reading),
    ...cardholders(record, reading),
    { title: text('cards.section.employee'), lines: employee(record) },
  ];
}
