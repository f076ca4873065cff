import type { Language, Text } from '@taga/i18n';
import { useLanguage, useText } from '@taga/web/text';
import { useMemo } from 'react';
import { type Names, namesIn } from './names.ts';

/** Everything that puts the codes of an application into the reader's words. */
export interface Reading {
  readonly text: Text;
  readonly language: Language;
  readonly names: Names;
}

export function useReading(): Reading {
  const language = useLanguage();
  const text = useText();
  return useMemo(() => ({ text, language, names: namesIn(language, text) }), [language, text]);
}
