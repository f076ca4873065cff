import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { definitionOf } from '@taga/contract';
import { getAccountInfo, uploadFile } from '@taga/contract/endpoints';
import { type FileType, fileTypes } from '@taga/contract/records/applications/file';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { portrait, somebody } from '../../../identity/testing/pictures.ts';
import { slideShow } from '../../../identity/testing/videos.ts';
import { missingForMp4 } from '../../../media/identity/mp4-programs.ts';
import { phoneVideo } from '../../../media/testing/phone-video.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type Customers, createCustomers, type TestCustomer } from '../../access/sessions/testing/customers.ts';
import { changeMeanwhile } from '../drafts/testing/change-meanwhile.ts';
import { listFiles } from './store.ts';

let now = new Date('2026-03-01T04:00:00Z');
let server: TestServer;
let customers: Customers;
let mya: TestCustomer;
let token: { authorization: string };
let application: string;
let photo: Buffer;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_CALLS: '100000', RATE_LIMIT_CUSTOMER: '100000' }, {}, () => now);
  customers = await createCustomers(server);
  // Lying on its side, with a camera's notes and a place in it.
  photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#467' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  mya = await customers.add();
  token = await customers.tokenOf(mya.loginId);
  const asked = { LoginId: mya.loginId, AccountClass: '301', Currency: 'MMK', IsFCY: false };
  const answer = await server.post('/api/create-account/info/by/account_class', asked, token);
  application = definitionOf(getAccountInfo).answer.parse(await answer.json()).Data.AuthorizationReqId;
});

function send(type: FileType, content: { FileData: string } | { UploadId: string }, changes: object = {}) {
  const sent = {
    AuthorizationReqId: application,
    AccountClass: '301',
    LoginId: mya.loginId,
    FileType: type,
    FileName: 'photo.jpg',
    ...content,
    ...changes,
  };
  return server.post('/upload/create-account/file_upload', sent, token);
}
const sendBytes = (type: FileType, bytes: Buffer, changes: object = {}) =>
  send(type, { FileData: bytes.toString('base64') }, changes);
const readAnswer = async (answer: Response) => definitionOf(uploadFile).answer.parse(await answer.json());
const kept = () => listFiles(server.database.db, application);

/** A small disk takes the rights of root. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'taga-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'none', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A square of one bit a pixel. */
function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('a file in one piece', () => {
  test.each(fileTypes)('may be a %s [BIO-022]', async (type) => {
    const bytes = type === 'SELFIE-VIDEO' ? await slideShow([await portrait(somebody)], 1) : photo;
    expect((await sendBytes(type, bytes)).status).toBe(200);
  });

  test('is kept, and its address shows it for a while [API-041, API-042]', async () => {
    const answer = await sendBytes('PRIMARY-FRONT', photo);
    expect(answer.status).toBe(200);
    const { fileUrl, fileType, fileName, Data } = await readAnswer(answer);
    expect({ fileType, fileName, Data }).toMatchObject({
      fileType: 'PRIMARY-FRONT',
      fileName: 'photo.jpg',
      Data: { AuthorizationReqId: application },
    });
    const shown = await server.get(fileUrl);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    for (const changed of [
      fileUrl.replace(/seal=.{4}/, 'seal=AAAA'),
      fileUrl.replace(/until=\d+/, 'until=9999999999'),
    ]) {
      await expectError(await server.get(changed), { status: 404, codes: ['TG0404'] });
    }
    now = new Date(now.getTime() + 601_000);
    await expectError(await server.get(fileUrl), { status: 404, codes: ['TG0404'] });
  });

  test('an image is drawn again: upright, no larger than 2,000 pixels, without what the camera noted [SEC-009]', async () => {
    const { fileUrl } = await readAnswer(await sendBytes('PRIMARY-BACK', photo));
    const shown = Buffer.from(await (await server.get(fileUrl)).arrayBuffer());
    const { width, height, exif, orientation } = await sharp(shown).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 400, height: 640 });
    expect(shown.includes('SecretCamera')).toBe(false);
    const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const redrawn = await readAnswer(await sendBytes('SIGNATURE', large));
    const size = await sharp(Buffer.from(await (await server.get(redrawn.fileUrl)).arrayBuffer())).metadata();
    expect([size.width, size.height, size.format]).toEqual([2000, 1500, 'jpeg']);
  });

  test.runIf(missingForMp4().length === 0)(
    'a video is packed again, without where and with what it was recorded [SEC-009]',
    async () => {
      const video = phoneVideo('mov');
      expect(video.includes('SecretPhone')).toBe(true);
      const { fileUrl } = await readAnswer(await sendBytes('SELFIE-VIDEO', video));
      const shown = await server.get(fileUrl);
      expect(shown.headers.get('content-type')).toBe('video/mp4');
      expect(Buffer.from(await shown.arrayBuffer()).includes('Secret')).toBe(false);
    },
  );

  test('a second of a kind takes the place of the first; three proofs of income are numbered, a fourth is refused [PDT-017, CON-031]', async () => {
    await sendBytes('SIGNATURE', photo);
    await sendBytes('SIGNATURE', photo, { FileName: 'better.jpg' });
    expect(await kept()).toMatchObject([{ type: 'SIGNATURE', name: 'better.jpg' }]);
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF');
    const sent: Response[] = [];
    for (const n of [1, 2, 3]) sent.push(await sendBytes('SRC_INCOME_FILE', pdf, { FileName: `pay ${n}.pdf` }));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await kept()).map(({ type }) => type).filter((type) => type.startsWith('SRC'))).toEqual([
      'SRC_INCOME_01',
      'SRC_INCOME_02',
      'SRC_INCOME_03',
    ]);
    await expectError(await sendBytes('SRC_INCOME_FILE', pdf), { status: 400, codes: ['TG1404'] });
  });

  test('that is sent again is kept once, whatever it is', async () => {
    for (const type of ['SIGNATURE', 'SRC_INCOME_FILE'] as const) {
      const [first, second] = [await sendBytes(type, photo), await sendBytes(type, photo)];
      expect((await readAnswer(second)).Data).toEqual((await readAnswer(first)).Data);
    }
    const twice = await Promise.all([1, 2].map(() => sendBytes('SRC_INCOME_FILE', photo, { FileName: 'pay.jpg' })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await kept()).map(({ type }) => type)).toEqual(['SIGNATURE', 'SRC_INCOME_01', 'SRC_INCOME_02']);
  });

  test('can be taken out again, by its owner', async () => {
    const { Data } = await readAnswer(await sendBytes('SRC_INCOME_FILE', photo));
    const body = { AuthorizationReqId: application, LoginId: mya.loginId, FileId: Data.FileId };
    const another = await customers.tokenOf((await customers.add()).loginId);
    await expectError(await server.post('/upload/create-account/file_remove', body, another), {
      status: 404,
      codes: ['TG0404'],
    });
    expect(await kept()).toHaveLength(1);
    expect((await server.post('/upload/create-account/file_remove', body, token)).status).toBe(200);
    expect(await kept()).toEqual([]);
  });
});

describe('what is refused leaves nothing behind', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const truncated = () => photo.subarray(0, photo.length - 200);
  const cases: [string, FileType, () => Buffer, string][] = [
    ['an SVG', 'PRIMARY-FRONT', () => svg, 'TG1402'],
    ['a page that calls itself a photo', 'SIGNATURE', () => Buffer.from('<html>photo.jpg</html>'), 'TG1402'],
    ['a PDF where a photo belongs', 'PRIMARY-FRONT', () => Buffer.from('%PDF-1.7\n%%EOF'), 'TG1402'],
    ['a photo where a video belongs', 'SELFIE-VIDEO', () => photo, 'TG1402'],
    ['a PDF with a script', 'SRC_INCOME_FILE', () => Buffer.from('%PDF-1.7\n<< /S /JavaScript >>'), 'TG1408'],
    ['a PDF with a password', 'SRC_INCOME_FILE', () => Buffer.from('%PDF-1.7\n<< /Encrypt 1 0 R >>'), 'TG1408'],
    ['a photo that breaks off', 'PRIMARY-FRONT', truncated, 'TG1403'],
    ['the first bytes of a photo and then anything', 'PRIMARY-FRONT', () => fakePhoto(), 'TG1403'],
  ];
  const fakePhoto = () => Buffer.concat([photo.subarray(0, 20), randomBytes(5_000)]);

  test.each(cases)('%s', async (_what, type, bytes, code) => {
    await expectError(await sendBytes(type, bytes()), { status: 400, codes: [code] });
    expect(await kept()).toEqual([]);
  });

  test('10,000,001 bytes, while 10,000,000 are looked at [VAL-066]', async () => {
    const tooLarge = Buffer.alloc(10_000_001, 1);
    await expectError(await sendBytes('SIGNATURE', tooLarge), { status: 400, codes: ['TG1401'] });
    await expectError(await sendBytes('SIGNATURE', tooLarge.subarray(1)), { status: 400, codes: ['TG1402'] });
  });

  test('a PNG of 196 million pixels, without unfolding it', async () => {
    const bomb = blackPng(14_000);
    expect(bomb.length).toBeLessThan(100_000);
    await expectError(await sendBytes('SIGNATURE', bomb), { status: 400, codes: ['TG1403'] });
  });

  test.each(['!!!!', 'AAA', `${'A'.repeat(40)}\n`, 'data:image/png;base64,', '=AAA'])(
    'broken base64: %j',
    async (FileData) => {
      await expectError(await send('SIGNATURE', { FileData }), { status: 400, codes: ['TG1403'] });
    },
  );

  test.each(['\u202e', '\u202d', '\u2066', '\u2069', '\u200f', '\u061c'])(
    'a name that turns the reading direction: %j',
    async (control) => {
      const FileName = `pay${control}fdp.exe`;
      await expectError(await sendBytes('SIGNATURE', photo, { FileName }), { status: 400, codes: ['TG1001'] });
    },
  );

  test.runIf(canMount())('anything that a full disk has no room for: it comes later [REL-002]', async () => {
    const folder = `${server.dataDir}/files/application-files`;
    const raw = { width: 300, height: 300, channels: 3 } as const;
    const large = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
      .png()
      .toBuffer();
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'none', folder]);
    try {
      await expectError(await sendBytes('SIGNATURE', large), { status: 503, codes: [] });
      expect(await kept()).toEqual([]);
    } finally {
      execFileSync('umount', [folder]);
    }
    expect((await sendBytes('SIGNATURE', large)).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  test('a name that is a path', async () => {
    await expectError(await sendBytes('SIGNATURE', photo, { FileName: '../../etc/passwd' }), {
      status: 400,
      codes: ['TG1001'],
    });
  });

  test('anything for an application that is somebody else’s, of another class, not there or closed', async () => {
    const missing = { AuthorizationReqId: '00000000-0000-4000-8000-000000000000' };
    for (const changes of [{ AccountClass: '325' }, missing, { AuthorizationReqId: 'no-id-of-ours' }]) {
      await expectError(await sendBytes('SIGNATURE', photo, changes), { status: 404, codes: ['TG0404'] });
    }
    await server.database.pool.query(`update applications set status = 'PENDING'`);
    await expectError(await sendBytes('SIGNATURE', photo), { status: 400, codes: ['TG1306'] });
  });
});

test('what is submitted while a file is on its way is closed to it, and to who takes one out [REL-003]', async () => {
  const { Data } = await readAnswer(await sendBytes('SIGNATURE', photo));
  const before = await kept();
  const body = { AuthorizationReqId: application, LoginId: mya.loginId, FileId: Data.FileId };
  const remove = () => server.post('/upload/create-account/file_remove', body, token);
  for (const change of [() => sendBytes('SIGNATURE', photo, { FileName: 'late.jpg' }), remove]) {
    await server.database.pool.query(`update applications set status = 'INIT'`);
    const answer = await changeMeanwhile(server.database, application, `status = 'PENDING'`, change);
    await expectError(answer, { status: 400, codes: ['TG1306'] });
    expect(await kept()).toEqual(before);
  }
});

test('a file that is not what its sender says it adds up to is not kept [NET-002]', async () => {
  const sum = createHash('sha256').update(photo).digest('hex');
  const broken = Buffer.from(photo);
  broken.writeUInt8(broken.readUInt8(photo.length - 20) ^ 1, photo.length - 20);
  await expectError(await sendBytes('SIGNATURE', broken, { Sha256: sum }), { status: 400, codes: ['TG1406'] });
  expect(await kept()).toEqual([]);
  expect((await sendBytes('SIGNATURE', photo, { Sha256: sum })).status).toBe(200);
});

test('a file that came in parts is added once, however often that is asked for', async () => {
  const started = await fetch(`${server.url}/upload/files`, {
    method: 'POST',
    headers: { ...token, 'upload-length': String(photo.length), 'tus-resumable': '1.0.0' },
  });
  const location = started.headers.get('location') ?? '';
  const UploadId = location.split('/').at(-1) ?? '';
  await expectError(await send('SIGNATURE', { UploadId }), { status: 400, codes: ['TG1403'] });
  await fetch(server.url + location, {
    method: 'PATCH',
    headers: { ...token, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: new Uint8Array(photo),
  });
  const first = await readAnswer(await send('SIGNATURE', { UploadId }));
  const again = await readAnswer(await send('SIGNATURE', { UploadId }));
  expect(again.Data).toEqual(first.Data);
  const { rows } = await server.database.pool.query('select sha256 from application_files where id = $1', [
    first.Data.FileId,
  ]);
  expect(rows[0].sha256).toEqual(createHash('sha256').update(photo).digest());
});
