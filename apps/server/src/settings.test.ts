import { describe, expect, test } from 'vitest';
import { readSettings, settingDefinitions, warningsOf } from './settings.ts';
import { StartError } from './start-error.ts';

function complaintAbout(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as Error).message;
  }
  throw new Error('The settings were accepted.');
}

describe('settings', () => {
  test('without any the server listens on 127.0.0.1:3000 and is not in maintenance [CON-003]', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ host: '127.0.0.1', port: 3000, dataDir: './data', maintenance: false });
    expect(settings.databaseUrl).toBeUndefined();
  });

  test('the other services of the bank are settings: who checks identities, and its card pages [API-061]', () => {
    const urls = ['https://idm.bank.example', 'https://cards.bank.example/apply', 'https://cards.bank.example/renew'];
    const [IDENTITY_URL = '', CARD_APPLY_URL = '', CARD_RENEWAL_URL = ''] = urls;
    const { identityUrl, cardApplyUrl, cardRenewalUrl } = readSettings({
      IDENTITY_URL,
      CARD_APPLY_URL,
      CARD_RENEWAL_URL,
    });
    expect([identityUrl, cardApplyUrl, cardRenewalUrl]).toEqual(urls);
  });

  test('each default is one that its own setting allows', () => {
    for (const { name, kind, default: defaultText } of Object.values(settingDefinitions)) {
      if (defaultText !== undefined) expect(kind.parse(defaultText), name).toBeDefined();
    }
  });

  test('each has a name of its own and says what it means [OPS-003]', () => {
    const definitions = Object.values(settingDefinitions);
    expect(new Set(definitions.map(({ name }) => name)).size).toBe(definitions.length);
    for (const { meaning } of definitions) expect(meaning).toMatch(/^[A-Z].*\.$/);
  });

  test.each([
    ['PORT', 'abc', 'PORT is "abc", but it must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT is "65536", but it must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT is "-1", but it must be a whole number from 0 to 65535.'],
    ['MAINTENANCE', 'yes', 'MAINTENANCE is "yes", but it must be true or false.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", but it must be one of fatal, error, warn, info, debug, trace, silent.'],
    [
      'PUBLIC_URL',
      'https://bank.example/portal',
      'PUBLIC_URL is "https://bank.example/portal", but it must be a web address without a path, such as https://portal.example.com.',
    ],
    ...['https://bank.example/?lang=mm', 'https://bank.example/#start', 'https://bank.example?', 'bank.example'].map(
      (given) => [
        'PUBLIC_URL',
        given,
        `PUBLIC_URL is "${given}", but it must be a web address without a path, such as https://portal.example.com.`,
      ],
    ),
    [
      'CORS_ORIGINS',
      'https://bank.example, *',
      'CORS_ORIGINS is "https://bank.example, *", but it must be web addresses without a path, separated by commas, such as https://portal.example.com.',
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'TRUST_PROXY is "10.0.0.0/33", but it must be false, or the addresses, ranges or names (loopback, linklocal, uniquelocal) of the proxies, separated by commas.',
    ],
  ])('%s=%s is refused with a sentence that says what is allowed [OPS-003]', (name, given, sentence) => {
    expect(complaintAbout({ [name]: given })).toBe(sentence);
  });

  test('all wrong settings are named at once', () => {
    expect(complaintAbout({ PORT: 'x', MAINTENANCE: 'y' }).split('\n')).toHaveLength(2);
  });

  test('a wrong database address is refused without being shown, as it may hold a password', () => {
    const complaint = complaintAbout({ DATABASE_URL: 'mysql://taga:s3cret@db/taga' });
    expect(complaint).toMatch(/^DATABASE_URL is set to something not shown here.*PostgreSQL address/);
    expect(complaint).not.toContain('s3cret');
  });

  test.each(['PUBLIC_URL', 'CORS_ORIGINS', 'API_ORIGINS'])(
    '%s with a password is refused without being shown',
    (name) => {
      const complaint = complaintAbout({ [name]: 'https://taga:s3cret@bank.example' });
      expect(complaint).toMatch(new RegExp(`^${name} is set to something not shown here.*without a path`));
      expect(complaint).not.toContain('s3cret');
    },
  );

  test('an empty variable counts as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(readSettings({}));
  });

  test.each([
    ['false', false],
    ['127.0.0.1, 10.0.0.0/8, ::1', ['127.0.0.1', '10.0.0.0/8', '::1']],
    ['loopback', ['loopback']],
  ])('TRUST_PROXY=%s names the proxies', (given, proxies) => {
    expect(readSettings({ TRUST_PROXY: given }).trustProxy).toEqual(proxies);
  });
});

test('a setting is read by the name it had before, with a warning, and the new name wins', () => {
  const before = { DIRECT_ANSWERS_PER_TOKEN: '7' };
  expect(readSettings(before).enumerationLimitPerToken).toBe(7);
  expect(warningsOf(before)).toEqual([
    'DIRECT_ANSWERS_PER_TOKEN is called ENUMERATION_LIMIT_PER_TOKEN now. The old name is read for the last time in this version.',
  ]);
  expect(readSettings({ ...before, ENUMERATION_LIMIT_PER_TOKEN: '9' }).enumerationLimitPerToken).toBe(9);
  expect(warningsOf({ ENUMERATION_LIMIT_PER_TOKEN: '9' })).toEqual([]);
});
