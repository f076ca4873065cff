export { type BankOpening, isFinished, type OpeningRequest, type OrderedService } from './opening.ts';
export { createOpenings, type Openings } from './openings.ts';
export { deleteOpening, findOpening, hasUnfinishedOpening, insertOpening, openingWork } from './store.ts';
