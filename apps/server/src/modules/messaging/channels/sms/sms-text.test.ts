import { type Language, languages } from '@taga/i18n';
import { describe, expect, test } from 'vitest';
import { sampleCodes, sampleSms } from '../testing/sample-messages.ts';
import { smsText } from './sms-text.ts';

const origin = 'https://portal.bank.example:8443';

/** What two parts of one SMS hold: in GSM letters, and in any others. */
const twoParts: Readonly<Record<Language, number>> = { en: 306, mm: 134 };

describe.each(languages)('an SMS in %s', (language) => {
  test.each(sampleSms(language).map((message) => [message.template, message] as const))('%s', (_, message) => {
    const text = smsText(message, origin);
    expect(text.length, 'is short').toBeLessThanOrEqual(twoParts[language]);
    expect(/\p{Script=Myanmar}/u.test(text)).toBe(language === 'mm');
    expect(text).not.toMatch(/[{}]|mail\./);
  });

  test.each(sampleCodes(language).map((message) => [message.template, message] as const))(
    '%s, a code',
    (_, message) => {
      const text = smsText(message, origin);
      expect(text, 'begins with the code').toMatch(/^482913 /);
      expect(text.split('\n').at(-1), 'ends with the line phones read').toBe('@portal.bank.example #482913');
    },
  );
});

test('each purpose has words of its own', () => {
  const texts = languages.flatMap((language) => sampleSms(language).map((message) => smsText(message, origin)));
  expect(new Set(texts).size).toBe(28);
});

test('an introducer reads who asks, and a link alone on its line', () => {
  const asked = sampleSms('en').filter(({ template }) => template === 'introduction');
  expect(asked.map((message) => smsText(message, origin))).toEqual([
    'HLA HLA WIN asks you to introduce them to Taga. Please answer yes or no:\nhttps://portal.bank.example:8443/introduce/Zk3Q9wZk3Q9wZk3Q9wZk3Q',
  ]);
});
