import { wholeNumber } from '../setting-kinds.ts';
import { setting } from './setting.ts';

const seconds = wholeNumber(1, 31_536_000);

export const signUpSettings = {
  anonymousTokenLifetimeS: setting(
    'ANONYMOUS_TOKEN_LIFETIME_S',
    wholeNumber(1, 86_400),
    '3600',
    'How long the tokens for sign-up and for reference lists are valid.',
  ),
  signUpsPerDay: setting(
    'SIGN_UPS_PER_DAY',
    wholeNumber(1, 1_000_000),
    '1000',
    'How many people a day can sign up from one network address, each at the cost of an SMS.',
  ),
  enumerationLimitPerToken: setting(
    'ENUMERATION_LIMIT_PER_TOKEN',
    wholeNumber(1, 1_000_000),
    '5',
    'How often one visitor is told whether a document is known, whether a contact is taken, and can sign up: of each so often.',
    { formerName: 'DIRECT_ANSWERS_PER_TOKEN' },
  ),
  enumerationLimitPerDevice: setting(
    'ENUMERATION_LIMIT_PER_DEVICE',
    wholeNumber(1, 1_000_000),
    '10',
    'The same for a device that somebody has signed in with, a day.',
    { formerName: 'DIRECT_ANSWERS_PER_DEVICE' },
  ),
  enumerationLimitPerAddress: setting(
    'ENUMERATION_LIMIT_PER_ADDRESS',
    wholeNumber(1, 10_000_000),
    '10000',
    'The same for one network address, which a whole town may share, a day.',
    { formerName: 'DIRECT_ANSWERS_PER_ADDRESS' },
  ),
  enumerationStepMs: setting(
    'ENUMERATION_STEP_MS',
    wholeNumber(0, 10_000),
    '400',
    'How much longer each such answer takes than the one before.',
    { formerName: 'DIRECT_ANSWER_STEP_MS' },
  ),
  passportReadingsPerDevice: setting(
    'PASSPORT_READINGS_PER_DEVICE',
    wholeNumber(1, 1_000_000),
    '10',
    'How many photos of a passport a day are read for one visitor, or one known device, who signs up.',
  ),
  passportReadingsPerAddress: setting(
    'PASSPORT_READINGS_PER_ADDRESS',
    wholeNumber(1, 10_000_000),
    '300',
    'The same for one network address, which a whole town may share.',
  ),
  passportReadingTimeoutMs: setting(
    'PASSPORT_READING_TIMEOUT_MS',
    wholeNumber(1_000, 600_000),
    '8000',
    'How long reading one such photo may take. Who has sent three that took longer waits a day.',
  ),
  employeeNamesPerDay: setting(
    'EMPLOYEE_NAMES_PER_DAY',
    wholeNumber(1, 1_000_000),
    '10',
    'How many employee numbers a day one customer can have looked up.',
  ),
  registrationLifetimeS: setting(
    'REGISTRATION_LIFETIME_S',
    seconds,
    '86400',
    'How long a sign-up is kept while its phone number is not confirmed.',
  ),
  awaitingEmailLifetimeS: setting(
    'AWAITING_EMAIL_LIFETIME_S',
    seconds,
    '604800',
    'How long a sign-up is kept from then on while its email address is not confirmed.',
  ),
  emailLinkLifetimeS: setting(
    'EMAIL_LINK_LIFETIME_S',
    seconds,
    '86400',
    'How long a link that confirms an email address is valid.',
  ),
  emailLinksPerDay: setting(
    'EMAIL_LINKS_PER_DAY',
    wholeNumber(1, 1_000),
    '3',
    'How often a day such a link can be asked for again, for one address.',
  ),
  codeLifetimeS: setting(
    'CODE_LIFETIME_S',
    wholeNumber(10, 3_600),
    '300',
    'How long a code is valid at sign-up, password reset and activation.',
  ),
  existingCustomerCodeLifetimeS: setting(
    'EXISTING_CUSTOMER_CODE_LIFETIME_S',
    wholeNumber(10, 3_600),
    '90',
    'How long a code is valid where an existing customer opens an account.',
  ),
  codeMaxTries: setting('CODE_MAX_TRIES', wholeNumber(1, 20), '5', 'How many guesses of one code are evaluated.'),
  codeTriesPerDay: setting(
    'CODE_TRIES_PER_DAY',
    wholeNumber(1, 10_000),
    '20',
    'How many guesses a day are evaluated for one purpose and person, whatever codes were sent.',
  ),
  codeMaxResends: setting('CODE_MAX_RESENDS', wholeNumber(0, 20), '3', 'How often a code can be sent again by SMS.'),
  codeResendGapS: setting(
    'CODE_RESEND_GAP_S',
    wholeNumber(0, 3_600),
    '60',
    'How long to wait before a code, or a link that confirms an email address, can be sent again. After a wrong code a new one is sent at once.',
  ),
  codesPerDay: setting(
    'CODES_PER_DAY',
    wholeNumber(1, 10_000),
    '10',
    'How many codes a day go to one number or address: so many for attackers, and as many again for its owner.',
  ),
  decisionWorkingDays: setting(
    'DECISION_WORKING_DAYS',
    wholeNumber(0, 60),
    '2',
    'Within how many working days, by the hours of the branches, who submits an application is told to expect an answer.',
  ),
  introductionLifetimeS: setting(
    'INTRODUCTION_LIFETIME_S',
    seconds,
    '259200',
    'How long an introducer can answer the link that is sent when an application is submitted.',
  ),
  introductionsPerDay: setting(
    'INTRODUCTIONS_PER_DAY',
    wholeNumber(1, 1_000),
    '3',
    'How many such links a day go to one phone, no matter who names it.',
  ),
} as const;
