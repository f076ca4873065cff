export { askedDetailsRoutes } from './routes.ts';
