import { htmlLanguages, type Language, type Text, type TextValues, withoutLineMarks } from '@taga/i18n';
import { useEffect } from 'react';
import { useLanguage, useText } from '../text/text-context.tsx';
import type { PageDefinition } from './page-definition.ts';

/** Whose app it is, and the figures that descriptions speak of, in the language of the page. */
export type HeadValues = (language: Language) => TextValues & { readonly bank: string };

/** What stands in the browser's tab and in search results; the same at build and in the browser. */
export function pageHead({ title, description }: PageDefinition, text: Text, values: ReturnType<HeadValues>) {
  return {
    title: withoutLineMarks(text('layout.title.pattern', { page: text(title), bank: values.bank })),
    description: withoutLineMarks(text(description, values)),
  };
}

/** Keeps title, description and language of the document true when the page or the language changes. */
export function usePageHead(page: PageDefinition, headValues: HeadValues) {
  const text = useText();
  const language = useLanguage();
  useEffect(() => {
    const { title, description } = pageHead(page, text, headValues(language));
    document.title = title;
    document.documentElement.lang = htmlLanguages[language];
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [page, text, language, headValues]);
}
