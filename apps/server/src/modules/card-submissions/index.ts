export { cardSubmissionRoutes } from './routes.ts';
