import type { ApplicationRecord } from '@taga/contract/records/application';
import { formatDate, type Language, type MessageId, parseCalendarDate, type Text } from '@taga/i18n';
import type { Names } from '../../../lib/names/names.ts';
import type { Fact } from '../../../lib/page-parts/facts.tsx';

export interface Reading {
  readonly text: Text;
  readonly language: Language;
  readonly names: Names;
}

type Line = readonly [label: MessageId, value: string | null | undefined];

/** What was not given is left out. */
function toFacts(lines: readonly Line[], text: Text): Fact[] {
  return lines.flatMap(([label, value]) => (value ? [{ label: text(label), value }] : []));
}

export function dayOf(value: string | null | undefined, language: Language): string | null | undefined {
  const date = value ? parseCalendarDate(value) : undefined;
  return date ? formatDate(date, 'iso', language) : value;
}

const numberLabels: Readonly<Record<string, MessageId>> = {
  NRC: 'profile.personal.nrc',
  OLD_NRC: 'profile.personal.oldNrc',
  PASSPORT: 'profile.personal.passport',
};

/** In the order in which a card shows it. */
export function personFacts(record: ApplicationRecord, { text, language, names }: Reading): Fact[] {
  const gender = record.Gender && text(record.Gender === 'M' ? 'profile.personal.male' : 'profile.personal.female');
  return toFacts(
    [
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
      ['personalDetail.qa22.arrival', dayOf(record.DateofArrival, language)],
      ['profile.personal.nationality', record.Nationality && names.country(record.Nationality)],
      ['profile.personal.phone', record.MobileNo],
      ['profile.personal.email', record.Email],
    ],
    text,
  );
}

/** Where the whole address is written down, house and street stand in it already. */
function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

export function addressFacts(record: ApplicationRecord, { text, names }: Reading): Fact[] {
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
  return toFacts(
    [
      ['profile.address.current', current],
      ['profile.address.permanent', permanent],
    ],
    text,
  );
}

export function occupationFacts(record: ApplicationRecord, { text, names }: Reading): Fact[] {
  return toFacts(
    [
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
    ],
    text,
  );
}
