import {
  type CardAddress,
  type CardAnswers,
  permanentAddressOf,
} from '@taga/contract/journeys/card-application/answers';
import { type CardSection, nrcOfCardholder } from '@taga/contract/journeys/card-application/sections';
import type { ApplicantRecord } from '@taga/contract/records/kind-application';
import { cardDocumentTypes } from '@taga/contract/rules/applications/card-codes';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import { wholeNumberOf } from '@taga/contract/rules/fields/whole-number';
import { formatNumber, languageDefinition } from '@taga/i18n';
import type { DescriptionRow } from '@taga/ui';
import { type Line, type Reading, toRows } from '../../../lib/customers/profile/profile-rows.ts';
import { typedAmountIn, wordFor } from '../card-words.ts';

function incomeLines({ income }: CardAnswers, reading: Reading): Line[] {
  const { text } = reading;
  const service = { years: wholeNumberOf(income.serviceYears), months: wholeNumberOf(income.serviceMonths) };
  return [
    [text('cards.row.salary'), typedAmountIn(income.monthlySalary, reading)],
    [text('cards.row.otherIncome'), typedAmountIn(income.otherMonthlyIncome, reading)],
    [text('cards.row.service'), income.serviceYears && text('cards.value.service', service)],
  ];
}

function addressLines(answers: CardAnswers, { text, language, names }: Reading): Line[] {
  const inWords = ({ address, township, state }: CardAddress) =>
    [address, township && names.township(township), state && names.state(state)]
      .filter(Boolean)
      .join(languageDefinition(language).punctuation.listSeparator);
  return [
    [text('cards.address.current'), inWords(answers.addresses.current)],
    [text('cards.address.permanent'), inWords(permanentAddressOf(answers))],
  ];
}

function documentLines({ documents }: CardAnswers, { text, language }: Reading): Line[] {
  return cardDocumentTypes.map((type) => {
    const { length } = documents.filter((file) => file.type === type);
    const count = text('application.review.photos', { count: formatNumber(length, language) });
    return [text(`cards.document.${type}`), length ? count : ''];
  });
}

function peopleLines(answers: CardAnswers, which: 'guarantors' | 'supplementary', reading: Reading): Line[] {
  const { text, language } = reading;
  const label = which === 'guarantors' ? 'cards.person.guarantor' : 'cards.person.cardholder';
  return answers[which].map((person, place) => {
    const number =
      'idType' in person ? (person.idType === 'NRC' ? nrcOfCardholder(person) : person.passport.passportNumber) : '';
    const parts = [person.name, displayPhone(person.phone), number, wordFor('relationship', person.relationship, text)];
    return [text(label, { number: formatNumber(place + 1, language) }), parts.filter(Boolean).join(' · ')];
  });
}

/** What was answered in a section, in short. What was not given is left out. */
export function reviewRows(
  section: CardSection,
  { APPLICANT_NAME }: ApplicantRecord,
  answers: CardAnswers,
  reading: Reading,
): DescriptionRow[] {
  const { text } = reading;
  const { applicant, amount, employee } = answers;
  const lines: Partial<Record<CardSection, () => Line[]>> = {
    applicant: () => [
      [text('applicant.row.name'), APPLICANT_NAME],
      [text('cards.row.marital'), wordFor('marital', applicant.maritalStatus, text)],
      [text('cards.row.residence'), wordFor('residence', applicant.residentialStatus, text)],
    ],
    income: () => incomeLines(answers, reading),
    amount: () => [[text('cards.row.requested'), typedAmountIn(amount.requested, reading)]],
    addresses: () => addressLines(answers, reading),
    documents: () => documentLines(answers, reading),
    guarantors: () => peopleLines(answers, 'guarantors', reading),
    supplementary: () => peopleLines(answers, 'supplementary', reading),
    employee: () => [[text('cards.row.employeeId'), employee.staffId]],
  };
  return toRows(lines[section]?.() ?? []);
}
