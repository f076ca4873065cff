import { createHash, randomUUID } from 'node:crypto';
import { identityServiceIds } from '@taga/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import type { IdentityCase, IdentityResult } from '../../../identity/identity-verifier.ts';
import { getCustomer } from '../../customers/customers/index.ts';
import { foreigner } from '../../customers/customers/testing/somebody.ts';
import { readOutbox } from '../../messaging/channels/testing/read-outbox.ts';
import { after, applicationRows, startedAt } from '../drafts/testing/application-rows.ts';
import { insertFileHashes } from './file-hash-store.ts';
import type { CheckSubject } from './identity-check.ts';
import { runCheck } from './run-check.ts';
import { getCheck, insertCheck } from './store.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let customerId: string;
let authorizationReqId: string;
let subject: CheckSubject;
let id: string;
/** What can be read of the files, what was verified, and who was told what came of it. */
let contents: Map<string, Buffer>;
let verified: IdentityCase[];
let told: unknown[];

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
});
afterAll(() => database.drop());
beforeEach(() => begin());

async function begin(changes: Partial<CheckSubject> = {}, person: Parameters<typeof rows.addCustomer>[0] = {}) {
  [contents, verified, told] = [new Map(), [], []];
  customerId = await rows.addCustomer(person);
  authorizationReqId = await rows.addApplication(customerId);
  const [frontId, backId, videoId, otherFrontId] = [
    await addFile('PRIMARY-FRONT'),
    await addFile('PRIMARY-BACK'),
    await addFile('SELFIE-VIDEO'),
    await addFile('SECONDARY-FRONT'),
  ];
  subject = {
    serviceId: identityServiceIds.primary,
    idType: 'NID',
    formKey: null,
    frontId,
    backId,
    videoId,
    otherFrontId,
    fileIds: [frontId, backId, videoId, otherFrontId].toSorted(),
    headTurns: null,
    ...changes,
  };
  id = await check();
}

async function addFile(type: string): Promise<string> {
  const file = await rows.addFile(customerId, authorizationReqId, { type });
  contents.set(file, Buffer.from(type));
  return file;
}

async function check(at = startedAt): Promise<string> {
  const checkId = randomUUID();
  await database.db.transaction().execute((trx) => insertCheck(trx, { id: checkId, authorizationReqId, subject, at }));
  return checkId;
}

const approved: IdentityResult = { result: 'approved', reasons: [], scores: { face: 0.9 } };
const refused: IdentityResult = { result: 'refused', reasons: ['face-differs'], scores: {} };
const later: IdentityResult = { result: 'undecided', reasons: ['not-checked-yet'], scores: {}, isWorthRetrying: true };

function run(result: IdentityResult, changes: object = {}, at = startedAt) {
  const dependencies = {
    db: database.db,
    verifier: {
      verify: async (given: IdentityCase) => {
        verified.push(given);
        return result;
      },
    },
    hashPictures: async () => [],
    applications: {
      readFile: async (file: string, owner: string) => (owner === customerId ? contents.get(file) : undefined),
      notifyResult: async (_: unknown, outcome: unknown) => void told.push(outcome),
    },
    now: () => at,
    random: () => 1,
    isAwaited: () => true,
    ...changes,
  };
  return runCheck(id, dependencies as never);
}

const stateOf = async (which = id) => {
  const { status, reasons } = await getCheck(database.db, which);
  return { status, reasons };
};
const dueAt = async () =>
  (await database.pool.query('select attempts, due_at, finished_at from identity_checks where id = $1', [id])).rows[0];
const mails = async () => readOutbox(database, (await getCustomer(database.db, customerId)).person.loginId);

describe('a check', () => {
  test('is of all that was sent, and of who the customer says they are', async () => {
    await run(approved);
    expect(verified).toEqual([
      {
        reference: id,
        serviceId: identityServiceIds.primary,
        idType: 'NID',
        formKey: undefined,
        front: Buffer.from('PRIMARY-FRONT'),
        back: Buffer.from('PRIMARY-BACK'),
        video: Buffer.from('SELFIE-VIDEO'),
        otherFront: Buffer.from('SECONDARY-FRONT'),
        headTurns: undefined,
        person: { fullName: 'MYA MYA', birthDate: '1990-02-28', passport: undefined },
      },
    ]);
    expect(await stateOf()).toEqual({ status: 'VERIFIED', reasons: [] });
    expect(told).toEqual([{ authorizationReqId, status: 'VERIFIED', at: startedAt }]);
    expect(await mails()).toEqual([]);
  });

  test('is of a passport without another side, with the turns that were asked for', async () => {
    const changes = {
      idType: 'PP',
      backId: null,
      videoId: null,
      otherFrontId: null,
      formKey: 'key',
      headTurns: ['left'],
    };
    await begin(changes as never, { ...foreigner, idValue: 'MD7654321' });
    await run(approved);
    expect(verified).toMatchObject([
      {
        formKey: 'key',
        headTurns: ['left'],
        person: { passport: { number: 'MD7654321', expiresOn: '2030-01-01' } },
      },
    ]);
    expect([verified[0]?.back, verified[0]?.video, verified[0]?.otherFront]).toEqual([undefined, undefined, undefined]);
  });

  test.each<[string, () => string | null]>([
    ['photo', () => subject.frontId],
    ['other side', () => subject.backId],
    ['video', () => subject.videoId],
  ])('whose %s is gone cannot be made', async (_, file) => {
    contents.delete(String(file()));
    await run(approved);
    expect(verified).toEqual([]);
    expect(await stateOf()).toEqual({ status: 'PENDING', reasons: ['not-checkable'] });
    expect((await dueAt()).finished_at).toEqual(startedAt);
  });

  test('of a second document that is fine is for a person to look at', async () => {
    await begin({ serviceId: identityServiceIds.secondary });
    await run(approved);
    expect(await stateOf()).toEqual({ status: 'PENDING', reasons: ['second-document'] });
    await begin({ serviceId: identityServiceIds.secondary });
    await run(refused);
    expect(await stateOf()).toEqual({ status: 'FAILED', reasons: ['face-differs'] });
  });

  test('that is done is not done again', async () => {
    await run(approved);
    await run(refused);
    expect(verified).toHaveLength(1);
    expect(await stateOf()).toMatchObject({ status: 'VERIFIED' });
  });
});

describe('a check that nobody could make', () => {
  test('is made later, each time after twice as long', async () => {
    await run(later);
    expect(await dueAt()).toEqual({ attempts: 1, due_at: after(0.5), finished_at: null });
    await run(later, {}, after(1));
    expect(await dueAt()).toEqual({ attempts: 2, due_at: after(2), finished_at: null });
    expect([await stateOf(), told]).toEqual([{ status: 'PENDING', reasons: ['not-checked-yet'] }, []]);
  });

  test.each([
    ['goes on with the eleventh try', 10, ['not-checked-yet'], false],
    ['is for a person after the twelfth', 11, ['not-checkable'], true],
  ])('%s', async (_, attempts, reasons, isOver) => {
    await database.pool.query('update identity_checks set attempts = $2 where id = $1', [id, attempts]);
    await run(later);
    expect(await stateOf()).toEqual({ status: 'PENDING', reasons });
    expect((await dueAt()).finished_at !== null).toBe(isOver);
  });

  test('because its files cannot be looked at waits too, and is not verified', async () => {
    const sha256 = createHash('sha256').update('front').digest();
    const file = { id: subject.frontId, type: 'PRIMARY-FRONT', sha256, at: startedAt };
    await database.db.transaction().execute((trx) => insertFileHashes(trx, { authorizationReqId }, [file], startedAt));
    await run(approved, { hashPictures: async () => undefined });
    expect(verified).toEqual([]);
    expect(await dueAt()).toMatchObject({ attempts: 1, finished_at: null });
    await run(approved, {}, after(1));
    expect(await stateOf()).toMatchObject({ status: 'VERIFIED' });
  });
});

describe('what came of it', () => {
  test('is told of the check that counts alone', async () => {
    await check(after(1));
    await run(approved);
    expect(await stateOf()).toMatchObject({ status: 'VERIFIED' });
    expect(told).toEqual([]);
  });

  test.each<[string, IdentityResult, boolean, number]>([
    ['a refusal that nobody waits for', refused, false, 1],
    ['no refusal that is seen at once', refused, true, 0],
    ['no approval', approved, false, 0],
  ])('the customer is written of %s', async (_, result, isAwaited, count) => {
    await run(result, { isAwaited: () => isAwaited });
    const sent = await mails();
    expect(sent).toHaveLength(count);
    if (count) expect(sent).toMatchObject([{ template: 'identity-not-verified', values: { name: 'MYA MYA' } }]);
  });
});
