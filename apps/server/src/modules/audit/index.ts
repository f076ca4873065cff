export type { AuditEntry } from './digest.ts';
export { recordAudit } from './store.ts';
