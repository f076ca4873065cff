import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DB } from '../../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { createQuotas } from '../quotas/index.ts';
import { type CodePurpose, type Codes, createCodes } from './index.ts';

const start = new Date('2026-03-01T04:00:00Z');
const key = async () => Buffer.alloc(32, 7);
const hourS = 60 * 60;

let at: Date;
/** Each code is another one. */
let sentCodes: string[];
let database: TestDatabase;
let codes: Codes;
beforeAll(async () => {
  database = await createTestDatabase();
  const now = () => at;
  codes = createCodes({
    now,
    randomCode: () => {
      sentCodes.push(String(100_000 + sentCodes.length));
      return sentCodes.at(-1) ?? '';
    },
    key,
    quotas: createQuotas({ now, key }),
    settings: {
      lifetimeS: { 'sign-up': 7200, reset: 7200, activation: 7200, 'existing-customer': 90, 'new-phone': 90 },
      maxTries: 3,
      maxResends: 2,
      resendGapS: 60,
      sendsPerDay: 4,
      triesPerDay: 5,
    },
  });
});
afterAll(() => database.drop());
beforeEach(async () => {
  at = start;
  sentCodes = [];
  await database.pool.query('truncate codes, allowances, outbox');
});

const later = (seconds: number) => {
  at = new Date(start.getTime() + seconds * 1000);
};
const run = <Result>(work: (trx: Transaction<DB>) => Promise<Result>) => database.db.transaction().execute(work);
const newPerson = (purpose: CodePurpose = 'reset', changes: object = {}) => {
  const id = randomUUID();
  const recipient = { phone: `09${id}`, email: `${id}@example.com`, language: 'mm' as const };
  return { purpose, subjectId: id, recipient, ...changes };
};
type TestRequest = ReturnType<typeof newPerson>;
const request = (asked: TestRequest, via?: 'sms' | 'email') => run((trx) => codes.request(trx, asked, via));
const refused = (asked: TestRequest, via?: 'sms' | 'email') => request(asked, via).catch((error) => error);
const repeat = (asked: Parameters<Codes['sendOrRepeat']>[1]) => run((trx) => codes.sendOrRepeat(trx, asked));
const verify = ({ purpose, subjectId }: TestRequest, ref: string, code: string) =>
  run((trx) => codes.verify(trx, { purpose, subjectId, ref, code }));
const messages = async () =>
  (
    await database.pool.query(
      `select channel, recipient, template, language, not_after, state from outbox order by queued_at, id`,
    )
  ).rows;
const waiting = async () => (await messages()).filter(({ state }) => state === 'waiting');

describe('a code that is asked for', () => {
  test('is the first, and then sent again under the same reference after the pause', async () => {
    const asked = newPerson();
    const first = await request(asked);
    expect(first).toEqual({ ref: first.ref, resendAfterS: 60, resendsLeft: 2, emailPossible: false });
    later(59);
    const tooSoon = { code: errorCodes.codeResendTooSoon, facts: { retryAfterS: 1 } };
    expect(await refused(asked)).toMatchObject(tooSoon);
    later(60);
    expect(await request(asked)).toMatchObject({ ref: first.ref, resendsLeft: 1, emailPossible: false });
    later(120);
    expect(await request(asked)).toMatchObject({ ref: first.ref, resendsLeft: 0, emailPossible: true });
    later(180);
    expect(await refused(asked)).toMatchObject({ code: errorCodes.codeResendsUsedUp });
    expect(await refused(asked, 'email')).toMatchObject({ ref: first.ref, resendsLeft: 0, emailPossible: false });
    later(240);
    expect(await refused(asked, 'email')).toMatchObject({ code: errorCodes.codeResendsUsedUp });
  });

  test('goes to the phone, or by e-mail, of who it is for, in place of the one before', async () => {
    const asked = newPerson('activation');
    await request(asked);
    const sms = { channel: 'sms', recipient: asked.recipient.phone, template: 'activation-code', language: 'mm' };
    expect(await waiting()).toEqual([{ ...sms, state: 'waiting', not_after: new Date(start.getTime() + 7_200_000) }]);
    await database.pool.query('update codes set resends = 2, tries = 1');
    await request(asked, 'email');
    const email = { channel: 'email', recipient: asked.recipient.email, template: 'code-by-email', language: 'mm' };
    expect(await waiting()).toMatchObject([email]);
    expect(await messages()).toHaveLength(2);
  });

  test('too soon by e-mail is told so, as long as none was sent', async () => {
    const asked = newPerson();
    await request(asked);
    expect(await refused(asked, 'email')).toMatchObject({
      code: errorCodes.codeResendTooSoon,
      facts: { retryAfterS: 60 },
    });
    const never = newPerson();
    const byEmail = run((trx) => codes.resend(trx, never, 'email'));
    await expect(byEmail).rejects.toMatchObject({ code: errorCodes.codeResendTooSoon, facts: { retryAfterS: 1 } });
  });

  test('is the first of a new count after an hour of silence', async () => {
    const asked = newPerson();
    const { ref } = await request(asked);
    await database.pool.query('update codes set resends = 2');
    later(hourS - 1);
    expect(await refused(asked)).toMatchObject({ code: errorCodes.codeResendsUsedUp });
    later(hourS);
    const next = await request(asked);
    expect(next).toMatchObject({ resendsLeft: 2 });
    expect(next.ref).not.toBe(ref);
  });

  test('is one of so many a day to a number, and of as many by e-mail, no matter who they are for', async () => {
    const phone = '09451234567';
    const to = (purpose: CodePurpose, changes: object = {}) => {
      const asked = newPerson(purpose, changes);
      return { ...asked, recipient: { ...asked.recipient, phone } };
    };
    const askAll = async (purpose: CodePurpose, changes: object = {}) => {
      const outcomes = [];
      for (let n = 0; n < 5; n += 1) outcomes.push((await refused(to(purpose, changes))).code ?? 'sent');
      return outcomes;
    };
    const four = ['sent', 'sent', 'sent', 'sent', errorCodes.codeResendsUsedUp];
    expect(await askAll('sign-up')).toEqual(four);
    expect(await askAll('reset')).toEqual(four);
    expect(await askAll('reset', { isFromKnownDevice: true }), 'customers have a count of their own').toEqual(four);
    expect(await refused(to('activation')), 'which is one').toMatchObject({
      code: errorCodes.codeResendsUsedUp,
      facts: { retryAfterS: 24 * hourS },
    });
    expect(await messages()).toHaveLength(12);
    expect((await refused(newPerson())).code, 'to another number').toBeUndefined();
  });
});

describe('a code that anyone may ask for in somebody’s name', () => {
  test('is sent, and its answer repeated while it is fresh or none is left; the code stays good', async () => {
    const asked = newPerson();
    const first = await repeat(asked);
    expect(first).toEqual({ ref: first.ref, resendAfterS: 60, resendsLeft: 2, emailPossible: false });
    later(59);
    expect(await repeat(asked)).toEqual({ ...first, resendAfterS: 1 });
    expect(await messages()).toHaveLength(1);
    later(60);
    expect(await repeat(asked)).toEqual({ ...first, resendsLeft: 1 });
    expect(await verify(asked, first.ref, sentCodes[0] ?? ''), 'there is a newer one').toBe('wrong');
    expect(await repeat(asked), 'a wrong one is no reason to send another').toMatchObject({ resendsLeft: 1 });
    later(120);
    expect(await repeat(asked)).toEqual({ ...first, resendsLeft: 0, emailPossible: true });
    const live = sentCodes.at(-1) ?? '';
    later(180);
    expect(await repeat(asked)).toMatchObject({ resendsLeft: 0, emailPossible: true });
    expect(await messages()).toHaveLength(3);
    expect(await verify(asked, first.ref, live)).toBe('right');
  });

  test('is sent at once where the last was used', async () => {
    const asked = newPerson();
    const { ref } = await repeat(asked);
    expect(await verify(asked, ref, sentCodes[0] ?? '')).toBe('right');
    expect(await repeat(asked)).toMatchObject({ resendsLeft: 1 });
    expect(await messages()).toHaveLength(2);
  });

  test('is the first of a new count after an hour of silence', async () => {
    const asked = newPerson();
    const { ref } = await repeat(asked);
    await database.pool.query('update codes set resends = 2, sent_by_email = true');
    later(hourS - 1);
    expect(await repeat(asked)).toMatchObject({ ref, resendsLeft: 0, emailPossible: false });
    later(hourS);
    const next = await repeat(asked);
    expect(next).toMatchObject({ resendsLeft: 2, emailPossible: false });
    expect(next.ref).not.toBe(ref);
  });

  test('leaves e-mail once no SMS is left for the day, and a new count has it again', async () => {
    const asked = newPerson();
    for (let n = 0; n < 4; n += 1) await refused({ ...newPerson(), recipient: asked.recipient });
    const first = await repeat(asked);
    expect(first).toMatchObject({ resendsLeft: 0, emailPossible: true });
    expect(await repeat(asked)).toMatchObject({ resendsLeft: 0, emailPossible: true });
    await database.pool.query(
      `update codes set resends = 1, sent_by_email = true, sent_at = $2::timestamptz, expires_at = $2::timestamptz + interval '1 minute' where subject_id = $1`,
      [asked.subjectId, start],
    );
    later(60);
    expect(await repeat(asked), 'of the same count').toMatchObject({ resendsLeft: 0, emailPossible: false });
    later(hourS + 1);
    expect(await repeat(asked)).toMatchObject({ resendsLeft: 0, emailPossible: true });
  });

  test('is counted and answered alike for nobody, to whom nothing leaves', async () => {
    const nobody = { purpose: 'reset' as const, subjectId: randomUUID(), recipient: undefined };
    const first = await repeat(nobody);
    expect(first).toEqual({ ref: first.ref, resendAfterS: 60, resendsLeft: 2, emailPossible: false });
    expect(await waiting()).toMatchObject([{ recipient: '-', not_after: new Date(0) }]);
    const guess = { purpose: nobody.purpose, subjectId: nobody.subjectId, ref: first.ref, code: sentCodes[0] ?? '' };
    expect(await run((trx) => codes.verify(trx, guess))).toBe('wrong');
  });
});

describe('guesses', () => {
  test('are evaluated as often as a code allows, and as often as a day allows', async () => {
    const asked = newPerson();
    const { ref } = await request(asked);
    const left = () => codes.triesLeft(database.db, asked);
    expect(await left()).toBe(3);
    for (const tries of [2, 1, 0]) {
      expect(await verify(asked, ref, '0')).toBe('wrong');
      expect(await left()).toBe(tries);
    }
    expect(await verify(asked, ref, sentCodes[0] ?? '')).toBe('tries-used-up');
    await request(asked);
    expect(await left()).toBe(3);
    for (let n = 0; n < 2; n += 1) expect(await verify(asked, ref, '0')).toBe('wrong');
    expect(await verify(asked, ref, sentCodes[1] ?? ''), 'five today').toBe('tries-used-up');
    later(24 * hourS);
    const next = await request(asked);
    expect(await verify(asked, next.ref, sentCodes[2] ?? '')).toBe('right');
  });

  test('of a used code are answered as right only with its digits, and no more often', async () => {
    const asked = newPerson();
    const { ref } = await request(asked);
    const code = sentCodes[0] ?? '';
    expect(await verify(asked, 'another', code)).toBe('expired');
    expect(await verify(asked, ref, code)).toBe('right');
    expect(await verify(asked, ref, '0')).toBe('expired');
    expect(await verify(asked, ref, code)).toBe('right-before');
    expect(await verify(asked, ref, code), 'no try is left').toBe('expired');
    later(7200);
    expect(await verify(asked, ref, code)).toBe('expired');
  });
});
