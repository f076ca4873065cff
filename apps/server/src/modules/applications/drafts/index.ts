export type { Application, ApplicationDependencies } from './application.ts';
export { type AskedOfAnyKind, isOfIdentity, progressOf, remarksOfCorrection, requireChangeable } from './correction.ts';
export { findDone } from './done-since.ts';
export { offeredClass, refuseBlacklisted, refuseByBank, refuseCardCustomer } from './eligibility.ts';
export { askForReference, type ReferenceWord } from './employee-reference.ts';
export { requireOpen } from './kind-application.ts';
export { listCorrections } from './kind-correction.ts';
export { kindApplicationRoutes } from './kind-routes.ts';
export { findKnownAnswers, withKnown } from './known-answers.ts';
export { beginOpeningJob } from './opening-queue-store.ts';
export { existingCustomerStepsWith, openingStepsWith } from './opening-steps.ts';
export { applicationRoutes } from './routes.ts';
export {
  type Answers,
  applicantOf,
  inOrder,
  type ServedDependencies,
  type ServedKind,
  type Terms,
  wholeAnswersOf,
} from './served-kind.ts';
export {
  type ApplicationState,
  findState,
  insertApplication,
  listOtherApplications,
  lockState,
} from './state-store.ts';
export {
  deleteApplication,
  findNamedApplication,
  findOwner,
  findSubmittedAt,
  isUnfinishedSince,
  isWithBank,
  listApplications,
  listUnfinished,
  lockApplication,
  markReminded,
  setApplicationStatus,
  setApplicationStep,
} from './store.ts';
export { wholeRecord } from './stored-application.ts';
export { refuseUnlessPaying } from './validate-existing-step.ts';
