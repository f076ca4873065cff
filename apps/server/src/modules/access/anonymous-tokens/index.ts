export { type AnonymousTokens, createAnonymousTokens } from './anonymous-tokens.ts';
