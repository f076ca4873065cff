import { type ErrorCode, errorCodes } from '@taga/contract';
import { keepPhrases, type Text } from '@taga/i18n';
import type { DomainError } from './domain-error.ts';

type Detail = DomainError['details'][number];

const ownCodes = new Set<string>(Object.values(errorCodes));

/**
 * Our own words where we have them, so that they follow a change of language; the server's where only
 * it knows what to say: which field it means, or what another system answered.
 */
function detailText({ ErrorCode: code, ErrorDescription }: Detail, text: Text): string {
  const isOurs = ownCodes.has(code) && code !== errorCodes.invalidField && code !== errorCodes.bankRefused;
  return isOurs ? text(`errors.${code as ErrorCode}`) : keepPhrases(ErrorDescription);
}

/** Each reason once; the general message when no reason was given. */
export function domainErrorTexts({ message, details }: DomainError, text: Text): string[] {
  const texts = details.map((detail) => detailText(detail, text));
  return texts.length > 0 ? [...new Set(texts)] : [message];
}
