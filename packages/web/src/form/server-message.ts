import { keepPhrases, type MessageId, withoutLineMarks } from '@taga/i18n';
import { useState } from 'react';
import { useText } from '../text/text-context.tsx';
import type { DomainError } from './domain-error.ts';

const generalMessages = [
  'errors.message.checkRequest',
  'errors.message.signInAgain',
  'errors.message.notPossible',
  'errors.message.notFound',
  'errors.message.tryLater',
  'errors.message.notSignedIn',
  'errors.message.code',
] as const satisfies readonly MessageId[];

/**
 * The general message of a domain error. One of our own is recognised when it is first shown, in the language
 * it came in, and follows a change of language from then on.
 */
export function useServerMessage({ message }: DomainError): string {
  const text = useText();
  const [known] = useState(() => generalMessages.find((id) => withoutLineMarks(text(id)) === message));
  return known ? text(known) : keepPhrases(message);
}
