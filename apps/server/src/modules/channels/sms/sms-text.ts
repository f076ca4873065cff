import { serverText } from '@taga/i18n/server';
import type { SmsMessage } from '../message.ts';
import { bankName } from '../wording.ts';

const textOfTemplate = {
  'sign-up-code': 'mail.sms.signUp',
  'reset-code': 'mail.sms.reset',
  'activation-code': 'mail.sms.activation',
  'existing-customer-code': 'mail.sms.existingCustomer',
} as const satisfies Record<SmsMessage['template'], string>;

/**
 * The code comes first, so that it shows in the notification. The last line is what phones read to offer the
 * code to our page, and to no page of another domain.
 */
export function smsText({ template, values: { code }, language }: SmsMessage, origin: string): string {
  const sentence = serverText(language)(textOfTemplate[template], { code, bank: bankName[language] });
  return `${sentence}\n@${new URL(origin).hostname} #${code}`;
}
