import type { CreditOrder } from '@taga/contract/records/credit-order';
import { isCardCode } from '@taga/contract/rules/card-codes';
import { formatDate, formatNumber, type Language, type MessageId, parseCalendarDate, type Text } from '@taga/i18n';
import type { Names } from '../../lib/names/names.ts';
import type { Fact } from '../../lib/page-parts/facts.tsx';

export interface CardReading {
  readonly text: Text;
  readonly language: Language;
  readonly names: Names;
}

interface CardPart {
  readonly title: string;
  readonly facts: readonly Fact[];
}

type Line = readonly [label: MessageId<'cards'>, value: string | null | undefined];

function toFacts(lines: readonly Line[], text: Text): Fact[] {
  return lines.flatMap(([label, value]) => (value ? [{ label: text(label), value }] : []));
}

type CodeList = Parameters<typeof isCardCode>[0];

export function wordFor(list: CodeList, code: string | null, text: Text): string | null {
  return isCardCode(list, code) ? text(`cards.${list}.${code}` as MessageId<'cards'>) : code;
}

export function kyats(amount: number | null, { text, language }: Pick<CardReading, 'text' | 'language'>) {
  return amount === null ? null : text('cards.value.amount', { amount: formatNumber(amount, language) });
}

function dayOf(value: string | null, language: Language): string | null {
  const date = value ? parseCalendarDate(value) : undefined;
  return date ? formatDate(date, 'iso', language) : value;
}

/** In the order in which a card shows it. */
function person({ Applicant: applicant }: CreditOrder, { text, language, names }: CardReading): Fact[] {
  return toFacts(
    [
      ['cards.row.idNumber', applicant.NRC],
      ['cards.row.name', applicant.APPLICANT_NAME],
      ['cards.row.birthDate', dayOf(applicant.DOB, language)],
      ['cards.row.fatherName', applicant.FATHER_NAME],
      ['cards.row.gender', wordFor('gender', applicant.GENDER, text)],
      ['cards.row.nationality', applicant.NATIONALITY && names.country(applicant.NATIONALITY)],
      ['cards.row.phone', applicant.MOBILE_NO],
      ['cards.row.email', applicant.EMAIL],
      ['cards.row.marital', wordFor('marital', applicant.MARTIAL_STATUS, text)],
      ['cards.row.residence', wordFor('residence', applicant.RESIDENTIAL_STATUS, text)],
    ],
    text,
  );
}

function income({ Applicant: applicant }: CreditOrder, reading: CardReading): Fact[] {
  const { text } = reading;
  const service = { years: applicant.SERVICE_YEAR ?? 0, months: applicant.SERVICE_MONTH ?? 0 };
  return toFacts(
    [
      ['cards.row.requested', kyats(applicant.REQUESTED_AMOUNT, reading)],
      ['cards.row.approved', kyats(applicant.APPROVED_AMOUNT, reading)],
      ['cards.row.salary', kyats(applicant.MONTHLY_SALARY, reading)],
      ['cards.row.otherIncome', kyats(applicant.OTHER_MONTHLY_INCOME, reading)],
      ['cards.row.service', text('cards.value.service', service)],
    ],
    text,
  );
}

function addresses({ Applicant: applicant }: CreditOrder, { text, names }: CardReading): Fact[] {
  const inWords = (line: string | null, township: string | null, state: string | null) =>
    [line, township && names.township(township), state && names.state(state)].filter(Boolean).join(', ');
  const { APP_CURRENT_ADD, APP_CURRENT_TOWNSHIP_ID, APP_CURRENT_STATE_ID } = applicant;
  return toFacts(
    [
      ['cards.address.current', inWords(APP_CURRENT_ADD, APP_CURRENT_TOWNSHIP_ID, APP_CURRENT_STATE_ID)],
      ['cards.address.permanent', inWords(applicant.APP_ADDRESS, applicant.APP_TOWNSHIP_ID, applicant.APP_STATE_ID)],
    ],
    text,
  );
}

function guarantors({ Guarantors }: CreditOrder, { text, language }: CardReading): CardPart[] {
  return Guarantors.map(({ GUARANTOR_NAME, MOBILE_NO, RELATIONSHIP }, place) => ({
    title: text('cards.person.guarantor', { number: formatNumber(place + 1, language) }),
    facts: toFacts(
      [
        ['cards.row.name', GUARANTOR_NAME],
        ['cards.row.phone', MOBILE_NO],
        ['cards.row.relationship', wordFor('relationship', RELATIONSHIP, text)],
      ],
      text,
    ),
  }));
}

function holders({ Supplementary }: CreditOrder, { text, language, names }: CardReading): CardPart[] {
  return Supplementary.map((holder, place) => ({
    title: text('cards.person.cardholder', { number: formatNumber(place + 1, language) }),
    facts: toFacts(
      [
        ['cards.row.name', holder.NAME],
        ['cards.row.idNumber', holder.NRC],
        ['cards.row.passport', holder.PASSPORT],
        ['cards.row.passportIssued', dayOf(holder.PASS_ISSUE_DATE, language)],
        ['cards.row.passportExpires', dayOf(holder.PASS_EXPIRY_DATE, language)],
        ['cards.row.country', holder.ORIGIN_COUNTRY && names.country(holder.ORIGIN_COUNTRY)],
        ['cards.row.visaType', holder.VISA_TYPE && names.visaType(holder.VISA_TYPE)],
        ['cards.row.visaNumber', holder.VISA_NUM],
        ['cards.row.visaPlace', holder.VISA_ISSUE],
        ['cards.row.visaExpires', dayOf(holder.VISA_EXPIRY_DATE, language)],
        ['cards.row.birthDate', dayOf(holder.DOB, language)],
        ['cards.row.phone', holder.MOBILE_NO],
        ['cards.row.email', holder.EMAIL],
        ['cards.row.relationship', wordFor('relationship', holder.RELATIONSHIP, text)],
      ],
      text,
    ),
  }));
}

function employee({ Employee_Reference: reference }: CreditOrder, { text }: CardReading): Fact[] {
  return toFacts(
    [
      ['cards.row.employeeId', reference?.EMPLOYEE_ID],
      ['cards.row.employeeName', reference?.EMPLOYEE_NAME],
      ['cards.row.employeePhone', reference?.MOBILE_NO],
    ],
    text,
  );
}

/** What the customer told, part by part; a part without anything is left out. */
export function cardParts(record: CreditOrder, reading: CardReading): CardPart[] {
  const { text } = reading;
  const parts = [
    { title: text('deskCards.income.title'), facts: income(record, reading) },
    { title: text('cards.section.applicant'), facts: person(record, reading) },
    { title: text('cards.section.addresses'), facts: addresses(record, reading) },
    ...guarantors(record, reading),
    ...holders(record, reading),
    { title: text('cards.section.employee'), facts: employee(record, reading) },
  ];
  return parts.filter(({ facts }) => facts.length > 0);
}
