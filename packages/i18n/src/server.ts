/// <reference types="vite/client" />
import { compileCatalog } from './compile.ts';
import { byLanguage, type Language } from './languages.ts';
import type { LocaleTexts } from './locale-files.ts';
import type { MessageId } from './messages.ts';
import { createText, type Text } from './text.ts';

export type ErrorMessageId = MessageId<'errors' | 'errors.desk'>;
export type ServerMessageId =
  | `kind.${string}`
  | MessageId<
      | 'accountCard'
      | 'accountList'
      | 'address'
      | 'codes'
      | 'desk'
      | 'errors'
      | 'errors.desk'
      | 'form'
      | 'identity'
      | 'mail'
      | 'messages'
      | 'questions'
      | 'reasons'
      | 'sandbox'
      | 'sessions'
      | 'signUp'
      | 'terms'
    >;

/**
 * Read by the bundler, which needs the pattern written out: the features of `ServerMessageId`, what they say of the account
 * classes, and those of the kinds.
 */
const files = import.meta.glob<LocaleTexts>(
  '../locales/*/{accountCard,accountList,address,classes,codes,desk,errors,errors.desk,form,identity,mail,messages,questions,reasons,sandbox,sessions,signUp,terms,kind.*}.json',
  { eager: true, import: 'default' },
);

function textsOf(language: Language): LocaleTexts {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`../locales/${language}/`));
  return Object.assign({}, ...own.map(([, texts]) => texts));
}

const texts = byLanguage((language) => createText<ServerMessageId>(language, compileCatalog(textsOf(language))));

/** The words of the server's answers, and of what it sends: `serverText('en')('errors.TG0404')`. */
export function serverText(language: Language): Text<ServerMessageId> {
  return texts[language];
}
