import { createHash, randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { maxCardDocuments, maxFileBytes } from '@taga/contract/constants';
import { kindNamed } from '@taga/contract/kinds';
import { accountKind } from '@taga/contract/kinds/account';
import { cardDocumentTypes } from '@taga/contract/rules/applications/card-codes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { MediaProcessEnded, Unreadable } from '../../../media/index.ts';
import { after, applicationRows, startedAt } from '../drafts/testing/application-rows.ts';
import { listFiles } from './store.ts';
import {
  type ApplicationFileDependencies,
  type FileOwner,
  removeFile,
  type SentFile,
  uploadFile,
} from './upload-file.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let customerId: string;
let id: string;
/** What lies in the store, by its name. */
let stored: Map<string, Buffer>;
/** How often a picture was counted as slow. */
let slow: number;

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from files_to_erase');
  customerId = await rows.addCustomer();
  id = await rows.addApplication(customerId, { status: 'INIT' });
  stored = new Map();
  slow = 0;
});

const jpeg = (text = 'photo') => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(text)]);
const pdf = Buffer.from('%PDF-1.7\n');
const webm = Buffer.from([
  0x1a, 0x45, 0xdf, 0xa3, 0x01, 0, 0, 0, 0, 0, 0, 0x1f, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d,
]);

interface Surroundings {
  readonly media?: (job: string) => Promise<unknown>;
  readonly scan?: 'clean' | 'infected' | 'unanswered';
  readonly parts?: { readonly bytes: Buffer; readonly names: readonly string[] };
  readonly waitS?: number;
}

const drawn = Buffer.from('drawn');
const works = async (job: string) =>
  job === 'inspectPdf' ? { isPlain: true } : { bytes: drawn, mediaType: 'video/mp4' };

function around({ media = works, scan, parts, waitS }: Surroundings = {}): ApplicationFileDependencies {
  const dependencies = {
    db: database.db,
    now: () => after(5),
    files: { put: async (name: string, _owner: string, bytes: Buffer) => void stored.set(name, bytes) },
    uploads: { read: async () => parts },
    media: { run: media },
    quotas: {
      waitFor: async () => waitS,
      take: async () => {
        slow += 1;
      },
    },
    scanner: scan && { scan: async () => scan },
  };
  return dependencies as unknown as ApplicationFileDependencies;
}

const owner = (changes: Partial<FileOwner> = {}): FileOwner => ({ customerId, id, ...changes });
const send = (changes: Partial<SentFile> = {}, surroundings: Surroundings = {}, of = owner()) =>
  uploadFile(
    of,
    { type: 'PRIMARY-FRONT', name: 'photo.jpg', content: { bytes: jpeg() }, ...changes },
    around(surroundings),
  );
const refused = (code: string) => ({ code });
const kept = async () => (await listFiles(database.db, id)).map(({ type, name }) => `${type} ${name}`);
const toErase = async () =>
  (await database.pool.query('select name, due_at from files_to_erase order by due_at, name')).rows;
const set = (changes: string, ...values: unknown[]) =>
  database.pool.query(`update applications set ${changes} where authorization_req_id = $1`, [id, ...values]);
const askedFor = (item: string) =>
  set(
    `status = 'INCOMPLETED', correction = $2`,
    JSON.stringify({ items: [item], remark: null, revision: 1, askedAt: startedAt.toISOString(), fileIds: [] }),
  );

test('a photo is drawn again, kept, and no longer listed for erasing', async () => {
  const file = await send();
  expect(file).toEqual({
    id: expect.any(String),
    type: 'PRIMARY-FRONT',
    name: 'photo.jpg',
    mediaType: 'image/jpeg',
    sizeBytes: drawn.length,
    at: after(5),
    isUnscanned: false,
  });
  expect(stored).toEqual(new Map([[`application-files/${file.id}`, drawn]]));
  expect(await toErase()).toEqual([]);
  expect(await listFiles(database.db, id)).toEqual([file]);
});

describe('the application that is meant', () => {
  test.each<[string, () => FileOwner, string | undefined]>([
    ['of its class and currency', () => owner({ accountClass: '301', currency: 'MMK' }), undefined],
    ['of its kind', () => owner({ kind: accountKind as never }), undefined],
    ['not of another class', () => owner({ accountClass: '325' }), errorCodes.notFound],
    ['not of another currency', () => owner({ currency: 'USD' }), errorCodes.notFound],
    ['not of another kind', () => owner({ kind: kindNamed('card') }), errorCodes.notFound],
    ['not of somebody else', () => owner({ customerId: randomUUID() }), errorCodes.notFound],
    ['not where there is none', () => owner({ id: randomUUID() }), errorCodes.notFound],
  ])('takes a file %s [SEC-001]', async (_, of, code) => {
    if (code) await expect(send({}, {}, of())).rejects.toMatchObject(refused(code));
    else await send({}, {}, of());
    expect(await kept()).toHaveLength(code ? 0 : 1);
  });

  test.each<[string, () => Promise<unknown>, string | undefined]>([
    ['before its first save', () => set('status = null'), undefined],
    ['not when it is submitted', () => set(`status = 'PENDING'`), errorCodes.applicationClosed],
    ['when staff have asked for this file', () => askedFor('ID_FRONT'), undefined],
    ['not when staff have asked for something else', () => askedFor('SIGNATURE'), errorCodes.notAskedToCorrect],
  ])('takes a file, and lets one go, %s', async (_, change, code) => {
    const file = await rows.addFile(customerId, id);
    await change();
    const remove = () => removeFile(owner(), file, around());
    if (code) {
      await expect(send({ name: 'other.jpg' })).rejects.toMatchObject(refused(code));
      await expect(remove()).rejects.toMatchObject(refused(code));
      expect(await kept()).toEqual(['PRIMARY-FRONT photo.jpg']);
    } else {
      await remove();
      expect(await kept()).toEqual([]);
      await send();
      expect(await kept()).toHaveLength(1);
    }
  });
});

describe('what is taken out', () => {
  test('is erased, and nothing else', async () => {
    const [file, other] = [
      await rows.addFile(customerId, id),
      await rows.addFile(customerId, id, { type: 'SIGNATURE' }),
    ];
    for (const nothing of [randomUUID(), 'no id']) await removeFile(owner(), nothing, around());
    expect(await kept()).toHaveLength(2);
    await removeFile(owner(), file, around());
    expect(await listFiles(database.db, id)).toMatchObject([{ id: other }]);
    expect(await toErase()).toEqual([{ name: `application-files/${file}`, due_at: after(5) }]);
  });

  test('is of nobody else [SEC-001]', async () => {
    const file = await rows.addFile(customerId, id);
    const stranger = owner({ customerId: randomUUID() });
    await expect(removeFile(stranger, file, around())).rejects.toMatchObject(refused(errorCodes.notFound));
    expect(await kept()).toHaveLength(1);
  });
});

describe('what comes again', () => {
  test('is kept once where bytes and name are the same', async () => {
    const first = await send();
    expect(await send()).toEqual(first);
    expect(await kept()).toHaveLength(1);
    expect(stored.size).toBe(1);
  });

  test('takes the place of what was alone in its slot, which is erased', async () => {
    const first = await send();
    const second = await send({ content: { bytes: jpeg('another') } });
    expect(await listFiles(database.db, id)).toEqual([second]);
    expect(await toErase()).toEqual([{ name: `application-files/${first.id}`, due_at: after(5) }]);
  });

  test('is numbered where several add up, in the first number that is free, up to the last', async () => {
    const income = (text: string) => send({ type: 'SRC_INCOME_FILE' as never, content: { bytes: jpeg(text) } });
    const files = [await income('1'), await income('2'), await income('3')];
    expect(files.map(({ type }) => type)).toEqual(['SRC_INCOME_01', 'SRC_INCOME_02', 'SRC_INCOME_03']);
    await expect(income('4')).rejects.toMatchObject(refused(errorCodes.tooManyFiles));
    expect(await income('2')).toEqual(files[1]);
    await removeFile(owner(), files[1]?.id ?? '', around());
    expect((await income('4')).type).toBe('SRC_INCOME_02');
  });
});

describe('photos for a card, of which several are of one type', () => {
  const [first, second] = cardDocumentTypes;
  const photo = (text: string, changes: Partial<SentFile> = {}) =>
    send({ type: first, content: { bytes: jpeg(text) }, ...changes });
  beforeEach(async () => {
    id = await rows.addApplication(customerId, { kind: 'card', account_class: null, currency: null, status: 'INIT' });
  });

  test('add up, and the same one is kept once, however it comes', async () => {
    const one = await photo('one');
    await photo('two');
    expect(await kept()).toHaveLength(2);
    const parts = { parts: { bytes: jpeg('one'), names: [] } };
    expect(await send({ type: first, content: { uploadId: randomUUID() } }, parts)).toEqual(one);
    expect(await kept()).toHaveLength(2);
  });

  test.each([
    ['of one type', first],
    ['of all types together', second],
  ])('are as many as there may be %s, and no more', async (_, other) => {
    for (let count = 1; count < maxCardDocuments; count += 1)
      await rows.addFile(customerId, id, { type: other, name: `${count}.jpg` });
    await photo('last');
    expect(await kept()).toHaveLength(maxCardDocuments);
    await expect(photo('one more')).rejects.toMatchObject(refused(errorCodes.tooManyFiles));
  });
});

describe('what came in parts', () => {
  const names = ['uploads/a', 'uploads/b'];
  async function begin(): Promise<string> {
    const uploadId = randomUUID();
    await database.db
      .insertInto('uploads')
      .values({ id: uploadId, customer_id: customerId, length_bytes: 1, created_at: startedAt })
      .execute();
    return uploadId;
  }
  const isThere = async (uploadId: string) =>
    (await database.pool.query('select from uploads where id = $1', [uploadId])).rowCount === 1;
  const parts = (bytes = jpeg()) => ({ parts: { bytes, names } });

  test('is one file, and its parts are erased', async () => {
    const [uploadId, other] = [await begin(), await begin()];
    const file = await send({ content: { uploadId } }, parts());
    expect(await kept()).toHaveLength(1);
    expect([await isThere(uploadId), await isThere(other)]).toEqual([false, true]);
    expect((await toErase()).map(({ name }) => name)).toEqual(names);
    // Asked for again, nothing is read: the parts are no more.
    expect(await send({ content: { uploadId } })).toEqual(file);
  });

  test('takes the place of what was alone in its slot, even of the same bytes', async () => {
    const first = await send();
    const second = await send({ content: { uploadId: await begin() } }, parts());
    expect(second.id).not.toBe(first.id);
    expect(await listFiles(database.db, id)).toEqual([second]);
  });

  test('is nothing under an id that is none', async () => {
    await expect(send({ content: { uploadId: 'no id' } })).rejects.toMatchObject(refused(errorCodes.notFound));
  });

  test('is dropped when the scanner finds it harmful, and stays for another try when it cannot be read', async () => {
    const uploadId = await begin();
    const unreadable = () => Promise.reject(new Unreadable());
    await expect(send({ content: { uploadId } }, { ...parts(), media: unreadable })).rejects.toMatchObject(
      refused(errorCodes.fileUnreadable),
    );
    expect(await isThere(uploadId)).toBe(true);
    const infected = send({ content: { uploadId } }, { ...parts(), scan: 'infected' });
    await expect(infected).rejects.toMatchObject(refused(errorCodes.fileInfected));
    expect(await isThere(uploadId)).toBe(false);
    expect(await toErase()).toEqual(names.map((name) => ({ name, due_at: after(5) })));
  });
});

describe('a file is refused, and nothing of it is kept', () => {
  const sum = createHash('sha256').update(jpeg()).digest('hex');

  test.each<[string, Partial<SentFile>, Surroundings, string]>([
    ['of no slot', { type: 'SELFIE' }, {}, errorCodes.notFound],
    ['that is not what its sender says', { sha256: sum.replace(/^./, 'x') }, {}, errorCodes.fileDamaged],
    ['that is too large', { content: { bytes: Buffer.alloc(maxFileBytes + 1) } }, {}, errorCodes.fileTooLarge],
    ['that is nothing known', { content: { bytes: Buffer.alloc(maxFileBytes) } }, {}, errorCodes.fileTypeNotAllowed],
    ['that is a document where a photo is asked for', { content: { bytes: pdf } }, {}, errorCodes.fileTypeNotAllowed],
    ['while the customer waits after slow pictures', {}, { waitS: 9 }, errorCodes.tooManyRequests],
    [
      'that is a document with more in it than pages',
      { type: 'SRC_INCOME_FILE', content: { bytes: pdf } },
      { media: async () => ({ isPlain: false }) },
      errorCodes.pdfNotPlain,
    ],
    ['that cannot be read', {}, { media: () => Promise.reject(new Unreadable()) }, errorCodes.fileUnreadable],
    ['that is harmful', {}, { scan: 'infected' }, errorCodes.fileInfected],
  ])('%s', async (_, file, surroundings, code) => {
    await expect(send(file, surroundings)).rejects.toMatchObject(refused(code));
    expect([await kept(), stored.size, slow]).toEqual([[], 0, 0]);
  });

  test('is not for what is as its sender says', async () => {
    await send({ sha256: sum });
    expect(await kept()).toHaveLength(1);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('that ended the process counts as slow where it took too long: %s', async (tookTooLong, count) => {
    const media = () => Promise.reject(new MediaProcessEnded({ tookTooLong, hadBegun: true }));
    await expect(send({}, { media })).rejects.toMatchObject(refused(errorCodes.fileUnreadable));
    expect(slow).toBe(count);
  });

  test('and what nobody expected is no answer', async () => {
    await expect(send({}, { media: () => Promise.reject(new Error('a fault')) })).rejects.toThrow('a fault');
  });
});

test.each<[string, string, Buffer, Surroundings, Buffer, string]>([
  ['a document with nothing but pages is as it came', 'SRC_INCOME_FILE', pdf, {}, pdf, 'application/pdf'],
  ['a video is packed again', 'SELFIE-VIDEO', webm, {}, drawn, 'video/mp4'],
  [
    'a video that cannot be packed is as it came',
    'SELFIE-VIDEO',
    webm,
    { media: async () => undefined },
    webm,
    'video/webm',
  ],
])('%s', async (_, type, bytes, surroundings, expected, mediaType) => {
  const file = await send({ type, content: { bytes } }, surroundings);
  expect(file.mediaType).toBe(mediaType);
  expect([...stored.values()]).toEqual([expected]);
});

test.each([
  ['clean', false],
  ['unanswered', true],
] as const)('what the scanner says is kept: %s', async (scan, isUnscanned) => {
  expect(await send({}, { scan })).toMatchObject({ isUnscanned });
  expect(await listFiles(database.db, id)).toMatchObject([{ isUnscanned }]);
});
