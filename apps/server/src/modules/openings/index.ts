export { isFinished, type Opening, type OpeningRequest, type OrderedService } from './opening.ts';
export { createOpenings, type Openings } from './openings.ts';
export { advanceOpeningJob, findOpening, keepOpening } from './store.ts';
