export { customerSupportRoutes } from './routes.ts';
