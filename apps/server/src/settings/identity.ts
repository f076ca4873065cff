import { decimal, gatewayAddress, secretText, wholeNumber } from '../setting-kinds.ts';
import { setting } from './setting.ts';

export const identitySettings = {
  identityUrl: setting(
    'IDENTITY_URL',
    gatewayAddress,
    undefined,
    'A provider that checks identities. Unset: the built-in verifier.',
  ),
  identityToken: setting(
    'IDENTITY_TOKEN',
    secretText,
    undefined,
    'The bearer token for IDENTITY_URL, if the address holds none.',
  ),
  identityTimeoutMs: setting(
    'IDENTITY_TIMEOUT_MS',
    wholeNumber(1_000, 60_000),
    '20000',
    'How long a check may take; a customer waits no longer than two thirds of ANSWER_TIMEOUT_MS, and goes on.',
  ),
  identityAttempts: setting(
    'IDENTITY_ATTEMPTS',
    wholeNumber(1, 10),
    '2',
    'How often IDENTITY_URL is asked within that time while it does not answer.',
  ),
  identityFaceDistance: setting(
    'IDENTITY_FACE_DISTANCE',
    decimal(0.2, 0.7),
    '0.45',
    'Two faces further apart than this are two people to the built-in verifier (docs/identity-check.md).',
  ),
  identityTurnsPerDay: setting(
    'IDENTITY_TURNS_PER_DAY',
    wholeNumber(1, 1_000_000),
    '15',
    'How often a day a customer is told which way to turn the head in a video.',
  ),
  identityChecksPerDay: setting(
    'IDENTITY_CHECKS_PER_DAY',
    wholeNumber(1, 1_000_000),
    '10',
    'How many identity checks a day one customer can have made.',
  ),
  identityMemoryMb: setting(
    'IDENTITY_MEMORY_MB',
    wholeNumber(600, 8_000),
    '900',
    'How much memory the built-in verifier may take while it checks; at rest it takes none.',
  ),
  identityChecksAtOnce: setting(
    'IDENTITY_CHECKS_AT_ONCE',
    wholeNumber(1, 32),
    '1',
    'How many checks one server process carries out at once. The built-in verifier takes IDENTITY_MEMORY_MB and one processor core for each.',
  ),
} as const;
