import { permanentAddressOf } from '@taga/contract/journeys/card-application/answers';
import { type CardSection, nrcOfCardholder } from '@taga/contract/journeys/card-application/sections';
import { cardDocumentTypes, isCardCode } from '@taga/contract/rules/card-codes';
import { formatNumber, type Language, type MessageId, type Text } from '@taga/i18n';
import type { DescriptionRow } from '@taga/ui';
import { stateName, townshipName } from '../../lib/places/places.ts';
import type { Application } from './application.ts';

interface Reading {
  readonly text: Text;
  readonly language: Language;
}

type Line = readonly [label: string, value: string];

type CodeList = Parameters<typeof isCardCode>[0];

function word(list: CodeList, code: string, text: Text): string {
  return isCardCode(list, code) ? text(`cards.${list}.${code}` as MessageId<'cards'>) : code;
}

function kyats(typed: string, { text, language }: Reading): string {
  return typed && text('cards.value.amount', { amount: formatNumber(Number(typed), language) });
}

function incomeLines({ Answers: { income } }: Application, reading: Reading): Line[] {
  const { text } = reading;
  const service = { years: Number(income.serviceYears), months: Number(income.serviceMonths) };
  return [
    [text('cards.row.salary'), kyats(income.monthlySalary, reading)],
    [text('cards.row.otherIncome'), kyats(income.otherMonthlyIncome, reading)],
    [text('cards.row.service'), income.serviceYears && text('cards.value.service', service)],
  ];
}

function addressLines({ Answers }: Application, { text, language }: Reading): Line[] {
  const inWords = ({ address, township, state }: { address: string; township: string; state: string }) =>
    [address, township && townshipName(township, language), state && stateName(state, language)]
      .filter(Boolean)
      .join(language === 'mm' ? '၊ ' : ', ');
  return [
    [text('cards.address.current'), inWords(Answers.addresses.current)],
    [text('cards.address.permanent'), inWords(permanentAddressOf(Answers))],
  ];
}

function documentLines({ Answers: { documents } }: Application, { text, language }: Reading): Line[] {
  return cardDocumentTypes.map((type) => {
    const { length } = documents.filter((file) => file.type === type);
    const count = text('cardPages.review.photos', { count: formatNumber(length, language) });
    return [text(`cards.document.${type}`), length ? count : ''];
  });
}

function peopleLines({ Answers }: Application, which: 'guarantors' | 'supplementary', reading: Reading): Line[] {
  const { text, language } = reading;
  const label = which === 'guarantors' ? 'cards.person.guarantor' : 'cards.person.cardholder';
  return Answers[which].map((person, place) => {
    const number =
      'idType' in person ? (person.idType === 'NRC' ? nrcOfCardholder(person) : person.passport.passportNumber) : '';
    const parts = [person.name, person.phone, number, word('relationship', person.relationship, text)];
    return [text(label, { number: formatNumber(place + 1, language) }), parts.filter(Boolean).join(' · ')];
  });
}

/** What was answered in a section, in short. What was not given is left out. */
export function reviewRows(section: CardSection, application: Application, reading: Reading): DescriptionRow[] {
  const { text } = reading;
  const { applicant, amount, employee } = application.Answers;
  const lines: Partial<Record<CardSection, () => Line[]>> = {
    applicant: () => [
      [text('cards.row.name'), application.Applicant.APPLICANT_NAME],
      [text('cards.row.marital'), word('marital', applicant.maritalStatus, text)],
      [text('cards.row.residence'), word('residence', applicant.residentialStatus, text)],
    ],
    income: () => incomeLines(application, reading),
    amount: () => [[text('cards.row.requested'), kyats(amount.requested, reading)]],
    addresses: () => addressLines(application, reading),
    documents: () => documentLines(application, reading),
    guarantors: () => peopleLines(application, 'guarantors', reading),
    supplementary: () => peopleLines(application, 'supplementary', reading),
    employee: () => [[text('cards.row.employeeId'), employee.staffId]],
  };
  return (lines[section]?.() ?? []).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
