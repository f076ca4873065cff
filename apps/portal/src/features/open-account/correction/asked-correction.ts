import type { OpeningAnswers, UploadedFile } from '@taga/contract/journeys/account-opening/answers';
import {
  type CorrectionItem,
  findStepToCorrect,
  isFileOf,
  itemsAt,
  mayCorrectField,
  stepsToCorrect,
} from '@taga/contract/journeys/account-opening/corrections';
import { type AccountOpeningStep, accountOpeningSteps } from '@taga/contract/journeys/account-opening/outline';
import type { StoredApplication } from '@taga/contract/records/applications/account-info';
import type { LocalizedText } from '@taga/i18n';

/** What staff want done again before they go on with an application that was submitted. */
export interface AskedCorrection {
  readonly items: readonly CorrectionItem[];
  /** Those that are not done yet. */
  readonly due: readonly CorrectionItem[];
  /** Those of them that something has to be sent for, which has not arrived. */
  readonly unsent: readonly CorrectionItem[];
  /** What staff wrote about it. */
  readonly remarks: LocalizedText | null;
}

/** Where it is looked at once more and submitted again: nobody is asked for another code. */
const lastStep: AccountOpeningStep = 'summary-review';

export function correctionOf(application: StoredApplication): AskedCorrection | undefined {
  const { Status, Corrections = [], CorrectionRemarks = null } = application;
  if (Status !== 'INCOMPLETED') return undefined;
  return {
    items: Corrections.map(({ Item }) => Item),
    due: Corrections.filter(({ IsDone }) => !IsDone).map(({ Item }) => Item),
    unsent: Corrections.filter(({ HasArrived }) => !HasArrived).map(({ Item }) => Item),
    remarks: CorrectionRemarks,
  };
}

/** The steps that own what is asked for, and the one that submits it. No other can be opened. */
export function correctionOutline({ items }: AskedCorrection) {
  const open: readonly string[] = [...stepsToCorrect(items), lastStep];
  return accountOpeningSteps.filter(({ name }) => open.includes(name));
}

export function placeOfCorrection({ due }: AskedCorrection): AccountOpeningStep {
  return findStepToCorrect(due.map((item) => ({ item, isDone: false }))) ?? lastStep;
}

/** A photo, a video or a signature that is wanted again counts as missing until it is there. */
export function withoutUnsent(answers: OpeningAnswers, { unsent }: AskedCorrection): OpeningAnswers {
  const isSaved = ({ type }: { readonly type: string }) => !unsent.some((item) => isFileOf(item, type));
  return {
    ...answers,
    idImages: answers.idImages.filter(isSaved),
    signature: answers.signature.filter(isSaved),
    ...(itemsAt('biomatric', unsent).length > 0 && { identity: { status: '', uploadType: '' } }),
  };
}

interface Corrected {
  readonly application: StoredApplication;
  readonly correction: AskedCorrection | undefined;
}

/** Whether staff want another proof of income than those that were there when the application was loaded. */
export function isProofDue({ application, correction }: Corrected, files: readonly UploadedFile[]): boolean {
  const known = application.Files?.Income ?? [];
  return (
    correction?.unsent.includes('INCOME_PROOF') === true &&
    files.every(({ id }) => known.some(({ FileId }) => FileId === id))
  );
}

/** Everything may be changed, unless staff have asked for some of it. */
export function mayChange(field: keyof OpeningAnswers, correction: AskedCorrection | undefined): boolean {
  return !correction || mayCorrectField(field, correction.items);
}

export function maySend(fileType: string, correction: AskedCorrection | undefined): boolean {
  return !correction || correction.items.some((item) => isFileOf(item, fileType));
}
