import { htmlLanguages } from '@taga/i18n';
import { useEffect } from 'react';
import { useLanguage, useText } from '../lib/text/text-context.tsx';
import { pageHead } from './page-head.ts';
import type { PageDefinition } from './page-table.ts';

/** Keeps title, description and language of the document true when the page or the language changes. */
export function usePageHead(page: PageDefinition) {
  const text = useText();
  const language = useLanguage();
  useEffect(() => {
    const { title, description } = pageHead(page, text, language);
    document.title = title;
    document.documentElement.lang = htmlLanguages[language];
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [page, text, language]);
}
