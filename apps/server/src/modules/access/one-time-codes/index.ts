export { type CodePurpose, randomCode } from './code.ts';
export { sentMessage, toCodeSentFields } from './code-sent-answer.ts';
export { type Codes, createCodes } from './codes.ts';
export type { AskedAgain, Claim } from './resends.ts';
export { claimOf, codeRoutes } from './routes.ts';
export type { CodeRequest, Recipient, SentCode } from './send-code.ts';
export { purgeCodesOfNobody } from './store.ts';
export { refuseUnlessRight } from './verify-code.ts';
