export { type BackOffice, createBackOffice } from './back-office.ts';
export { hasCustomers as hasSandboxCustomers } from './people-store.ts';
export { createSandboxBank } from './sandbox-bank.ts';
