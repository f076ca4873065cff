import { phoneStoredPrefix } from '@taga/contract/constants';
import { toStoredPhone } from '@taga/contract/rules/customers/phone';
import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import myanmar from './myanmar-metadata.json' with { type: 'json' };

const metadata = myanmar as unknown as MetadataJson;

/** The number in groups, as people write it at home; nothing when no such number can exist in Myanmar. */
export function findNationalFormat(typed: string): string | undefined {
  const stored = toStoredPhone(typed);
  const number = parsePhoneNumberFromString(stored, { defaultCountry: 'MM' }, metadata);
  if (!number?.isValid()) return undefined;
  const national = number.formatNational();
  // For some of the older ranges the library leaves out the zero that everybody dials.
  return national.startsWith(phoneStoredPrefix) ? national : stored;
}
