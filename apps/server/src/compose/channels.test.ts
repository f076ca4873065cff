import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { checkChannelSettings } from './channels.ts';

const check = (environment: Record<string, string>) => () => checkChannelSettings(readSettings(environment));

test('a mail server needs a sender [OPS-003]', () => {
  expect(check({ SMTP_URL: 'smtp://mail.bank.example' })).toThrow(
    'SMTP_URL is set, but MAIL_FROM is not: set it to the address that emails come from.',
  );
});

test('the worker needs a second database connection [OPS-003]', () => {
  expect(check({ DATABASE_POOL_SIZE: '1' })).toThrow('set it to 2 or more, or WORKER to false');
  expect(check({ DATABASE_POOL_SIZE: '1', WORKER: 'false' })).not.toThrow();
});

test('by default nothing is needed', () => {
  expect(check({})).not.toThrow();
});

test.each([
  ['no-reply@bank.example', { name: '', address: 'no-reply@bank.example' }],
  ['Taga Bank <no-reply@bank.example>', { name: 'Taga Bank', address: 'no-reply@bank.example' }],
  ['<no-reply@bank.example>', { name: '', address: 'no-reply@bank.example' }],
])('MAIL_FROM=%s is a sender', (given, sender) => {
  expect(readSettings({ MAIL_FROM: given }).mailFrom).toEqual(sender);
});

test.each(['bank', 'a@b', 'Taga <a@b.example', 'a@b.example>', 'a@b.example, c@d.example'])(
  'MAIL_FROM=%s is not [OPS-003]',
  (given) => {
    expect(() => readSettings({ MAIL_FROM: given })).toThrow(
      `MAIL_FROM is "${given}", but it must be an email address`,
    );
  },
);

test('addresses that may hold a password are refused without being shown', () => {
  expect(() => readSettings({ SMTP_URL: 'http://u:s3cret@mail.example' })).toThrow(/^SMTP_URL is set to something/);
  expect(() => readSettings({ SMS_URL: 'ftp://:s3cret@sms.example' })).toThrow(/^SMS_URL is set to something/);
});
