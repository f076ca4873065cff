import { wholeNumber } from '../setting-kinds.ts';
import { setting } from './setting.ts';

export const sessionSettings = {
  passwordWithinMs: setting(
    'PASSWORD_WITHIN_MS',
    wholeNumber(0, 3_600_000),
    '800',
    'Within what time a password is hashed, one for each core at a time; who would have to wait longer is told to come back.',
  ),
  sessionLifetimeS: setting(
    'SESSION_LIFETIME_S',
    wholeNumber(60, 86_400),
    '3600',
    'How long a customer stays signed in, whatever happens in between.',
  ),
  accessTokenLifetimeS: setting(
    'ACCESS_TOKEN_LIFETIME_S',
    wholeNumber(30, 86_400),
    '600',
    'After how many seconds a signed-in browser has to exchange its tokens for fresh ones.',
  ),
  refreshRepeatS: setting(
    'REFRESH_REPEAT_S',
    wholeNumber(1, 29),
    '10',
    'For how long the same exchange gives the same tokens again, so that two tabs can ask at once. Later it ends the session.',
  ),
  loginMaxTries: setting(
    'LOGIN_MAX_TRIES',
    wholeNumber(1, 100),
    '5',
    'How many wrong passwords in a row lock a login id.',
  ),
  loginLockS: setting('LOGIN_LOCK_S', wholeNumber(1, 86_400), '900', 'How long a login id then stays locked.'),
  resetLifetimeS: setting(
    'PASSWORD_RESET_LIFETIME_S',
    wholeNumber(60, 86_400),
    '1800',
    'How long there is for setting a new password, from asking for the code on.',
  ),
  resetsPerDay: setting(
    'RESETS_PER_DAY',
    wholeNumber(1, 100_000_000),
    '5000',
    'How many codes for a new password a day are asked for from one address, for customers and for nobody; a device that the customer has signed in with counts no more.',
  ),
} as const;
