export { fillNameKeys } from './fill-name-keys.ts';
export { findDuplicates } from './find-duplicates.ts';
