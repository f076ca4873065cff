import {
  emptyOpening,
  type IntroducerAnswers,
  type Opened,
  type OpeningAnswers,
} from '../../journeys/account-opening/answers.ts';
import { answeredValue, answerFrom } from '../../journeys/account-opening/question-values.ts';
import { questionNamed, questionNames } from '../../journeys/account-opening/questions.ts';
import type { FieldPath } from '../../journeys/journey.ts';
import { sentForUnemployed, unemployed } from '../../rules/applications/occupation.ts';
import type { ServiceChoice } from '../../rules/applications/service-choice.ts';
import type { ApplicationField, ApplicationRecord } from './application.ts';
import type { ApplicationFiles } from './file.ts';
import type { IntroducerRecord } from './introducer.ts';
import type { ChosenService, ServiceRecord } from './service.ts';

/**
 * What the customer has answered, in the words of the wire, and back: the browser writes the record, the server reads
 * it. What the two know of the customer without asking stands in `application-values.ts`.
 */

/** An application as sent and as stored: one lists what was chosen, the other what is offered with marks. */
type ReadApplication = Omit<ApplicationRecord, 'Services'> & {
  readonly Services?: readonly (ChosenService | ServiceRecord)[] | null | undefined;
};

type OccupationFields = Pick<
  ApplicationRecord,
  | 'EmploymentStatus'
  | 'Employment'
  | 'Profession'
  | 'Industry'
  | 'OtherEmployment'
  | 'OtherProfession'
  | 'OtherIndustry'
>;

function occupationFields({ occupation }: OpeningAnswers): OccupationFields {
  const { employment, profession, industry } = occupation;
  const isUnemployed = employment === unemployed;
  return {
    EmploymentStatus: employment || null,
    Employment: employment || null,
    Profession: isUnemployed ? sentForUnemployed.profession : profession,
    Industry: isUnemployed ? sentForUnemployed.industry : industry,
    OtherEmployment: occupation.otherEmployment,
    OtherProfession: isUnemployed ? '' : occupation.otherProfession,
    OtherIndustry: isUnemployed ? '' : occupation.otherIndustry,
  };
}

function occupationOf(record: ReadApplication): OpeningAnswers['occupation'] {
  const isUnemployed = record.Employment === unemployed;
  return {
    employment: record.Employment ?? '',
    otherEmployment: record.OtherEmployment ?? '',
    profession: isUnemployed ? '' : (record.Profession ?? ''),
    otherProfession: record.OtherProfession ?? '',
    industry: isUnemployed ? '' : (record.Industry ?? ''),
    otherIndustry: record.OtherIndustry ?? '',
  };
}

function questionFields(answers: OpeningAnswers): ApplicationRecord {
  return Object.fromEntries(
    questionNames.map((name) => [questionNamed[name].field, answeredValue(answers, name) || null]),
  );
}

function questionsOf(record: ReadApplication): Partial<OpeningAnswers> {
  const values = record as Readonly<Record<string, string | null | undefined>>;
  return Object.fromEntries(questionNames.map((name) => [name, answerFrom(name, values[questionNamed[name].field])]));
}

function contactOf(ContactType: IntroducerRecord['ContactType'], introducer: IntroducerAnswers): IntroducerRecord {
  return {
    ContactType,
    Name: introducer.name,
    MobileNo: introducer.phone,
    BankAccountNumber: introducer.bankaccount,
    Email: introducer.email,
    UIdName: introducer.idType,
    UIdValue: introducer.idValue,
    Relationship: '',
  };
}

function contactsOf({ introducers, firstIntroducer, secondIntroducer }: OpeningAnswers): IntroducerRecord[] | null {
  if (!introducers.wanted) return null;
  if (introducers.wanted === 'no') return [];
  return [contactOf('Introducer1', firstIntroducer), contactOf('Introducer2', secondIntroducer)];
}

function introducerOf(contact: IntroducerRecord): IntroducerAnswers {
  return {
    name: contact.Name,
    phone: contact.MobileNo,
    bankaccount: contact.BankAccountNumber,
    email: contact.Email ?? '',
    idType: contact.UIdName,
    idValue: contact.UIdValue,
  };
}

/** Who remarks that the introducers are skipped names none, whatever else is sent. */
function introducersOf({ Contacts, Step }: ReadApplication, empty: OpeningAnswers) {
  const isSkipped = Step?.stepRouteName === 'introducers' && Step.actionRemark === 'skip';
  const contacts = isSkipped ? [] : Contacts;
  const named = (type: IntroducerRecord['ContactType'], otherwise: IntroducerAnswers) => {
    const contact = contacts?.find(({ ContactType }) => ContactType === type);
    return contact ? introducerOf(contact) : otherwise;
  };
  const wanted: OpeningAnswers['introducers']['wanted'] = contacts ? (contacts.length > 0 ? 'yes' : 'no') : '';
  return {
    introducers: { wanted },
    firstIntroducer: named('Introducer1', empty.firstIntroducer),
    secondIntroducer: named('Introducer2', empty.secondIntroducer),
  };
}

function chosenServiceOf({ serviceId, time, on }: ServiceChoice): ChosenService {
  const day = time === 'M' ? Number(on) : (on as 'MON');
  return { ServiceId: serviceId, ScheduleTime: time || null, SubScheduleTime: time ? day : null };
}

function choiceOfService({ ServiceId, ScheduleTime, SubScheduleTime }: ChosenService | ServiceRecord): ServiceChoice {
  return { serviceId: ServiceId, time: ScheduleTime || '', on: String(SubScheduleTime ?? '') };
}

function filesOf({ idImages, incomeFiles, signature }: OpeningAnswers): ApplicationFiles {
  const [signed] = signature;
  return {
    Signature: signed ? { SignatureId: signed.id, SignatureURL: signed.url || null } : null,
    Images: idImages.map((file) => ({ ImageId: file.id, Type: file.type as 'PRIMARY-FRONT', URL: file.url || null })),
    Income: incomeFiles.map((file) => ({
      FileId: file.id,
      FileUrl: file.url,
      Type: file.type as 'SRC_INCOME_01',
      FileName: file.name,
    })),
  };
}

function filesIn({ Files }: ReadApplication): Pick<OpeningAnswers, 'idImages' | 'incomeFiles' | 'signature'> {
  const { SignatureId: signatureId, SignatureURL } = Files?.Signature ?? {};
  return {
    idImages: (Files?.Images ?? []).map(({ ImageId, Type, URL }) => ({
      id: ImageId,
      type: Type,
      name: '',
      url: URL ?? '',
    })),
    incomeFiles: (Files?.Income ?? []).map(({ FileId = '', FileUrl, Type, FileName }) => ({
      id: FileId,
      type: Type,
      name: FileName,
      url: FileUrl,
    })),
    signature: signatureId ? [{ id: signatureId, type: 'SIGNATURE', name: '', url: SignatureURL ?? '' }] : [],
  };
}

function chequeBookFields({ isMicr }: OpeningAnswers['chequeBook']) {
  return { ChequeBook: 'Y', ChequeBookType: isMicr ? 'MICR' : 'NON_MICR' } as const;
}

/** What was answered. Nothing stands for what was not asked yet. */
export function fieldsOfAnswers(answers: OpeningAnswers): ApplicationRecord {
  const { branch, employee, identity, existingAccount, chequeBook } = answers;
  return {
    AccountClass: answers.accountClass,
    ...(answers.currency && { Currency: answers.currency as 'MMK' }),
    IdentityStatus: identity.status || null,
    UploadType: identity.uploadType || null,
    ...occupationFields(answers),
    ...questionFields(answers),
    Contacts: contactsOf(answers),
    ReferId: employee.staffId,
    BranchCode: branch.code || null,
    BranchStateId: branch.state || null,
    BranchTownshipId: branch.township || null,
    Services: answers.services.map(chosenServiceOf),
    ...(existingAccount.number && { ExistingAccountNo: existingAccount.number }),
    ...(chequeBook.isWanted && chequeBookFields(chequeBook)),
    Files: filesOf(answers),
  };
}

export function answersOfApplication(record: ReadApplication, opened: Opened): OpeningAnswers {
  const empty = emptyOpening(opened);
  return {
    ...empty,
    identity: { status: record.IdentityStatus ?? '', uploadType: record.UploadType ?? '' },
    ...filesIn(record),
    occupation: occupationOf(record),
    ...questionsOf(record),
    ...introducersOf(record, empty),
    employee: { staffId: record.ReferId ?? '' },
    branch: {
      state: String(record.BranchStateId ?? ''),
      township: String(record.BranchTownshipId ?? ''),
      code: record.BranchCode ?? '',
    },
    services: (record.Services ?? [])
      .filter((service) => !('Selected' in service) || service.Selected !== false)
      .map(choiceOfService),
    existingAccount: { number: record.ExistingAccountNo ?? '' },
    chequeBook: { isWanted: record.ChequeBook === 'Y', isMicr: record.ChequeBookType !== 'NON_MICR' },
  };
}

/** What is not named here goes by what it is a part of. */
const wireFields: { readonly [Path in FieldPath<OpeningAnswers>]?: ApplicationField } = {
  ...Object.fromEntries(questionNames.map((name) => [name, questionNamed[name].field])),
  accountClass: 'AccountClass',
  currency: 'Currency',
  idType: 'UIdName',
  identity: 'IdentityStatus',
  'identity.uploadType': 'UploadType',
  idImages: 'Files',
  'occupation.employment': 'Employment',
  'occupation.otherEmployment': 'OtherEmployment',
  'occupation.profession': 'Profession',
  'occupation.otherProfession': 'OtherProfession',
  'occupation.industry': 'Industry',
  'occupation.otherIndustry': 'OtherIndustry',
  incomeFiles: 'Files',
  signature: 'Files',
  introducers: 'Contacts',
  firstIntroducer: 'Contacts',
  secondIntroducer: 'Contacts',
  employee: 'ReferId',
  branch: 'BranchCode',
  'branch.state': 'BranchStateId',
  'branch.township': 'BranchTownshipId',
  services: 'Services',
  existingAccount: 'ExistingAccountNo',
  chequeBook: 'ChequeBook',
};

/** The field of the record that an answer is sent in. */
export function applicationFieldOf(path: string): string {
  const found = (wireFields as Readonly<Record<string, string>>)[path];
  if (found) return found;
  const parent = path.split('.').slice(0, -1).join('.');
  return parent ? applicationFieldOf(parent) : path;
}
