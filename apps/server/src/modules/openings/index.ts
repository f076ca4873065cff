export { isFinished, type Opening, type OpeningRequest } from './opening.ts';
export { createOpenings, type Openings } from './openings.ts';
export { advanceOpeningJob } from './store.ts';
