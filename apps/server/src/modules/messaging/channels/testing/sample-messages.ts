import type { Language } from '@taga/i18n';
import type { EmailMessage, SmsMessage } from '../message.ts';

const at = '2026-11-15T03:20:00.000Z';
const name = 'Daw Hla Hla Win';
const path = '/email/verify/callback?id=7f0c&token=Zk3Q9w&loginId=hlahla%40mail.example';

/** One of each template. */
export function sampleEmails(language: Language): EmailMessage[] {
  const envelope = { channel: 'email', to: 'hlahla@mail.example', language } as const;
  return [
    { ...envelope, template: 'verify-email', values: { name, path, lifetimeS: 86_400 } },
    { ...envelope, template: 'code-by-email', values: { code: '482913', lifetimeS: 300 } },
    { ...envelope, template: 'password-changed', values: { name, at } },
    { ...envelope, template: 'details-corrected', values: { name, at } },
    { ...envelope, template: 'new-sign-in', values: { name, at, device: 'Chrome, Android', network: '203.0.113.*' } },
    { ...envelope, template: 'locked', values: { name, at, minutes: 15 } },
    { ...envelope, template: 'request-news', values: { name, news: 'correction' } },
    {
      ...envelope,
      template: 'request-news',
      values: { name, news: 'submitted', applicationNo: 'A-BERY-CJ', expectedDay: '2026-11-18' },
    },
    {
      ...envelope,
      template: 'request-news',
      values: { name, news: 'submitted', applicationNo: 'A-BERY-CJ', expectedDay: '2026-11-18', isCorrection: true },
    },
    {
      ...envelope,
      template: 'unfinished-application',
      values: {
        name,
        applicationNo: 'A-BERY-CJ',
        savedUntil: '2027-05-14',
        stopPath: '/reminders/Zk3Q9wZk3Q9wZk3Q9wZk3QZk3Q9wZk3Q9wZk3Q9wZk3',
      },
    },
    {
      ...envelope,
      template: 'staff-link',
      values: { name, news: 'invited', roles: ['maker'], path: '/desk/invitation#Zk3Q9w', expiresAt: at },
    },
    {
      ...envelope,
      template: 'staff-changed',
      values: {
        name,
        at,
        change: { roles: ['auditor'], branchScope: null, disabled: false, resetSecondFactor: true },
      },
    },
  ];
}

/** One of each purpose. */
export function sampleCodes(language: Language) {
  const templates = [
    'sign-up-code',
    'reset-code',
    'activation-code',
    'existing-customer-code',
    'new-phone-code',
  ] as const;
  const values = { code: '482913' };
  return templates.map((template) => ({ channel: 'sms', to: '09420000001', language, template, values }) as const);
}

export function sampleSms(language: Language): SmsMessage[] {
  const values = { name: 'HLA HLA WIN', path: '/introduce/Zk3Q9wZk3Q9wZk3Q9wZk3Q' };
  const envelope = { channel: 'sms', to: '09420000002', language } as const;
  const news = ['submitted', 'opened', 'rejected', 'correction', 'card', 'application'] as const;
  const application = { applicationNo: 'A-BERY-CJ', expectedDay: '2026-11-18' };
  return [
    ...sampleCodes(language),
    { ...envelope, template: 'introduction', values },
    { ...envelope, template: 'details-notice', values: {} },
    ...news.map(
      (each) => ({ ...envelope, template: 'application-news', values: { news: each, ...application } }) as const,
    ),
    {
      ...envelope,
      template: 'application-news',
      values: { news: 'submitted', ...application, isCorrection: true },
    },
  ];
}
