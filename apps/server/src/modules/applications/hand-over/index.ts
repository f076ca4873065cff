export { findPhone } from './hand-over.ts';
export { handOverRoutes } from './routes.ts';
