import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import { questionNamed, questionNames } from '@taga/contract/journeys/account-opening/questions';
import type { ApplicationRecord } from '@taga/contract/records/applications/application';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import type { Language, MessageId } from '@taga/i18n';
import type { Reading } from '../../../../lib/names/reading.ts';
import type { CasePart } from '../../case-kind.ts';
import { dayOf } from '../../written-values.ts';
import type { AccountCase } from './account-case.ts';

type Lines = CasePart['lines'];

const numberLabels: Readonly<Record<string, MessageId>> = {
  NRC: 'profile.personal.nrc',
  OLD_NRC: 'profile.personal.oldNrc',
  PASSPORT: 'profile.personal.passport',
};

/** What was answered to the questions of one field that a step asks: days as the reader writes them, words as they are. */
function questionLines(step: AccountOpeningStep, record: ApplicationRecord, language: Language): Lines {
  const values = record as Readonly<Record<string, string | null | undefined>>;
  return questionNames
    .filter((name) => questionNamed[name].step === step)
    .map((name) => [`questions.${name}.label`, dayOf(values[questionNamed[name].field], language)]);
}

/** In the order in which a card shows it. */
function person(record: ApplicationRecord, { text, language, names }: Reading): Lines {
  const gender = record.Gender && text(record.Gender === 'M' ? 'profile.personal.male' : 'profile.personal.female');
  return [
    [numberLabels[record.UIdName ?? ''] ?? 'profile.personal.idNumber', record.UIdValue],
    ['profile.personal.name', record.Name],
    ['profile.personal.birthDate', dayOf(record.DOB, language)],
    ['profile.personal.fatherName', record.FatherName],
    ['profile.personal.nrcBack', record.NRCBackNo],
    ['profile.personal.gender', gender],
    ['profile.personal.passportIssued', dayOf(record.PassportIssuedDate, language)],
    ['profile.personal.passportExpires', dayOf(record.PassportExpiredDate, language)],
    ['profile.personal.visaType', record.VisaType && names.visaType(record.VisaType)],
    ['profile.personal.visaNumber', record.VisaNumber],
    ['profile.personal.visaPlace', record.VisaIssuedPlace],
    ['profile.personal.visaExpires', dayOf(record.VisaExpiredDate, language)],
    ...questionLines('form-qa-22', record, language),
    ['profile.personal.nationality', record.Nationality && names.country(record.Nationality)],
    ['profile.personal.phone', displayPhone(record.MobileNo)],
    ['profile.personal.email', record.Email],
  ];
}

/** Where the whole address is written down, house and street stand in it already. */
function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

function addresses(record: ApplicationRecord, { names }: Reading): Lines {
  const current = joined(
    record.CurrentAddress || joined(record.CurHouseNo, record.CurStreet),
    record.CurrentTownship && names.township(record.CurrentTownship),
    record.CurrentState && names.state(record.CurrentState),
    record.CurCountry && names.country(record.CurCountry),
  );
  const permanent = joined(
    record.PermanentAddress || joined(record.PerHouseNo, record.PerStreet),
    record.PermanentTownship && names.township(record.PermanentTownship),
    record.PermanentState && names.state(record.PermanentState),
    record.PerCountry && names.country(record.PerCountry),
  );
  return [
    ['profile.address.current', current],
    ['profile.address.permanent', permanent],
  ];
}

function occupation(record: ApplicationRecord, { language, names }: Reading): Lines {
  return [
    [
      'personalDetail.occupation.employment',
      record.OtherEmployment || (record.Employment && names.employment(record.Employment)),
    ],
    [
      'personalDetail.occupation.profession',
      record.OtherProfession || (record.Profession && names.occupation(record.Profession)),
    ],
    [
      'personalDetail.occupation.industry',
      record.OtherIndustry || (record.Industry && names.industry(record.Industry)),
    ],
    ...questionLines('occupation', record, language),
  ];
}

function atBank({ record, knownAs, customerNo }: AccountCase): Lines {
  return [
    ['deskCases.typed.customerNo', customerNo],
    ['deskCases.typed.knownAs', knownAs && [knownAs.name, knownAs.customerNo, displayPhone(knownAs.phone)].join(' · ')],
    ['deskCases.typed.payingAccount', record.ExistingAccountNo],
    ['deskCases.typed.employee', record.ReferId],
  ];
}

/** What the customer typed. Who opens an account from one they have is asked for less. */
export function accountParts(found: AccountCase, reading: Reading): readonly CasePart[] {
  const { text } = reading;
  const { record } = found;
  return [
    { title: text('profile.personal.title'), lines: person(record, reading) },
    { title: text('deskCases.typed.atBank'), lines: atBank(found) },
    { title: text('deskCases.typed.address'), lines: addresses(record, reading) },
    { title: text('deskCases.typed.occupation'), lines: occupation(record, reading) },
  ];
}
