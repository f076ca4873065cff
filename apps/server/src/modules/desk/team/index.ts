export { freeCasesOfAbsent } from './absences.ts';
export { teamRoutes } from './routes.ts';
