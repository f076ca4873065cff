export { composeNrc, type NrcNumber, type NrcReading, parseNrc, readNrc, type UnreadNrc } from './nrc/number.ts';
export {
  type NrcPrefix,
  nrcPrefixChoices,
  nrcPrefixes,
  nrcPrefixesOf,
  nrcPrefixLabel,
  nrcStateNumbers,
  searchNrcPrefixes,
} from './nrc/prefixes.ts';
export { findNrcType, type NrcType, type NrcTypeCode, nrcTypeLabel, nrcTypes } from './nrc/types.ts';
