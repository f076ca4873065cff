export type { CodePurpose } from './code-purpose.ts';
export { refuseUnlessRight } from './code-verdict.ts';
export { type Codes, createCodes } from './codes.ts';
export { randomCode } from './random-code.ts';
export type { CodeRequest, Recipient, SentCode } from './send-code.ts';
export { toCodeSentFields } from './sent-fields.ts';
export { sentMessage } from './sent-message.ts';
