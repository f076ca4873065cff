export type { AuditEntry } from './digest.ts';
export { auditRoutes } from './routes.ts';
export { recordAudit, recordAuditOnce } from './store.ts';
export { auditFigures, verificationWork } from './verification-store.ts';
export { runVerification, verifyNew } from './verify.ts';
