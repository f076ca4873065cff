export type { Application, ApplicationDependencies } from './application.ts';
export { type AskedCorrection, isOfIdentity, progressOf, requireChangeable } from './correction.ts';
export { offeredClass, refuseByBank } from './eligibility.ts';
export { isEmployee } from './employee-reference.ts';
export { refuseUnlessPaying } from './judge-existing-step.ts';
export { findKnownAnswers, withKnown } from './known-answers.ts';
export { existingCustomerStepsWith, openingStepsWith } from './opening-steps.ts';
export { applicationRoutes } from './routes.ts';
export {
  findNamedApplication,
  listApplications,
  listSavedSteps,
  listUnfinished,
  lockApplication,
  setApplicationStatus,
  setApplicationStep,
} from './store.ts';
export { wholeRecord } from './stored-application.ts';
