import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '../../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { createQuotas } from '../quotas/index.ts';
import { type CodePurpose, type Codes, createCodes, randomCode, refuseUnlessRight } from './index.ts';

const purposes: readonly CodePurpose[] = ['sign-up', 'reset', 'activation', 'existing-customer'];
const key = Buffer.alloc(32, 7);
const start = new Date('2026-03-01T04:00:00Z');

let at = start;
let database: TestDatabase;
let codes: Codes;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 16 });
  const now = () => at;
  codes = createCodes({
    now,
    // Every code is the same, so that only what it is bound to can make one wrong.
    randomCode: () => '424242',
    key: async () => key,
    quotas: createQuotas({ now, key: async () => key }),
    settings: {
      lifetimeS: { 'sign-up': 300, reset: 300, activation: 300, 'existing-customer': 90, 'new-phone': 90 },
      maxTries: 5,
      maxResends: 3,
      resendGapS: 60,
      sendsPerDay: 10,
      triesPerDay: 20,
    },
  });
});
afterAll(() => database.drop());

const inTransaction = <Result>(work: (trx: Transaction<DB>) => Promise<Result>) =>
  database.db.transaction().execute(work);

let phones = 0;
const newRecipient = () => {
  phones += 1;
  return {
    phone: `0949000${String(phones).padStart(4, '0')}`,
    email: `p${phones}@example.com`,
    language: 'en' as const,
  };
};
const send = (purpose: CodePurpose, subjectId: string, recipient: ReturnType<typeof newRecipient> | undefined) =>
  inTransaction((trx) => codes.send(trx, { purpose, subjectId, recipient }));
const verify = (ref: string, purpose: CodePurpose, subjectId: string, code = '424242') =>
  inTransaction((trx) => codes.verify(trx, { ref, purpose, subjectId, code }));

describe('a code is right only', () => {
  test('for the purpose it was sent for [SEC-007]', async () => {
    const subjectId = randomUUID();
    for (const sentFor of purposes) {
      const { ref } = await send(sentFor, subjectId, newRecipient());
      for (const usedFor of purposes.filter((purpose) => purpose !== sentFor)) {
        expect(await verify(ref, usedFor, subjectId), `${sentFor} as ${usedFor}`).toBe('expired');
      }
      expect(await verify(ref, sentFor, subjectId), sentFor).toBe('right');
    }
  });

  test('for the subject and under the reference it was sent with [SEC-007]', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const toOne = await send('reset', one, newRecipient());
    const toOther = await send('reset', other, newRecipient());
    expect(await verify(toOne.ref, 'reset', other)).toBe('expired');
    expect(await verify(toOther.ref, 'reset', one)).toBe('expired');
    expect(await verify(toOne.ref, 'reset', one)).toBe('right');
  });

  test('until a new request takes its place', async () => {
    const subjectId = randomUUID();
    const recipient = newRecipient();
    const earlier = await send('reset', subjectId, recipient);
    const later = await send('reset', subjectId, recipient);
    expect(later).toMatchObject({ resendsLeft: 3, emailPossible: false });
    expect(await verify(earlier.ref, 'reset', subjectId)).toBe('expired');
    expect(await verify(later.ref, 'reset', subjectId)).toBe('right');
  });

  test.each([
    ['sign-up', 300],
    ['reset', 300],
    ['activation', 300],
    ['existing-customer', 90],
  ] as const)('for %s within %i seconds (G-038) [SEC-007]', async (purpose, lifetimeS) => {
    const [inTime, late] = [randomUUID(), randomUUID()];
    const refs = [await send(purpose, inTime, newRecipient()), await send(purpose, late, newRecipient())];
    at = new Date(start.getTime() + lifetimeS * 1000 - 1);
    expect(await verify(refs[0]?.ref ?? '', purpose, inTime)).toBe('right');
    at = new Date(start.getTime() + lifetimeS * 1000);
    expect(await verify(refs[1]?.ref ?? '', purpose, late)).toBe('expired');
    at = start;
  });

  test('never for nobody, to whom nothing is sent', async () => {
    const subjectId = await codes.decoyFor('some text');
    expect(subjectId).toBe(await codes.decoyFor('some text'));
    expect(subjectId).not.toBe(await codes.decoyFor('some other text'));
    const { ref } = await send('reset', subjectId, undefined);
    for (let guess = 0; guess < 5; guess += 1) expect(await verify(ref, 'reset', subjectId)).toBe('wrong');
    expect(await verify(ref, 'reset', subjectId)).toBe('tries-used-up');
    const { rows } = await database.pool.query(`select not_after < now() as over from outbox where recipient = '-'`);
    expect(rows).toEqual([{ over: true }]);
  });
});

describe('a code is sent again', () => {
  const resend = (purpose: CodePurpose, subjectId: string, recipient: ReturnType<typeof newRecipient>, via?: 'email') =>
    inTransaction((trx) => codes.resend(trx, { purpose, subjectId, recipient }, via)).catch((error) => error);

  test.each(purposes)('for %s after 60 seconds, or at once after a wrong code [SUP-040, SEC-007]', async (purpose) => {
    const [subjectId, recipient] = [randomUUID(), newRecipient()];
    const { ref } = await send(purpose, subjectId, recipient);
    expect(await resend(purpose, subjectId, recipient)).toMatchObject({ code: 'TG1204', facts: { retryAfterS: 60 } });

    expect(await verify(ref, purpose, subjectId, '000000')).toBe('wrong');
    expect(await resend(purpose, subjectId, recipient)).toMatchObject({ ref, resendsLeft: 2, resendAfterS: 60 });
    expect(await resend(purpose, subjectId, recipient), 'the new one is not wrong').toMatchObject({ code: 'TG1204' });
  });

  test('at once after a wrong code three times by SMS and once by email, and not more often (G-164) [SUP-040]', async () => {
    const [subjectId, recipient] = [randomUUID(), newRecipient()];
    const { ref } = await send('sign-up', subjectId, recipient);
    const resendAfterWrong = async (via?: 'email') => {
      expect(await verify(ref, 'sign-up', subjectId, '000000')).toBe('wrong');
      return resend('sign-up', subjectId, recipient, via);
    };
    for (const resendsLeft of [2, 1, 0]) expect(await resendAfterWrong()).toMatchObject({ resendsLeft });
    expect(await resendAfterWrong()).toMatchObject({ code: 'TG1205' });
    expect(await resendAfterWrong('email')).toMatchObject({ emailPossible: false });
    expect(await resendAfterWrong('email')).toMatchObject({ code: 'TG1205' });
  });

  test('at once after a right one too, which is used up (G-164) [ACT-006]', async () => {
    const [subjectId, recipient] = [randomUUID(), newRecipient()];
    const { ref } = await send('activation', subjectId, recipient);
    expect(await verify(ref, 'activation', subjectId)).toBe('right');
    expect(await resend('activation', subjectId, recipient)).toMatchObject({ ref, resendsLeft: 2 });
    expect(await resend('activation', subjectId, recipient)).toMatchObject({ code: 'TG1204' });
  });
});

describe('to one number', () => {
  test('go at most 10 codes a day for newcomers, attackers and its owner each, however many ask at once [SEC-007, SEC-015]', async () => {
    const recipient = newRecipient();
    const ask = (purpose: CodePurpose, count: number) =>
      Promise.all(
        Array.from({ length: count }, () =>
          send(purpose, randomUUID(), recipient).then(
            () => 'sent',
            (error) => error.code,
          ),
        ),
      );
    for (const purpose of ['sign-up', 'reset', 'activation'] as const) {
      const outcomes = await ask(purpose, 30);
      expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(10);
      expect(outcomes.filter((outcome) => outcome === 'TG1205')).toHaveLength(20);
    }
    expect(await ask('existing-customer', 1)).toEqual(['TG1205']);
    const { rows } = await database.pool.query('select 1 from outbox where recipient = $1', [recipient.phone]);
    expect(rows).toHaveLength(30);
    at = new Date(start.getTime() + 24 * 60 * 60 * 1000);
    await send('reset', randomUUID(), recipient);
    at = start;
  });
});

test('codes and numbers are kept as keyed hashes only [SEC-007]', async () => {
  await send('reset', randomUUID(), newRecipient());
  const { rows } = await database.pool.query(
    `select codes::text as text from codes union all select allowances::text from allowances`,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { text } of rows) expect(text).not.toMatch(/424242|0949000/);
});

test('a code is six random digits, zeros in front included [SEC-007]', () => {
  const many = Array.from({ length: 2000 }, randomCode);
  expect(many.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(many).size).toBeGreaterThan(1900);
  expect(many.some((code) => code.startsWith('0'))).toBe(true);
});

test('each result but the right one is an error of its own', () => {
  expect(() => refuseUnlessRight('right')).not.toThrow();
  const codeOf = (result: 'wrong' | 'expired' | 'tries-used-up') => {
    try {
      refuseUnlessRight(result);
      return undefined;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expect([codeOf('wrong'), codeOf('expired'), codeOf('tries-used-up')]).toEqual(['TG1201', 'TG1202', 'TG1203']);
});
