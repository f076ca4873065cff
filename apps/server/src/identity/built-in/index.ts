export { createBuiltInVerifier } from './built-in-verifier.ts';
export { evaluatePhoto, faultyPhotosIn } from './evaluate-photo.ts';
