export { type CodePurpose, randomCode } from './code.ts';
export { sentMessage, toCodeSentFields } from './code-sent-answer.ts';
export { type Codes, createCodes } from './codes.ts';
export type { AskedAgain, CodeRequestDetails } from './resends.ts';
export { codeRoutes, detailsOf } from './routes.ts';
export type { CodeRequest, Recipient, SentCode } from './send-code.ts';
export { purgeDecoyCodes } from './store.ts';
export { refuseUnlessRight } from './verify-code.ts';
