import { brand } from '@taga/brand';
import { languages, withoutLineMarks } from '@taga/i18n';
import { describe, expect, test } from 'vitest';
import type { EmailMessage } from '../message.ts';
import { sampleEmails } from '../testing/sample-messages.ts';
import { composeEmail } from './compose-email.ts';
import { emailText } from './email-content.ts';
import { emailHtml } from './email-html.ts';

const origin = 'https://portal.bank.example';

function render(message: EmailMessage) {
  const content = composeEmail(message, origin);
  return { content, text: emailText(content), html: emailHtml(content) };
}

describe.each(languages)('e-mails in %s', (language) => {
  const samples = sampleEmails(language).map((message) => [message.template, message] as const);

  test.each(samples)('%s says the same as HTML and as plain text [CHN-002]', (_, message) => {
    const { content, text, html } = render(message);
    const said = [content.greeting, ...content.footer].concat(
      content.parts.flatMap((part) => {
        if (part.kind === 'facts') return part.facts.flat();
        if (part.kind === 'link' || part.kind === 'small-link') return [part.label, part.address];
        return part.kind === 'code' ? [part.code] : [part.text];
      }),
    );
    const plainHtml = withoutLineMarks(html).replaceAll('&amp;', '&').replaceAll('&#39;', "'");
    for (const words of said) {
      expect(text).toContain(words);
      expect(plainHtml).toContain(withoutLineMarks(words));
    }
    expect(text).not.toMatch(/[{}<>]|mail\.[a-z]+\./i);
  });

  test.each(samples)('%s is in the customer’s language, under the bank’s name in both [CHN-002]', (_, message) => {
    const { content, html } = render(message);
    const own = [content.subject, content.preview, content.title, content.greeting];
    for (const words of own) expect(/\p{Script=Myanmar}/u.test(words), words).toBe(language === 'mm');
    expect(html).toContain(`<html lang="${language === 'mm' ? 'my' : 'en'}">`);
    expect(html).toContain(`>${brand.wordmark}<`);
    expect(html).toContain(`>${brand.name.mm}<`);
  });
});

test('the HTML says where Burmese lines may end, subject and plain text hold no marks [I18-001]', () => {
  const marks = /[\u200b\u2060]/;
  for (const message of sampleEmails('mm')) {
    const { content, text, html } = render(message);
    expect(html).toMatch(marks);
    for (const words of [text, content.subject, /<title>.*<\/title>/.exec(html)?.[0]]) expect(words).not.toMatch(marks);
  }
  for (const message of sampleEmails('en')) expect(render(message).html).not.toMatch(marks);
});

const [verify, code, , , signIn, locked] = sampleEmails('en') as [EmailMessage, ...EmailMessage[]];

test('every link begins with the configured address', () => {
  for (const message of sampleEmails('en')) {
    const links = [...render(message).html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
    for (const link of links) expect(link).toMatch(/^https:\/\/portal\.bank\.example\//);
  }
  expect(render(verify).text).toContain(`${origin}/email/verify/callback?id=7f0c&token=Zk3Q9w&loginId=`);
});

test('tells of a new sign-in with its time in Myanmar, its device and its network [CHN-006]', () => {
  const { text } = render(signIn as EmailMessage);
  expect(text).toContain('Time: 15 Nov, 2026, 09:50 Myanmar time');
  expect(text).toContain('Device: Chrome, Android');
  expect(text).toContain('Network: 203.0.113.*');
});

test('tells of a lock, how long it lasts and how to end it [CHN-006]', () => {
  const { text } = render(locked as EmailMessage);
  expect(text).toContain('for 15 minutes');
  expect(text).toContain(`${origin}/login/forget-password`);
  const burmese = render(sampleEmails('mm')[5] as EmailMessage);
  expect(burmese.text).toContain('၁၅ မိနစ်');
  expect(burmese.text).toContain('၁၅ နိုဝင်ဘာ၊ ၂၀၂၆ ၀၉:၅၀');
});

test('calls an unfinished application to mind, says how long it is kept, and how to say no', () => {
  const reminder = sampleEmails('en').find(({ template }) => template === 'unfinished-application') as EmailMessage;
  const { text, html } = render(reminder);
  expect(text).toContain('saved until 14 May, 2027');
  expect(text).toContain(`${origin}/myaccount`);
  expect(html).toContain(`href="${origin}/reminders/Zk3Q9w`);
});

test('a code shows in neither subject nor preview, which a locked phone shows', () => {
  const { content } = render(code as EmailMessage);
  expect(content.subject + content.preview).not.toContain('482913');
});

test.each([
  [300, 'for 5 minutes only', '၅ မိနစ်အတွင်း'],
  [60, 'for 1 minute only', '၁ မိနစ်အတွင်း'],
  [90, 'for 90 seconds only', '၉၀ စက္ကန့်အတွင်း'],
])('says how long a code of %i seconds is good for', (lifetimeS, english, burmese) => {
  const values = { code: '482913', lifetimeS };
  const envelope = { channel: 'email', to: 'a@b.example', template: 'code-by-email', values } as const;
  expect(render({ ...envelope, language: 'en' }).text).toContain(english);
  expect(render({ ...envelope, language: 'mm' }).text).toContain(burmese);
});

test.each([
  [86_400, 'for 24 hours.', '၂၄ နာရီအတွင်း'],
  [1800, 'for 30 minutes.', '၃၀ မိနစ်အတွင်း'],
])('says that a link of %i seconds is valid as long as the settings say', (lifetimeS, english, burmese) => {
  const values = { path: '/email/verify/callback', lifetimeS };
  const envelope = { channel: 'email', to: 'a@b.example', template: 'verify-email', values } as const;
  expect(render({ ...envelope, language: 'en' }).text).toContain(english);
  expect(render({ ...envelope, language: 'mm' }).text).toContain(burmese);
});

test('a name or a device that holds HTML stays text', () => {
  const values = {
    name: '<img src=x onerror=alert(1)>',
    at: '2026-11-15T03:20:00.000Z',
    device: '"><script>x</script>',
  };
  const { html } = render({ channel: 'email', to: 'a@b.example', language: 'en', template: 'new-sign-in', values });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('a customer whose name is not known is greeted all the same', () => {
  expect(render(code as EmailMessage).content.greeting).toBe('Hello,');
});
