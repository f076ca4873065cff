import englishAccountCard from '../locales/en/accountCard.json' with { type: 'json' };
import englishAccountList from '../locales/en/accountList.json' with { type: 'json' };
import englishAddress from '../locales/en/address.json' with { type: 'json' };
import englishCodes from '../locales/en/codes.json' with { type: 'json' };
import englishDeskErrors from '../locales/en/errors.desk.json' with { type: 'json' };
import englishErrors from '../locales/en/errors.json' with { type: 'json' };
import englishForm from '../locales/en/form.json' with { type: 'json' };
import englishIdentity from '../locales/en/identity.json' with { type: 'json' };
import englishMail from '../locales/en/mail.json' with { type: 'json' };
import englishMessages from '../locales/en/messages.json' with { type: 'json' };
import englishReasons from '../locales/en/reasons.json' with { type: 'json' };
import englishSandbox from '../locales/en/sandbox.json' with { type: 'json' };
import englishSessions from '../locales/en/sessions.json' with { type: 'json' };
import englishSignUp from '../locales/en/signUp.json' with { type: 'json' };
import englishTerms from '../locales/en/terms.json' with { type: 'json' };
import burmeseAccountCard from '../locales/mm/accountCard.json' with { type: 'json' };
import burmeseAccountList from '../locales/mm/accountList.json' with { type: 'json' };
import burmeseAddress from '../locales/mm/address.json' with { type: 'json' };
import burmeseCodes from '../locales/mm/codes.json' with { type: 'json' };
import burmeseDeskErrors from '../locales/mm/errors.desk.json' with { type: 'json' };
import burmeseErrors from '../locales/mm/errors.json' with { type: 'json' };
import burmeseForm from '../locales/mm/form.json' with { type: 'json' };
import burmeseIdentity from '../locales/mm/identity.json' with { type: 'json' };
import burmeseMail from '../locales/mm/mail.json' with { type: 'json' };
import burmeseMessages from '../locales/mm/messages.json' with { type: 'json' };
import burmeseReasons from '../locales/mm/reasons.json' with { type: 'json' };
import burmeseSandbox from '../locales/mm/sandbox.json' with { type: 'json' };
import burmeseSessions from '../locales/mm/sessions.json' with { type: 'json' };
import burmeseSignUp from '../locales/mm/signUp.json' with { type: 'json' };
import burmeseTerms from '../locales/mm/terms.json' with { type: 'json' };
import { compileCatalog } from './compile.ts';
import type { Language } from './languages.ts';
import type { MessageId } from './messages.ts';
import { createText, type Text } from './text.ts';

export type ErrorMessageId = MessageId<'errors' | 'errors.desk'>;
export type ServerMessageId = MessageId<
  | 'accountCard'
  | 'accountList'
  | 'address'
  | 'codes'
  | 'errors'
  | 'errors.desk'
  | 'form'
  | 'identity'
  | 'mail'
  | 'messages'
  | 'reasons'
  | 'sandbox'
  | 'sessions'
  | 'signUp'
  | 'terms'
>;

const english = {
  ...englishAccountCard,
  ...englishAccountList,
  ...englishAddress,
  ...englishCodes,
  ...englishDeskErrors,
  ...englishErrors,
  ...englishForm,
  ...englishIdentity,
  ...englishMail,
  ...englishMessages,
  ...englishReasons,
  ...englishSandbox,
  ...englishSessions,
  ...englishSignUp,
  ...englishTerms,
};
const burmese = {
  ...burmeseAccountCard,
  ...burmeseAccountList,
  ...burmeseAddress,
  ...burmeseCodes,
  ...burmeseDeskErrors,
  ...burmeseErrors,
  ...burmeseForm,
  ...burmeseIdentity,
  ...burmeseMail,
  ...burmeseMessages,
  ...burmeseReasons,
  ...burmeseSandbox,
  ...burmeseSessions,
  ...burmeseSignUp,
  ...burmeseTerms,
};

const texts: Record<Language, Text<ServerMessageId>> = {
  en: createText('en', compileCatalog(english)),
  mm: createText('mm', compileCatalog(burmese)),
};

/** The words of the server's answers, and of what it sends: `serverText('mm')('errors.TG0404')`. */
export function serverText(language: Language): Text<ServerMessageId> {
  return texts[language];
}
