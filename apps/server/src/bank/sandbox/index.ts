export { type BackOffice, createBackOffice } from './back-office.ts';
export { createSandboxBank } from './sandbox-bank.ts';
export { chequeBookServiceId } from './services.ts';
