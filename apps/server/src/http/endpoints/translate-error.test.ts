import { type ErrorCode, errorCodes, everyEndpointErrors } from '@taga/contract';
import { allEndpoints } from '@taga/contract/endpoints';
import { languages } from '@taga/i18n';
import { describe, expect, test } from 'vitest';
import { BankUnavailable } from '../../bank/bank-errors.ts';
import { DomainError, type DomainErrorCode, Overloaded } from '../../domain-error.ts';
import { errorBodyOf } from './error-answer.ts';
import { translateError } from './translate-error.ts';

const sources = import.meta.glob<string>(['../../{modules,bank,db,jobs}/**/*.ts', '!**/*.test.ts', '!**/testing/**'], {
  query: '?raw',
  eager: true,
  import: 'default',
});

/** Read from the text of the use cases, so that nobody who writes a new domain error has to think of this test. */
const refused = Object.entries(sources).flatMap(([file, text]) =>
  text.includes('new DomainError(') ? [...text.matchAll(/errorCodes\.(\w+)/g)].map(([, name]) => ({ name, file })) : [],
);
const names = [...new Set(refused.map(({ name }) => String(name)))];

const answerTo = (thrown: unknown) => {
  const { code, status, headers } = translateError(thrown);
  return { code, status, headers };
};

describe('every domain error of a use case [ERR-001]', () => {
  test('is found', () => {
    expect(names).toEqual(expect.arrayContaining(['contactTaken', 'codeWrong', 'codeResendTooSoon', 'notFound']));
    const files = Object.entries(sources).filter(([, text]) => text.includes('new DomainError('));
    for (const [file] of files) expect(refused.map((one) => one.file)).toContain(file);
  });

  test.each(names)('%s has its code, a status that says it is not our fault, and words in both languages', (name) => {
    const code = errorCodes[name as keyof typeof errorCodes] as DomainErrorCode;
    expect(Object.keys(errorCodes)).toContain(name);
    const error = translateError(new DomainError(code));
    expect(error.code).toBe(code);
    expect(error.status).toBeGreaterThanOrEqual(400);
    expect(error.status).toBeLessThan(500);
    for (const language of languages) {
      const [detail] = errorBodyOf(error, language, 'id').Error.Details;
      expect(detail?.ErrorCode).toBe(code);
      expect(detail?.ErrorDescription).toMatch(language === 'mm' ? /[\u1000-\u109f]/ : /^[A-Z].+/);
    }
  });

  test.each([
    ['wrongCredentials', 'You could not be signed in.', 'အကောင့်ဝင်၍မရပါ။'],
    ['codeWrong', 'The code was not accepted.', 'အတည်ပြုကုဒ်ကို လက်မခံနိုင်ပါ။'],
    ['codeTriesUsedUp', 'The code was not accepted.', 'အတည်ပြုကုဒ်ကို လက်မခံနိုင်ပါ။'],
    ['codeResendTooSoon', 'Nothing new was sent.', 'အသစ် မပို့ရသေးပါ။'],
    ['chequeBookAlreadyRequested', 'No cheque book could be ordered.', 'ချက်လက်မှတ်စာအုပ် တောင်းဆို၍မရပါ။'],
    ['fileTooLarge', 'The file was not accepted.', 'ဖိုင်ကို လက်မခံနိုင်ပါ။'],
    ['stepOutOfOrder', 'Your application could not continue.', 'သင့်လျှောက်လွှာကို ရှေ့ဆက်၍မရပါ။'],
  ] as const)('%s has a message that says what is wrong [INM-023, LOG-007, PWR-011]', (name, english, burmese) => {
    const error = translateError(new DomainError(errorCodes[name]));
    expect(errorBodyOf(error, 'en', 'id').Error.Message).toBe(english);
    expect(errorBodyOf(error, 'mm', 'id').Error.Message).toBe(burmese);
  });

  /** These speak a protocol of their own, which no call of the contract describes. */
  const ofUploadsInParts = [errorCodes.uploadOffsetWrong];

  test.each(names)('%s is one that the contract names for a call', (name) => {
    const promised: readonly ErrorCode[] = [
      ...everyEndpointErrors,
      ...ofUploadsInParts,
      ...allEndpoints.flatMap(({ errors = [] }) => errors),
    ];
    expect(promised).toContain(errorCodes[name as keyof typeof errorCodes]);
  });

  test('tells which fields, and when to ask again', () => {
    const wrongFields = translateError(new DomainError(errorCodes.invalidField, { fields: ['DOB', 'UID_VALUE'] }));
    expect(wrongFields.details).toEqual([
      { code: 'TG1001', values: { field: 'DOB' } },
      { code: 'TG1001', values: { field: 'UID_VALUE' } },
    ]);
    const tooSoon = translateError(new DomainError(errorCodes.codeResendTooSoon, { retryAfterS: 35 }));
    expect(tooSoon.headers).toEqual({ 'retry-after': '35' });
    expect(translateError(new DomainError(errorCodes.codeWrong)).headers).toEqual({});
  });
});

describe('what fails for now may be asked for again:', () => {
  test.each([
    ['a bank that does not answer', new BankUnavailable('time is up'), 'TG0504', 504, '5'],
    ['a line that is full', new Overloaded(2), 'TG0503', 503, '2'],
    ['a database that is gone', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }), 'TG0503', 503, '5'],
    ['a database that is read-only', Object.assign(new Error('no'), { code: '25006' }), 'TG0503', 503, '5'],
    ['a lock that was not given', Object.assign(new Error('no'), { code: '55P03' }), 'TG0503', 503, '5'],
    ['a statement that took too long', Object.assign(new Error('no'), { code: '57014' }), 'TG0503', 503, '5'],
    [
      'a connection that broke',
      new Error('Client has encountered a connection error and is not queryable'),
      'TG0503',
      503,
      '5',
    ],
    ['a database that is starting', Object.assign(new Error('not yet'), { code: '57P03' }), 'TG0503', 503, '5'],
  ])('%s', (_what, thrown, code, status, retryAfter) => {
    expect(answerTo(thrown)).toEqual({ code, status, headers: { 'retry-after': retryAfter } });
  });

  test.each([new Error('a fault of ours'), undefined, null, 'text'])('but not what nobody expected: %s', (thrown) => {
    expect(answerTo(thrown)).toEqual({ code: 'TG0500', status: 500, headers: {} });
  });
});
