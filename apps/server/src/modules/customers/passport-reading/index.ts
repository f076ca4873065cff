export { passportReadingRoutes } from './routes.ts';
