export { sendActivationCode } from './activation-code.ts';
export { submissionRoutes } from './routes.ts';
export { clearIdentityMark, keepOrder } from './store.ts';
