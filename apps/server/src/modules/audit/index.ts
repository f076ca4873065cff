export type { AuditEntry } from './digest.ts';
export { auditRoutes } from './routes.ts';
export { listEntriesAbout } from './search-store.ts';
export { recordAudit, recordAuditOnce } from './store.ts';
