export { createBuiltInVerifier } from './built-in-verifier.ts';
