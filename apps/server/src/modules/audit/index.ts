export type { AuditEntry } from './digest.ts';
export { auditRoutes } from './routes.ts';
export { recordAudit } from './store.ts';
