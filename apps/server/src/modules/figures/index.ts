export { rememberFigures } from './erased-store.ts';
export { figureRoutes } from './routes.ts';
