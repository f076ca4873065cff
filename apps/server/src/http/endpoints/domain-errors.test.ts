import { defineEndpoint, type ErrorCode, errorCodes, httpStatusOf } from '@taga/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { BankRefused, BankUnavailable, type RefusalReason, refusalReasons } from '../../bank/bank-errors.ts';
import { expectError } from '../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { EndpointError } from './endpoint-error.ts';
import { implement } from './implement.ts';

/** Refuses as it is told to, so that each domain error can be seen on the wire. */
const refusing = defineEndpoint({
  id: 'refuse',
  base: 'api',
  method: 'POST',
  path: '/probe/refuse',
  allowedRoles: ['anyone'],
  summary: 'Refuses',
  body: z.object({ code: z.optional(z.string()), reason: z.optional(z.string()) }),
  answer: z.object({}),
});
const refuses = implement(refusing, 'calls', ({ body }) => {
  if (body.code !== undefined) throw new EndpointError(body.code as ErrorCode);
  if (body.reason !== undefined) throw new BankRefused(body.reason as RefusalReason, 'In words of the bank');
  throw new BankUnavailable('a test');
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_CALLS: '100000' }, { endpoints: [refusing], implementations: [refuses] });
});
afterAll(() => server.stop());

const refused = (body: object, language = 'en') => server.post(`/api/probe/refuse?lang=${language}`, body);
const english = /^[A-Z][^\u1000-\u109f]+$/;
const burmese = /[\u1000-\u109f]/;

describe('every domain error has its error code, and says why in both languages [ERR-001]:', () => {
  const codes = Object.values(errorCodes);

  test.each(codes.filter((code) => httpStatusOf(code) < 500))('%s', async (code) => {
    const expected = { status: httpStatusOf(code), codes: [code] };
    const inEnglish = await expectError(await refused({ code }), expected);
    expect(inEnglish.Details[0]?.ErrorDescription).toMatch(english);
    const inBurmese = await expectError(await refused({ code }, 'mm'), expected);
    expect(inBurmese.Details[0]?.ErrorDescription).toMatch(burmese);
    expect(inBurmese.Message).toMatch(burmese);
  });

  test.each(codes.filter((code) => httpStatusOf(code) >= 500))('%s, which tells no details', async (code) => {
    const expected = { status: httpStatusOf(code), codes: [] };
    expect((await expectError(await refused({ code }), expected)).Message).toMatch(english);
    expect((await expectError(await refused({ code }, 'mm'), expected)).Message).toMatch(burmese);
  });
});

describe('a no of the bank is told with a code of ours, and not in its words [ERR-001]:', () => {
  const codeByReason: Record<RefusalReason, ErrorCode> = {
    insufficientFunds: 'TG1502',
    unknownAccount: 'TG1501',
    accountClosed: 'TG1501',
    knownWithOtherPhone: 'TG1505',
    unknownCustomer: 'TG1505',
    documentOfAnother: 'TG1505',
    accountNotEmpty: 'TG1505',
    currencyMismatch: 'TG1505',
    amountInvalid: 'TG1505',
    sameAccount: 'TG1505',
    unknownService: 'TG1505',
    classNotOffered: 'TG1505',
    customerBlacklisted: 'TG1301',
    unknownCard: 'TG1505',
    cardNotRenewable: 'TG1506',
    referenceReused: 'TG1505',
    other: 'TG1505',
  };

  test.each(refusalReasons)('%s', async (reason) => {
    const error = await expectError(await refused({ reason }), { status: 400, codes: [codeByReason[reason]] });
    expect(JSON.stringify(error)).not.toContain('words of the bank');
  });

  test('and no answer of the bank is 504, to be asked for again [REL-004]', async () => {
    const answer = await refused({});
    await expectError(answer, { status: 504, codes: [] });
    expect(answer.headers.get('retry-after')).toBe('5');
  });
});
