import { foreignCurrencyClasses } from '../../constants.ts';
import type { IdentityStatus } from '../../rules/applications/identity-proof.ts';
import type { IntroducerForm } from '../../rules/applications/introducer.ts';
import type { EmploymentType } from '../../rules/applications/occupation.ts';
import type { ServiceChoice } from '../../rules/applications/service-choice.ts';
import type { Applicant } from './applicant.ts';
import { type AnswerOf, type QuestionAnswers, questionNamed, questionNames } from './questions.ts';

/** A file that the server has. */
export interface UploadedFile {
  readonly id: string;
  /** `PRIMARY-FRONT`, `SIGNATURE`, `SRC_INCOME_01` and so on. */
  readonly type: string;
  readonly name: string;
  /** Where it can be looked at for a while; empty where nobody has asked. */
  readonly url: string;
}

export interface OccupationAnswers {
  readonly employment: EmploymentType | '';
  readonly otherEmployment: string;
  readonly profession: string;
  readonly otherProfession: string;
  readonly industry: string;
  readonly otherIndustry: string;
}

export type IntroducerAnswers = Readonly<IntroducerForm>;

export interface BranchAnswers {
  readonly state: string;
  readonly township: string;
  readonly code: string;
}

/** What was told, chosen and uploaded, in the form it was typed in. Who the customer is stands in the profile. */
export interface OpeningAnswers extends Applicant, QuestionAnswers {
  /** The code of what is opened, such as `301`. */
  readonly accountClass: string;
  readonly currency: string;
  readonly identity: { readonly status: IdentityStatus | ''; readonly uploadType: 'GALLERY' | 'CAPTURE' | '' };
  readonly idImages: readonly UploadedFile[];
  readonly occupation: OccupationAnswers;
  readonly incomeFiles: readonly UploadedFile[];
  /** One at most. */
  readonly signature: readonly UploadedFile[];
  readonly introducers: { readonly wanted: 'yes' | 'no' | '' };
  readonly firstIntroducer: IntroducerAnswers;
  readonly secondIntroducer: IntroducerAnswers;
  readonly employee: { readonly staffId: string };
  readonly branch: BranchAnswers;
  readonly services: readonly ServiceChoice[];
  /** Asked of who opens the account from one they have: which one that is, and which cheque book comes with it. */
  readonly existingAccount: { readonly number: string };
  readonly chequeBook: { readonly isWanted: boolean; readonly isMicr: boolean };
}

const noIntroducer: IntroducerAnswers = { name: '', phone: '', bankaccount: '', email: '', idType: 'NRC', idValue: '' };

const unanswered: AnswerOf = { date: { date: { day: '', month: '', year: '' } }, text: { text: '' } };

export const noneAnswered = Object.fromEntries(
  questionNames.map((name) => [name, unanswered[questionNamed[name].input]]),
) as unknown as QuestionAnswers;

const nothingAnswered = {
  identity: { status: '', uploadType: '' },
  idImages: [],
  occupation: {
    employment: '',
    otherEmployment: '',
    profession: '',
    otherProfession: '',
    industry: '',
    otherIndustry: '',
  },
  incomeFiles: [],
  ...noneAnswered,
  signature: [],
  introducers: { wanted: '' },
  firstIntroducer: noIntroducer,
  secondIntroducer: noIntroducer,
  employee: { staffId: '' },
  branch: { state: '', township: '', code: '' },
  services: [],
  existingAccount: { number: '' },
  chequeBook: { isWanted: false, isMicr: true },
} as const satisfies Partial<OpeningAnswers>;

/** What is known before anything is asked. */
export type Opened = Pick<OpeningAnswers, 'idType' | 'accountClass' | 'currency'>;

export function emptyOpening({ idType, accountClass, currency }: Opened): OpeningAnswers {
  return { idType, accountClass, currency, ...nothingAnswered };
}

export function isForeign({ accountClass }: Pick<Opened, 'accountClass'>): boolean {
  return (foreignCurrencyClasses as readonly string[]).includes(accountClass);
}

/** Of holders of a passport, and of others for an account in a foreign currency. */
export function needsIncomeProof(opened: Opened): boolean {
  return opened.idType === 'PASSPORT' || isForeign(opened);
}
