export { sendActivationCode } from './activation-code.ts';
export { kindSubmissionRoutes, submissionRoutes } from './routes.ts';
