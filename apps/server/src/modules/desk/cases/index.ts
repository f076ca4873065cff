export { type Case, type CaseDependencies, holderAt, openStatuses, otherHands, placeOf } from './case.ts';
export { describeCase, describeDue } from './describe-case.ts';
export { escalateLateCases } from './escalate-cases.ts';
export { conditionsOf, listCases } from './list-cases.ts';
export { noteCaseChange, openCase } from './open-case.ts';
export { countQueues, findCasesInStatus } from './queue-store.ts';
export { caseRoutes } from './routes.ts';
export { lockCase, lockCasesOf, moveCase, setAssignee, setCaseStatus } from './store.ts';
export { getCase, refuseHeld, renewHold } from './take-case.ts';
