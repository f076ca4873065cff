export { figureRoutes } from './routes.ts';
export { sumUpFigures } from './totals-store.ts';
