import type { ProfileRecord } from '@taga/contract/records/profile';
import { formatDate, type Language, type MessageId, parseCalendarDate, type Text } from '@taga/i18n';
import type { DescriptionRow } from '@taga/ui';

/** What the codes of a profile stand for. */
export interface Names {
  state(code: string): string;
  township(code: string): string;
  country(code: string): string;
  visaType(code: string): string;
}

export interface Reading {
  readonly text: Text;
  readonly language: Language;
  readonly names: Names;
}

type Line = readonly [label: string, value: string | null];

/** What was not given is left out: an empty line would only raise questions. */
function toRows(lines: readonly Line[]): DescriptionRow[] {
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function dateOf(value: string | null, language: Language): string | null {
  const date = value === null ? undefined : parseCalendarDate(value);
  return date ? formatDate(date, 'iso', language) : value;
}

function passportLines(profile: ProfileRecord, { text, language, names }: Reading): Line[] {
  return [
    [text('profile.personal.passport'), profile.UID_VALUE],
    [text('profile.personal.passportIssued'), dateOf(profile.PASSPORTISSUEDATE, language)],
    [text('profile.personal.passportExpires'), dateOf(profile.PASSPORTEXPIREDATE, language)],
    [text('profile.personal.visaType'), profile.VISA_TYPE && names.visaType(profile.VISA_TYPE)],
    [text('profile.personal.visaNumber'), profile.VISA_NUMBER],
    [text('profile.personal.visaPlace'), profile.VISA_ISSUED_PLACE],
    [text('profile.personal.visaExpires'), dateOf(profile.VISA_EXPIRED_DATE, language)],
  ];
}

const numberLabels: Readonly<Record<string, MessageId<'profile'>>> = {
  NRC: 'profile.personal.nrc',
  OLD_NRC: 'profile.personal.oldNrc',
};

function identityLines(profile: ProfileRecord, reading: Reading): Line[] {
  if (profile.UID_TYPE === 'PASSPORT') return passportLines(profile, reading);
  const { text } = reading;
  return [
    // Customers of long ago may have documents that nobody can sign up with today.
    [text(numberLabels[profile.UID_TYPE] ?? 'profile.personal.idNumber'), profile.UID_VALUE],
    [text('profile.personal.nrcBack'), profile.NRC_BACK_NO],
  ];
}

function genderOf({ GENDER }: ProfileRecord, text: Text): string | null {
  const genders: Record<string, string> = { M: text('profile.personal.male'), F: text('profile.personal.female') };
  return GENDER && (genders[GENDER] ?? GENDER);
}

export function personalRows(profile: ProfileRecord, reading: Reading): DescriptionRow[] {
  const { text, language, names } = reading;
  return toRows([
    [text('profile.personal.name'), profile.USERNAME],
    [text('profile.personal.fatherName'), profile.FATHERNAME],
    ...identityLines(profile, reading),
    [text('profile.personal.birthDate'), dateOf(profile.DOB, language)],
    [text('profile.personal.gender'), genderOf(profile, text)],
    [text('profile.personal.email'), profile.LOGIN_ID],
    [text('profile.personal.phone'), profile.MOBILENO],
    [text('profile.personal.nationality'), profile.NATIONALITY && names.country(profile.NATIONALITY)],
  ]);
}

export function addressRows(profile: ProfileRecord, which: 'CUR' | 'PER', { text, names }: Reading): DescriptionRow[] {
  const state = profile[`${which}_STATE`];
  const township = profile[`${which}_TOWNSHIP`];
  const country = profile[`${which}_COUNTRY`];
  return toRows([
    [text('profile.address.address'), profile[`${which}_ADDRESS`]],
    [text('profile.address.houseNo'), profile[`${which}_HOUSE_NO`]],
    [text('profile.address.street'), profile[`${which}_STREET`]],
    [text('profile.address.township'), township && names.township(township)],
    [text('profile.address.state'), state && names.state(state)],
    [text('profile.address.country'), country && names.country(country)],
  ]);
}
