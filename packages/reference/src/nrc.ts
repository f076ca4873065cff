export { composeNrc, type NrcNumber, parseNrc } from './nrc/number.ts';
export {
  type NrcPrefix,
  nrcPrefixChoices,
  nrcPrefixes,
  nrcPrefixesOf,
  nrcPrefixLabel,
  nrcStateNumbers,
  searchNrcPrefixes,
} from './nrc/prefixes.ts';
export { findNrcType, type NrcType, type NrcTypeCode, nrcTypes } from './nrc/types.ts';
