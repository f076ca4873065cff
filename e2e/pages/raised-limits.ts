/** All tests come from one address, as many at a time as the people of a town. Limits have tests of their own. */
const limits = [
  'RATE_LIMIT_SIGN_IN',
  'RATE_LIMIT_CUSTOMER',
  'RATE_LIMIT_REGISTER',
  'RATE_LIMIT_TOKENS',
  'RATE_LIMIT_REFERENCE',
  'RATE_LIMIT_REFRESH',
  'RATE_LIMIT_ANALYTICS',
  'RATE_LIMIT_CALLS',
  'RATE_LIMIT_UPLOADS',
  'RATE_LIMIT_PAGES',
  // However busy the machine is, nobody is turned away at the sign-in.
  'PASSWORD_WITHIN_MS',
  // Nor is a photo refused.
  'IMAGE_TIMEOUT_MS',
  'PASSPORT_READING_TIMEOUT_MS',
  'PASSPORT_READINGS_PER_ADDRESS',
];

/** Settings of a server under test. */
export const raisedLimits: Readonly<Record<string, string>> = {
  ...Object.fromEntries(limits.map((name) => [name, '100000'])),
  // Nor anywhere else.
  MAX_EVENT_LOOP_DELAY_MS: '60000',
  // Nor left to a person, because the check took too long.
  IDENTITY_TIMEOUT_MS: '60000',
};
