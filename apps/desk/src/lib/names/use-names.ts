import { useLanguage, useText } from '@taga/web/text';
import { useMemo } from 'react';
import { type Names, namesIn } from './names.ts';

export function useNames(): Names {
  const language = useLanguage();
  const text = useText();
  return useMemo(() => namesIn(language, text), [language, text]);
}
