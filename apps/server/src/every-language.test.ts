import { readFileSync } from 'node:fs';
import { termsFilePath } from '@taga/contract';
import { defaultLanguage, htmlLanguages, languages, toWireLanguage } from '@taga/i18n';
import { type AccountClass, accountClasses } from '@taga/reference/account-classes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomers } from './modules/access/sessions/testing/customers.ts';
import { composeTerms } from './modules/applications/terms/terms.ts';
import { composeEmail } from './modules/messaging/channels/email/compose-email.ts';
import { emailHtml } from './modules/messaging/channels/email/email-html.ts';
import type { EmailMessage, SmsMessage } from './modules/messaging/channels/message.ts';
import { smsText } from './modules/messaging/channels/sms/sms-text.ts';
import { sampleEmails, sampleSms } from './modules/messaging/channels/testing/sample-messages.ts';
import { describeMessage } from './modules/messaging/inbox/describe-message.ts';
import type { SavedMessage } from './modules/messaging/inbox/inbox-message.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const origin = 'https://portal.bank.example';
const [accountClass] = accountClasses as readonly [AccountClass];

describe.each(languages)('in %s the server writes', (language) => {
  /** As they stand in the folder of the language. */
  function wordsOf(feature: string, id: string): string {
    const file = new URL(`../../../packages/i18n/locales/${language}/${feature}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, 'utf8'))[id];
  }

  test('why a call is refused [ERR-001]', async () => {
    const answer = await server.get(`/api/nowhere?lang=${toWireLanguage(language)}`);
    expect(JSON.stringify(await answer.json())).toContain(wordsOf('errors', 'errors.TG0404'));
  });

  test('e-mails [CHN-002]', () => {
    const [message] = sampleEmails(language) as [EmailMessage];
    const content = composeEmail(message, origin);
    expect(content.title).toBe(wordsOf('mail', 'mail.verifyEmail.title'));
    expect(emailHtml(content)).toContain(`<html lang="${htmlLanguages[language]}"`);
  });

  test('SMS [CHN-001]', () => {
    const message = sampleSms(language).find(({ template }) => template === 'introduction') as SmsMessage;
    const end = wordsOf('mail', 'mail.sms.introduction').split('}').at(-1);
    expect(smsText(message, origin)).toContain(`${end}\n`);
  });

  test('terms as a PDF [TNC-003]', async () => {
    expect(composeTerms(accountClass, language).title).toBe(wordsOf('terms', 'terms.document.title'));
    const answer = await server.get(termsFilePath(accountClass.code, toWireLanguage(language)));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toContain(`/Lang (${htmlLanguages[language]})`);
  });

  test('to a customer who has chosen it [I18-004]', async () => {
    const customers = await createCustomers(server);
    const { loginId } = await customers.add({ language });
    const { rows } = await server.database.pool.query('select language from customers where login_id = $1', [loginId]);
    expect(rows).toEqual([{ language }]);
  });

  test('what was stored before there was the language as it stands in the first', () => {
    const message: SavedMessage = {
      id: '1',
      at: new Date(0),
      content: { type: 'Announcement', body: { content: { [defaultLanguage]: 'Open on Saturday' } } },
      authorizationReqId: null,
      category: 'Information',
      action: null,
      readAt: null,
    };
    expect(
      describeMessage(message, { language, name: 'MYA MYA', services: [], deposit: null, applicationNo: null }),
    ).toMatchObject({
      Body: { Content: 'Open on Saturday' },
    });
  });
});
