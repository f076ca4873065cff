import { toLatinDigits } from '@taga/i18n';

/** One spelling for all ways to write a recipient: e-mail in lower case, a number as `09…` whatever stands before the 9. */
export function recipientKey(written: string): string {
  const trimmed = toLatinDigits(written.trim());
  if (trimmed.includes('@')) return trimmed.toLowerCase();
  return trimmed.replace(/\D/g, '').replace(/^(00)?959/, '09');
}
