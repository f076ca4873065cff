export { createBuiltInVerifier } from './built-in-verifier.ts';
export { faultyPhotosIn } from './evaluate-photo.ts';
