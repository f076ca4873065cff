export { type Case, type CaseDependencies, holderAt, placeOf } from './case.ts';
export { describeCase } from './describe-case.ts';
export { escalateLateCases } from './escalate-cases.ts';
export { conditionsOf } from './list-cases.ts';
export { noteCaseChange, openCase } from './open-case.ts';
export { countQueues, findCasesInStatus } from './queue-store.ts';
export { caseRoutes } from './routes.ts';
export { lockCase, moveCase, setCaseStatus } from './store.ts';
export { getCase, refuseHeld, renewHold } from './take-case.ts';
