export { createProviderVerifier } from './provider-verifier.ts';
