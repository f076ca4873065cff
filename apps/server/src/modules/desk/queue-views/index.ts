export { queueViewRoutes } from './routes.ts';
