import { type Language, languageDefinition, type Text, withoutLineMarks } from '@taga/i18n';
import { useEffect } from 'react';
import { useLanguage, useText, useTextStore } from '../text/text-context.tsx';
import type { PageDefinition } from './page-definition.ts';

/** Whose app it is, in the language of the page. */
export type AppName = (language: Language) => string;

/** What stands in the browser's tab and in search results; the same at build and in the browser. */
export function titleOf({ title }: PageDefinition, text: Text, bank: string): string {
  return withoutLineMarks(text('layout.title.pattern', { page: text(title), bank }));
}

/**
 * Keeps title and language of the document true when the page or the language changes. The description is for those
 * who read a page without running it, so it is written at build and the figures it speaks of need not travel.
 */
export function usePageHead(page: PageDefinition, nameOf: AppName) {
  const text = useText();
  const language = useLanguage();
  const { hasGroup } = useTextStore();
  useEffect(() => {
    // A static page brings no words of its own, but its title stands already.
    if (!page.catalogs.every(hasGroup)) return;
    document.title = titleOf(page, text, nameOf(language));
    const { htmlTag, direction } = languageDefinition(language);
    document.documentElement.lang = htmlTag;
    document.documentElement.dir = direction;
  }, [page, text, language, nameOf, hasGroup]);
}
