export type { Ask } from './calls.ts';
export { liveMonth } from './live-month.ts';
export { monthPeople } from './people.ts';
export { createStage } from './stage.ts';
