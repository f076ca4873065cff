export { casePageRoutes } from './routes.ts';
