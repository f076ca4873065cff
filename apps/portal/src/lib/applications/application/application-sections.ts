import type { StoredApplication } from '@taga/contract/records/applications/account-info';
import { displayPhone } from '@taga/contract/rules/customers/display-phone';
import type { Text } from '@taga/i18n';
import { findAccountClass } from '@taga/reference/account-classes';
import type { DescriptionRow } from '@taga/ui';
import { addressRows, type Line, personalRows, type Reading, toRows } from '../../customers/profile/profile-rows.ts';
import { groupsOfFour } from '../../fulfilment/account-number/groups-of-four.ts';
import { scheduleWords, serviceOf } from '../services/service.ts';
import { questionLines } from './question-lines.ts';
import { identityFiles, incomeFiles, type ShownFile, signatureFiles } from './shown-files.ts';
import type { ApplicationNames } from './use-application-names.ts';

/** An application in the order its customer reads it, with whatever list of steps or orders it is shown in. */
const sectionNames = [
  'identity',
  'personal',
  'address',
  'occupation',
  'arrival',
  'signature',
  'introducers',
  'account',
  'services',
] as const;
export type SectionName = (typeof sectionNames)[number];

export interface ApplicationSection {
  readonly name: SectionName;
  readonly parts: readonly { readonly title?: string; readonly rows: readonly DescriptionRow[] }[];
  readonly files: readonly ShownFile[];
}

export interface ApplicationReading extends Reading {
  readonly names: ApplicationNames;
}

type Write = (application: StoredApplication, reading: ApplicationReading) => ApplicationSection['parts'];

const one = (lines: readonly Line[]) => [{ rows: toRows(lines) }];

export function occupationRows(application: StoredApplication, reading: ApplicationReading): DescriptionRow[] {
  const { text, names } = reading;
  const { Employment, Profession, Industry } = application;
  return toRows([
    [text('openingEnd.row.employment'), Employment && names.employment(Employment)],
    [text('openingEnd.row.otherEmployment'), application.OtherEmployment],
    [text('openingEnd.row.profession'), Profession && names.profession(Profession)],
    [text('openingEnd.row.otherProfession'), application.OtherProfession],
    [text('openingEnd.row.industry'), Industry && names.industry(Industry)],
    [text('openingEnd.row.otherIndustry'), application.OtherIndustry],
    ...questionLines('occupation', application, reading),
  ]);
}

/** Whose permanent address is the current one reads it once. */
const address: Write = (application, reading) => {
  const { text } = reading;
  const current = addressRows(application, 'current', reading);
  const permanent = addressRows(application, 'permanent', reading);
  const isSame =
    permanent.length === current.length && permanent.every(({ value }, index) => value === current[index]?.value);
  return [
    { title: text('profile.address.current'), rows: current },
    isSame
      ? { rows: toRows([[text('profile.address.permanent'), text('openingEnd.row.samePermanent')]]) }
      : { title: text('profile.address.permanent'), rows: permanent },
  ];
};

const introducers: Write = ({ Contacts, ReferId }, { text }) => {
  const named = (Contacts ?? []).map((contact, index) => ({
    title: text(index === 0 ? 'openingEnd.introducers.first' : 'openingEnd.introducers.second'),
    rows: toRows([
      [text('openingEnd.row.name'), contact.Name],
      [text('openingEnd.row.phone'), displayPhone(contact.MobileNo)],
      [text('openingEnd.row.accountNumber'), contact.BankAccountNumber],
      [text('openingEnd.row.idNumber'), contact.UIdValue],
      [text('openingEnd.row.email'), contact.Email],
    ]),
  }));
  const none = one([[text('openingEnd.row.introducers'), text('openingEnd.introducers.none')]]);
  return [...(named.length > 0 ? named : none), ...one([[text('openingEnd.row.employee'), ReferId]])];
};

function accountName(code: string, { text }: ApplicationReading): string {
  const accountType = findAccountClass(code)?.accountType;
  return accountType ? `${code} - ${text(`accountList.${accountType}.name`)}` : code;
}

const account: Write = (application, reading) => {
  const { text, names } = reading;
  const { AccountClass: code, BranchStateId: state, BranchTownshipId: township } = application;
  return one([
    [text('openingEnd.row.account'), code && accountName(code, reading)],
    [text('openingEnd.row.currency'), application.Currency],
    [text('openingEnd.row.existingAccount'), groupsOfFour(application.ExistingAccountNo ?? '')],
    [text('openingEnd.row.branch'), names.branch(application.BranchCode ?? '', application.BranchName ?? '')],
    [text('openingEnd.row.township'), township ? names.township(String(township)) : ''],
    [text('openingEnd.row.state'), state ? names.state(String(state)) : ''],
  ]);
};

const services: Write = ({ Services, ChequeBook }, { text, language }) =>
  one([
    ...Services.filter(({ Selected }) => Selected).map((record): Line => {
      const schedule = { time: record.ScheduleTime || '', on: String(record.SubScheduleTime ?? '') } as const;
      const words = scheduleWords(schedule, text, language);
      return [serviceOf(record, language).name, words || text('services.card.selected')];
    }),
    [text('openingEnd.row.chequeBook'), ChequeBook === 'Y' ? text('services.card.selected') : ''],
  ]);

const writers: Readonly<Record<SectionName, Write>> = {
  identity: ({ IdentityStatus: status }, { text }) =>
    one([[text('openingEnd.row.check'), status && text(`openingEnd.check.${status}`)]]),
  personal: (application, reading) => [{ rows: personalRows(application, reading) }],
  address,
  occupation: (application, reading) => [{ rows: occupationRows(application, reading) }],
  arrival: (application, reading) => one(questionLines('form-qa-22', application, reading)),
  signature: () => [],
  introducers,
  account,
  services,
};

const shownFiles: Partial<Record<SectionName, (application: StoredApplication, text: Text) => ShownFile[]>> = {
  identity: identityFiles,
  occupation: incomeFiles,
  signature: signatureFiles,
};

/** The whole application, in words. What has nothing to say is left out. */
export function applicationSections(application: StoredApplication, reading: ApplicationReading): ApplicationSection[] {
  return sectionNames.flatMap((name) => {
    const parts = writers[name](application, reading).filter(({ rows }) => rows.length > 0);
    const files = shownFiles[name]?.(application, reading.text) ?? [];
    return parts.length + files.length > 0 ? [{ name, parts, files }] : [];
  });
}
