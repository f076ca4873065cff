import { phoneDisplayPrefix } from '../../constants.ts';

/** `+959…`, as somebody abroad dials it: the one form in which phones are shown, however they were stored or typed. */
export function displayPhone(phone: string | null | undefined): string {
  const number = (phone ?? '').replace(/\s/g, '').replace(/^(\+?95(?=9)|0)/, '');
  return number && phoneDisplayPrefix + number;
}
