export { compareNames } from './compare-names.ts';
export { nameKeyOf } from './spoken-name.ts';
