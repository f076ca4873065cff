import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DB } from '../../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { countUnlocked } from '../../../db/testing/unlocked-rows.ts';
import { createCustomer } from '../../customers/customers/index.ts';
import { somebody } from '../../customers/customers/testing/somebody.ts';
import { saveRegistration } from '../../customers/registration/store.ts';
import type { NewCode } from './code.ts';
import {
  countTries,
  evaluateCode,
  evaluateUsedCode,
  findCode,
  findSubject,
  holdCode,
  insertCode,
  lockCode,
  purgeDecoyCodes,
  renewCodeByEmail,
  renewCodeBySms,
  spendResends,
  wasTyped,
} from './store.ts';

const at = new Date('2026-03-01T04:00:00Z');
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const dayS = 24 * 60 * 60;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate codes'));

const run = <Result>(work: (trx: Transaction<DB>) => Promise<Result>) => database.db.transaction().execute(work);
const hashOf = (digits: string) => Buffer.from(digits.padEnd(32));

function newCode(changes: Partial<NewCode> = {}): NewCode {
  return {
    purpose: 'reset',
    subjectId: randomUUID(),
    ref: randomUUID(),
    codeHash: hashOf('424242'),
    sentAt: at,
    expiresAt: after(300),
    ...changes,
  };
}

const sent = async (changes?: Partial<NewCode>) => {
  const code = newCode(changes);
  await run((trx) => insertCode(trx, code));
  return code;
};
/** Two codes beside each other: of one subject for two purposes, and of one purpose for two subjects. */
async function sentBeside(code: NewCode) {
  return [await sent({ subjectId: code.subjectId, purpose: 'activation' }), await sent({ purpose: code.purpose })];
}
const attemptOf = ({ purpose, subjectId, ref }: NewCode, changes: object = {}) => ({
  ...{ purpose, subjectId, ref, codeHash: hashOf('424242'), maxTries: 5, at },
  ...changes,
});
const savedOf = (code: Pick<NewCode, 'purpose' | 'subjectId'>) => findCode(database.db, code);
const stateOf = async (code: NewCode) => {
  const { resends, sentByEmail, tries, usedAt } = (await savedOf(code)) ?? {};
  return { resends, sentByEmail, tries, usedAt };
};
const asNew = { resends: 0, sentByEmail: false, tries: 0, usedAt: null };

test('a code is typed once it was tried', () => {
  expect([0, 1, 2].map((tries) => wasTyped({ tries }))).toEqual([false, true, true]);
});

describe('a new code', () => {
  test('replaces the one before with all its counts, and no other', async () => {
    const code = await sent();
    const others = await sentBeside(code);
    const { pool } = database;
    await pool.query(`update codes set resends = 3, sent_by_email = true, tries = 4, used_at = sent_at`);
    const next = { ...code, ref: 'the next' };
    expect(await run((trx) => insertCode(trx, next))).toMatchObject({ ref: 'the next', ...asNew });
    for (const other of others) expect(await stateOf(other)).toMatchObject({ resends: 3, tries: 4 });
  });

  test('takes away those that were sent more than 30 days before', async () => {
    const [older, newer] = [await sent(), await sent({ sentAt: after(1), expiresAt: after(2) })];
    await sent({ sentAt: after(30 * dayS), expiresAt: after(31 * dayS) });
    expect(await savedOf(older)).toBeUndefined();
    expect(await savedOf(newer)).toBeDefined();
  });
});

describe('a code is evaluated', () => {
  test('and is right once', async () => {
    const code = await sent();
    const others = await sentBeside(code);
    expect(await run((trx) => evaluateCode(trx, attemptOf(code)))).toBe(true);
    expect(await stateOf(code)).toEqual({ ...asNew, tries: 1, usedAt: at });
    expect(await run((trx) => evaluateCode(trx, attemptOf(code)))).toBeUndefined();
    for (const other of others) expect(await stateOf(other)).toEqual(asNew);
  });

  test('and is wrong with other digits, which count', async () => {
    const code = await sent();
    expect(await run((trx) => evaluateCode(trx, attemptOf(code, { codeHash: hashOf('000000') })))).toBe(false);
    expect(await stateOf(code)).toEqual({ ...asNew, tries: 1 });
  });

  test.each([
    ['another reference', { ref: 'another' }],
    ['another purpose', { purpose: 'activation' }],
    ['another subject', { subjectId: randomUUID() }],
    ['the moment it ends', { at: after(300) }],
    ['no try left', { maxTries: 0 }],
  ])('never with %s, used or not', async (_, changes) => {
    const code = await sent();
    expect(await run((trx) => evaluateCode(trx, attemptOf(code, changes)))).toBeUndefined();
    expect(await stateOf(code)).toEqual(asNew);
    await run((trx) => evaluateCode(trx, attemptOf(code)));
    expect(await run((trx) => evaluateUsedCode(trx, attemptOf(code, { maxTries: 5, ...changes })))).toBe(false);
    expect(await stateOf(code)).toMatchObject({ tries: 1 });
  });

  test('up to the last try, used or not', async () => {
    const code = await sent();
    expect(await run((trx) => evaluateCode(trx, attemptOf(code, { maxTries: 1 })))).toBe(true);
    expect(await run((trx) => evaluateUsedCode(trx, attemptOf(code, { maxTries: 1 })))).toBe(false);
    expect(await run((trx) => evaluateUsedCode(trx, attemptOf(code, { maxTries: 2 })))).toBe(true);
    expect(await stateOf(code)).toMatchObject({ tries: 2 });
  });

  test('as a used one only once it was right, and only with its digits', async () => {
    const code = await sent();
    expect(await run((trx) => evaluateUsedCode(trx, attemptOf(code)))).toBe(false);
    expect(await stateOf(code)).toEqual(asNew);
    await run((trx) => evaluateCode(trx, attemptOf(code)));
    expect(await run((trx) => evaluateUsedCode(trx, attemptOf(code, { codeHash: hashOf('0') })))).toBe(false);
    expect(await run((trx) => evaluateUsedCode(trx, attemptOf(code)))).toBe(true);
    expect(await stateOf(code)).toMatchObject({ tries: 3, usedAt: at });
  });
});

describe('a code is renewed', () => {
  const guard = { maxResends: 2, sentBefore: after(-60) };
  const later = (code: NewCode) => ({ ...code, ref: 'not taken', codeHash: hashOf('111111'), sentAt: after(60) });
  const renewals = { sms: renewCodeBySms, email: renewCodeByEmail };
  const setCounts = (resends: number, tries = 0) =>
    database.pool.query('update codes set resends = $1, tries = $2', [resends, tries]);

  test.each([
    ['sms', 0],
    ['email', 2],
  ] as const)('by %s after the pause, under its reference and with new tries', async (via, resends) => {
    const code = await sent();
    const others = await sentBeside(code);
    await database.pool.query('update codes set resends = $1, used_at = sent_at, tries = 0', [resends]);
    const renew = (sentBefore: Date) => run((trx) => renewals[via](trx, later(code), { ...guard, sentBefore }));
    expect(await renew(after(-1)), 'too soon').toBeUndefined();
    const isEmail = via === 'email';
    const counts = { resends: isEmail ? 2 : 1, sentByEmail: isEmail, tries: 0, usedAt: null };
    expect(await renew(at), 'at its end').toMatchObject({ ref: code.ref, sentAt: after(60), ...counts });
    for (const other of others) expect(await stateOf(other)).toEqual({ ...asNew, resends, usedAt: at });
    const digits = { codeHash: hashOf('111111'), at: after(61) };
    expect(await run((trx) => evaluateCode(trx, attemptOf(code, digits)))).toBe(true);
  });

  test.each(['sms', 'email'] as const)('by %s at once after it was typed, with new tries', async (via) => {
    const code = await sent();
    await setCounts(via === 'sms' ? 1 : 2, 3);
    expect(await run((trx) => renewals[via](trx, later(code), guard))).toMatchObject({ resends: 2, tries: 0 });
  });

  test('by SMS as often as allowed, by email once after that', async () => {
    const code = await sent();
    await setCounts(1);
    const open = { ...guard, sentBefore: after(100) };
    expect(await run((trx) => renewCodeByEmail(trx, later(code), open)), 'SMS are left').toBeUndefined();
    expect(await run((trx) => renewCodeBySms(trx, later(code), open))).toMatchObject({ resends: 2 });
    expect(await run((trx) => renewCodeBySms(trx, later(code), open)), 'no SMS is left').toBeUndefined();
    expect(await run((trx) => renewCodeByEmail(trx, later(code), open))).toMatchObject({ sentByEmail: true });
    expect(await run((trx) => renewCodeByEmail(trx, later(code), open)), 'no email is left').toBeUndefined();
  });

  test('by SMS where none was sent: it counts as the first resend', async () => {
    expect(await run((trx) => renewCodeBySms(trx, newCode(), guard))).toMatchObject({ ...asNew, resends: 1 });
  });

  test('no more by SMS once the resends are spent, and by email again where a new count begins', async () => {
    const code = await sent();
    const others = await sentBeside(code);
    await database.pool.query('update codes set sent_by_email = true');
    const spend = (isNewCount: boolean) => run((trx) => spendResends(trx, code, { maxResends: 3, isNewCount }));
    expect(await spend(false)).toMatchObject({ resends: 3, sentByEmail: true });
    expect(await spend(true)).toMatchObject({ resends: 3, sentByEmail: false });
    for (const other of others) expect(await stateOf(other)).toMatchObject({ resends: 0, sentByEmail: true });
  });
});

describe('a code is held', () => {
  test('as it was sent, and nobody else changes it meanwhile', async () => {
    const code = await sent();
    const others = await sentBeside(code);
    await run(async (trx) => {
      expect(await holdCode(trx, { ...code, ref: 'another' })).toMatchObject({ ref: code.ref, sentAt: at });
      expect(await countUnlocked(database, 'codes')).toBe(others.length);
    });
    await run(async (trx) => {
      expect(await lockCode(trx, code)).toMatchObject({ ref: code.ref });
      expect(await countUnlocked(database, 'codes')).toBe(others.length);
    });
  });

  test('where none was sent as one that was over long ago', async () => {
    const code = newCode();
    const held = await run((trx) => holdCode(trx, code));
    expect(held).toMatchObject({ ...asNew, sentAt: new Date(0), expiresAt: new Date(1) });
    expect(await run((trx) => evaluateCode(trx, attemptOf(code)))).toBeUndefined();
  });
});

test('a code is found by its purpose and subject, its subject by its reference and purpose', async () => {
  const code = await sent();
  const others = await sentBeside(code);
  await run((trx) => evaluateCode(trx, attemptOf(code, { codeHash: hashOf('0') })));
  for (const each of [code, ...others]) {
    expect(await savedOf(each)).toMatchObject({ ref: each.ref });
    expect(await run((trx) => lockCode(trx, each))).toMatchObject({ ref: each.ref });
    expect(await countTries(database.db, each)).toBe(each === code ? 1 : 0);
    expect(await findSubject(database.db, each.ref, each.purpose)).toBe(each.subjectId);
  }
  const nobody = newCode();
  expect(await run((trx) => lockCode(trx, nobody))).toBeUndefined();
  expect(await countTries(database.db, nobody)).toBe(0);
  expect(await findSubject(database.db, code.ref, 'activation')).toBeUndefined();
  expect(await findSubject(database.db, 'none of ours', 'reset')).toBeUndefined();
});

test('codes of people who do not exist are taken away, those of customers and sign-ups stay', async () => {
  const [customerId, registrationId] = [randomUUID(), randomUUID()];
  const person = somebody();
  await run((trx) => createCustomer(trx, { id: customerId, person, passwordHash: 'x', existingCustomer: false, at }));
  const registration = { id: registrationId, person, passwordHash: 'x', createdAt: at, expiresAt: after(300) };
  await run((trx) => saveRegistration(trx, registration));
  const kept = [
    await sent({ subjectId: customerId }),
    await sent({ subjectId: registrationId, purpose: 'sign-up' }),
    await sent({ sentAt: after(1) }),
  ];
  const decoy = await sent();
  await purgeDecoyCodes(database.db, at);
  expect(await savedOf(decoy)).toBeUndefined();
  for (const code of kept) expect(await savedOf(code)).toBeDefined();
});
