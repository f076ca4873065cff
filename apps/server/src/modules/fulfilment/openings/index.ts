export { isFinished, type Opening, type OpeningRequest, type OrderedService } from './opening.ts';
export { createOpenings, type Openings } from './openings.ts';
export { deleteOpening, findOpening, keepOpening, openingWork } from './store.ts';
