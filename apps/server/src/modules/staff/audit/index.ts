export type { AuditEntry } from './digest.ts';
export { auditRoutes } from './routes.ts';
export { recordAudit, recordAuditOnce } from './store.ts';
