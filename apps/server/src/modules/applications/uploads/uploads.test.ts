import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { definitionOf } from '@taga/contract';
import { getAccountInfo, uploadFile } from '@taga/contract/endpoints';
import { Upload as TusUpload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEncryptedFiles, createFolderFileStore } from '../../../files/index.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type Customers, createCustomers, type TestCustomer } from '../../access/sessions/testing/customers.ts';
import { eraseFiles } from '../documents/index.ts';

const now = new Date('2026-03-01T04:00:00Z');
let server: TestServer;
let customers: Customers;
let mya: TestCustomer;
let token: { authorization: string };
/** Its beginning says what it is; the rest is like nothing else. */
const paper = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1_500_000)]);

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_CALLS: '100000' }, {}, () => now);
  customers = await createCustomers(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  mya = await customers.add();
  token = await customers.tokenOf(mya.loginId);
});

const begin = (lengthBytes: number, headers = token) =>
  fetch(`${server.url}/upload/files`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(lengthBytes) },
  });
const locationOf = async (answer: Promise<Response>) => server.url + ((await answer).headers.get('location') ?? '');
const partHeaders = (offset: number) => ({
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});
const sendFrom = (location: string, offset: number, headers = token) =>
  fetch(location, { method: 'PATCH', headers: { ...headers, ...partHeaders(offset) }, body: paper.subarray(offset) });
const receivedAt = async (location: string, headers = token) =>
  Number((await fetch(location, { method: 'HEAD', headers })).headers.get('upload-offset'));

/** A connection on which the file is announced, and nothing of it sent yet. */
function beginPart(location: string): Socket {
  const socket = connect(server.port, '127.0.0.1');
  const lines = [
    `PATCH ${new URL(location).pathname} HTTP/1.1`,
    `host: 127.0.0.1:${server.port}`,
    `authorization: ${token.authorization}`,
    `content-length: ${paper.length}`,
    ...Object.entries(partHeaders(0)).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** What the bank has of the file, once it is added to an application. */
async function bytesSaved(location: string): Promise<Buffer> {
  const asked = { LoginId: mya.loginId, AccountClass: '301', Currency: 'MMK', IsFCY: false };
  const started = await server.post('/api/create-account/info/by/account_class', asked, token);
  const added = await server.post(
    '/upload/create-account/file_upload',
    {
      UploadId: location.split('/').at(-1),
      AuthorizationReqId: definitionOf(getAccountInfo).answer.parse(await started.json()).Data.AuthorizationReqId,
      AccountClass: '301',
      LoginId: mya.loginId,
      FileType: 'SRC_INCOME_FILE',
      FileName: 'pay.pdf',
    },
    token,
  );
  const { fileUrl } = definitionOf(uploadFile).answer.parse(await added.json());
  return Buffer.from(await (await server.get(fileUrl)).arrayBuffer());
}

test('a client of the tus protocol sends a file in parts, and every byte agrees [NET-002]', async () => {
  const location = await new Promise<string>((resolve, reject) => {
    const upload = new TusUpload(paper, {
      endpoint: `${server.url}/upload/files`,
      headers: token,
      chunkSize: 300_000,
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
    });
    upload.start();
  });
  expect((await bytesSaved(location)).equals(paper)).toBe(true);
});

test('cut off in the middle, it goes on from the last byte that arrived [NET-002]', async () => {
  const location = await locationOf(begin(paper.length));
  const half = Math.floor(paper.length / 2);
  const socket = beginPart(location);
  socket.write(paper.subarray(0, half));
  await once(socket, 'drain');
  await expect.poll(() => receivedAt(location)).toBeGreaterThanOrEqual(256 * 1024);
  socket.destroy();
  await expect.poll(() => receivedAt(location)).toBe(half);
  expect((await sendFrom(location, half)).status).toBe(204);
  expect((await bytesSaved(location)).equals(paper)).toBe(true);
});

test('one customer who sends slowly holds four places at most, and nobody else waits for them', async () => {
  const another = await customers.tokenOf((await customers.add()).loginId);
  const location = await locationOf(begin(paper.length));
  const elsewhere = await locationOf(begin(paper.length, another));
  const slow = Array.from({ length: 4 }, () => beginPart(location));
  const askOnceMore = async () => {
    const { status, headers } = await fetch(location, { method: 'HEAD', headers: token });
    return [status, headers.get('retry-after')];
  };
  await expect.poll(askOnceMore).toEqual([503, '5']);
  expect((await sendFrom(elsewhere, 0, another)).status).toBe(204);
  for (const socket of slow) socket.destroy();
  await expect.poll(askOnceMore).toEqual([200, null]);
});

describe('an upload', () => {
  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'takes no part that calls itself %s',
    async (type) => {
      const location = await locationOf(begin(7));
      const headers = { ...token, ...partHeaders(0), 'content-type': type };
      const answer = await fetch(location, { method: 'PATCH', headers, body: '{"a":1}' });
      await expectError(answer, { status: 415, codes: ['TG0415'] });
      expect(await receivedAt(location)).toBe(0);
    },
  );

  test('is nobody else’s: they are told what they are told of one that is not there [SEC-001]', async () => {
    const location = await locationOf(begin(paper.length));
    const another = await customers.tokenOf((await customers.add()).loginId);
    const missing = `${server.url}/upload/files/00000000-0000-4000-8000-000000000000`;
    for (const address of [location, missing, `${server.url}/upload/files/x`]) {
      expect((await fetch(address, { method: 'HEAD', headers: another })).status).toBe(404);
      await expectError(await sendFrom(address, 0, another), { status: 404, codes: ['TG0404'] });
    }
    expect(await receivedAt(location)).toBe(0);
    for (const method of ['POST', 'HEAD', 'PATCH']) {
      const address = method === 'POST' ? `${server.url}/upload/files` : location;
      expect((await fetch(address, { method })).status).toBe(401);
    }
  });

  test('goes on only where it stopped, and takes no more than it said', async () => {
    const location = await locationOf(begin(paper.length));
    await expectError(await sendFrom(location, 10), { status: 409, codes: ['TG1405'] });
    const both = await Promise.all([sendFrom(location, 0), sendFrom(location, 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const folder = `${server.dataDir}/files/uploads/${location.split('/').at(-1)}`;
    const { rows } = await server.database.pool.query('select parts from uploads where id = $1', [
      location.split('/').at(-1),
    ]);
    expect(readdirSync(folder)).toHaveLength(rows[0].parts.length);
    expect((await bytesSaved(location)).equals(paper)).toBe(true);
    const short = await locationOf(begin(100));
    await expectError(await sendFrom(short, 0), { status: 400, codes: ['TG1401'] });
    expect(await receivedAt(short)).toBe(0);
  });

  test('of more than 10,000,000 bytes, or of none, is not started [VAL-066]', async () => {
    await expectError(await begin(10_000_001), { status: 400, codes: ['TG1401'] });
    const without = await fetch(`${server.url}/upload/files`, { method: 'POST', headers: token });
    await expectError(without, { status: 400, codes: ['TG1001'] });
    await expectError(await begin(0), { status: 400, codes: ['TG1001'] });
  });

  test('is one of twenty at most that a customer leaves unfinished', async () => {
    for (let started = 0; started < 20; started += 1) expect((await begin(100)).status).toBe(201);
    await expectError(await begin(100), { status: 400, codes: ['TG1404'] });
  });

  test('is one of twenty, also when the last are started at the same moment', async () => {
    for (let started = 0; started < 19; started += 1) expect((await begin(100)).status).toBe(201);
    // Fewer than one customer has places for.
    const last = await Promise.all(Array.from({ length: 3 }, () => begin(100)));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  test('comes in 400 parts at most: nobody fills the disk byte by byte', async () => {
    const location = await locationOf(begin(paper.length));
    await server.database.pool.query(
      `update uploads set parts = array_fill('uploads/one'::text, array[399]), received_bytes = 399 where id = $1`,
      [location.split('/').at(-1)],
    );
    const sendByte = (offset: number) =>
      fetch(location, {
        method: 'PATCH',
        headers: { ...token, ...partHeaders(offset) },
        body: paper.subarray(offset, offset + 1),
      });
    expect((await sendByte(399)).status).toBe(204);
    await expectError(await sendByte(400), { status: 400, codes: ['TG1404'] });
    expect(await receivedAt(location)).toBe(400);
    await server.database.pool.query('delete from uploads where customer_id = $1', [mya.id]);
  });

  test('that nobody finishes within a day is erased, parts and all', async () => {
    const location = await locationOf(begin(paper.length));
    await sendFrom(location, 0);
    const folder = `${server.dataDir}/files/uploads/${location.split('/').at(-1)}`;
    expect(readdirSync(folder).length).toBeGreaterThan(1);
    const store = createFolderFileStore(`${server.dataDir}/files`);
    const dependencies = { db: server.database.db, files: createEncryptedFiles(store, randomBytes(32)) };
    await eraseFiles({ ...dependencies, now: () => now });
    expect(readdirSync(folder).length).toBeGreaterThan(1);
    await eraseFiles({ ...dependencies, now: () => new Date(now.getTime() + 25 * 3_600_000) });
    expect(readdirSync(folder)).toEqual([]);
  });
});
