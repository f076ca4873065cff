import { brand } from '@taga/brand';
import { serverText } from '@taga/i18n/server';
import type { SmsMessage } from '../message.ts';
import { bankName, describeDay, newsTextOf } from '../wording.ts';

type Introduction = Extract<SmsMessage, { template: 'introduction' }>;
type ApplicationNews = Extract<SmsMessage, { template: 'application-news' }>;
type DetailsCorrected = Extract<SmsMessage, { template: 'details-notice' }>;
type CodeMessage = Exclude<SmsMessage, Introduction | ApplicationNews | DetailsCorrected>;

const textOfTemplate = {
  'sign-up-code': 'mail.sms.signUp',
  'reset-code': 'mail.sms.reset',
  'activation-code': 'mail.sms.activation',
  'existing-customer-code': 'mail.sms.existingCustomer',
  'new-phone-code': 'mail.sms.newPhone',
} as const satisfies Record<CodeMessage['template'], string>;

export function smsText(message: SmsMessage, origin: string): string {
  if (message.template === 'introduction') return introductionText(message, origin);
  if (message.template === 'details-notice') return detailsText(message);
  return message.template === 'application-news' ? newsText(message) : codeText(message, origin);
}

/**
 * The code comes first, so that it shows in the notification. The last line is what phones read to offer the
 * code to our page, and to no page of another domain.
 */
function codeText({ template, values: { code }, language }: CodeMessage, origin: string): string {
  const sentence = serverText(language)(textOfTemplate[template], { code, bank: bankName[language] });
  return `${sentence}\n@${new URL(origin).hostname} #${code}`;
}

/** The number says which application it is about; the inbox says the rest. */
function newsText({ values, language }: ApplicationNews): string {
  const { applicationNo, expectedDay } = values;
  const [bank, day] = [bankName[language], expectedDay ? describeDay(expectedDay, language) : ''];
  return serverText(language)(`mail.sms.news.${newsTextOf(values)}`, { bank, number: applicationNo, day });
}

/** To the number of before as well, where it was changed. */
function detailsText({ language }: DetailsCorrected): string {
  return serverText(language)('mail.sms.details', { bank: bankName[language], hotline: brand.contact.hotline });
}

/** The link stands on a line of its own, so that no phone takes a full stop for a part of it. */
function introductionText({ values: { name, path }, language }: Introduction, origin: string): string {
  const sentence = serverText(language)('mail.sms.introduction', { name, bank: bankName[language] });
  return `${sentence}\n${origin}${path}`;
}
