export { figureRoutes } from './routes.ts';
export { addDayCounts, type DayCount, sumUpFigures } from './totals-store.ts';
