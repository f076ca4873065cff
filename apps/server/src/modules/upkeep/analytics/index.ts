export { createDailyCap } from './daily-cap.ts';
export { countDays } from './days-store.ts';
export { analyticsRoutes } from './routes.ts';
