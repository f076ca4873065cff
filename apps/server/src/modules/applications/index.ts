export { applicationRoutes } from './routes.ts';
export { listApplications, setApplicationStatus } from './store.ts';
