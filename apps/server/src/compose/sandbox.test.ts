import { describe, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { checkSandboxSettings } from './sandbox.ts';

const bank = { BANK_URL: 'https://:s3cret@gateway.bank.example/taga' };
const smtp = { SMTP_URL: 'smtp://mail.bank.example', MAIL_FROM: 'no-reply@bank.example' };
const sms = { SMS_URL: 'https://:token@sms.example/send' };
const real = { ...bank, ...smtp, ...sms };

const check = (environment: Record<string, string>) => () => checkSandboxSettings(readSettings(environment));
const bankMissing = 'BANK_URL is not set: accounts would be opened at a bank that does not exist.';
const smtpMissing = 'SMTP_URL is not set: everybody could read the emails in an open mailbox.';
const smsMissing = 'SMS_URL is not set: everybody could read the codes in an open mailbox.';
const httpsMissing = 'PUBLIC_URL is no https address: everybody on the way could read passwords and codes.';
const https = { PUBLIC_URL: 'https://portal.bank.example' };
const wayOut = 'To show a sandbox there all the same, set SANDBOX to true.';

const publicServers: [Record<string, string>, string][] = [
  [{ PUBLIC_URL: 'https://portal.bank.example' }, 'PUBLIC_URL begins with https'],
  [{ HOST: '0.0.0.0' }, 'HOST is "0.0.0.0"'],
  [{ HOST: '::' }, 'HOST is "::"'],
  [{ HOST: 'portal.bank.example' }, 'HOST is "portal.bank.example"'],
  [{ NODE_ENV: 'production' }, 'NODE_ENV is "production"'],
  [{ NODE_ENV: 'PRODUCTION' }, 'NODE_ENV is "PRODUCTION"'],
  [{ PUBLIC_URL: 'http://portal.bank.example' }, 'PUBLIC_URL is "http://portal.bank.example"'],
  [{ TRUST_PROXY: 'loopback' }, 'TRUST_PROXY is set'],
];

describe.each(publicServers)('a server with %o [SEC-014]', (environment, because) => {
  test('does not start as a sandbox by itself, and says of each part that it is missing', () => {
    const isHttps = environment.PUBLIC_URL?.startsWith('https');
    const parts = [bankMissing, smtpMissing, smsMissing, ...(isHttps ? [] : [httpsMissing])];
    const sentences = parts.map((part) => `${because}, but ${part}`);
    expect(check(environment)).toThrow([...sentences, wayOut].join('\n'));
    expect(check({ ...environment, ...bank, ...smtp })).toThrow(`${because}, but ${smsMissing}`);
    expect(check({ ...environment, ...smtp, ...sms })).toThrow(`${because}, but ${bankMissing}`);
  });

  test('starts as one where somebody has said so, but not with one channel real and the other open', () => {
    expect(check({ ...environment, SANDBOX: 'true' })).not.toThrow();
    expect(check({ ...environment, SANDBOX: 'true', ...smtp, ...sms })).not.toThrow();
    expect(check({ ...environment, SANDBOX: 'true', ...smtp })).toThrow(
      `${because}, and SMTP_URL is set, but SMS_URL is not: set both, or neither.`,
    );
    expect(check({ ...environment, SANDBOX: 'true', ...sms })).toThrow('SMTP_URL is not: set both, or neither.');
  });

  test('starts with a bank and both channels, and encrypted to where its customers are', () => {
    expect(check({ ...environment, ...real, ...https })).not.toThrow();
    if (environment.PUBLIC_URL !== https.PUBLIC_URL) {
      expect(check({ ...environment, ...real })).toThrow(`${because}, but ${httpsMissing}\n${wayOut}`);
    }
  });
});

test('SANDBOX=false needs a bank and both channels, wherever the server listens [SEC-014, SBX-006]', () => {
  const sentences = [bankMissing, smtpMissing, smsMissing].map((part) => `SANDBOX is "false", but ${part}`);
  expect(check({ SANDBOX: 'false' })).toThrow(sentences.join('\n'));
  expect(check({ SANDBOX: 'false', ...bank, ...sms })).toThrow(`SANDBOX is "false", but ${smtpMissing}`);
  expect(check({ SANDBOX: 'false', ...real })).not.toThrow();
});

test('behind a proxy on this machine a server for this machine alone needs no encryption', () => {
  expect(check({ TRUST_PROXY: 'loopback', PUBLIC_URL: 'http://localhost:8080', ...real })).not.toThrow();
});

test.each([{}, { HOST: '127.0.0.1' }, { HOST: 'localhost' }, { HOST: '::1' }, { PUBLIC_URL: 'http://127.0.0.1:3000' }])(
  'on this machine alone nothing is needed: %o',
  (environment) => {
    expect(check(environment)).not.toThrow();
    expect(check({ ...environment, ...smtp })).not.toThrow();
  },
);
