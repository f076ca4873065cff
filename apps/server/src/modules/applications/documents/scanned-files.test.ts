import { readdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { definitionOf } from '@taga/contract';
import { uploadFile } from '@taga/contract/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type Customers, createCustomers } from '../../access/sessions/testing/customers.ts';
import { createOpener, type Opener } from '../drafts/testing/opener.ts';

let scanner: Server;
let answer: RequestListener;
let scanned: { readonly authorization: string | undefined; readonly bytes: Buffer }[] = [];
let server: TestServer;
let customers: Customers;
let mya: Opener;
let photo: Buffer;

beforeAll(async () => {
  scanner = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    scanned.push({ authorization: request.headers.authorization, bytes: Buffer.concat(chunks) });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => scanner.once('listening', resolve));
  const { port } = scanner.address() as AddressInfo;
  server = await startTestServer({
    SCAN_URL: `http://127.0.0.1:${port}/scan`,
    SCAN_TOKEN: 'of-the-scanner',
    SCAN_TIMEOUT_MS: '1000',
    RATE_LIMIT_CALLS: '100000',
    RATE_LIMIT_SIGN_IN: '100000',
  });
  customers = await createCustomers(server);
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c96' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await server.stop();
  scanner.closeAllConnections();
  scanner.close();
});
beforeEach(async () => {
  scanned = [];
  mya = await createOpener(server, customers, await customers.add());
});

const says =
  (result: string): RequestListener =>
  (_request, response) =>
    void response.end(JSON.stringify({ result }));
const send = (content: object) =>
  server.post(
    '/upload/create-account/file_upload',
    {
      AuthorizationReqId: mya.id,
      AccountClass: '301',
      LoginId: mya.customer.loginId,
      FileType: 'SIGNATURE',
      FileName: 'sign.png',
      ...content,
    },
    mya.token,
  );
const sendPhoto = () => send({ FileData: photo.toString('base64') });
const stored = async () =>
  (await server.database.pool.query('select scan from application_files where authorization_req_id = $1', [mya.id]))
    .rows;

describe('a file that customers send, where the bank has a scanner [SEC-009]', () => {
  test('is scanned as it came, and kept when it is clean', async () => {
    answer = says('clean');
    expect((await sendPhoto()).status).toBe(200);
    expect(scanned).toEqual([{ authorization: 'Bearer of-the-scanner', bytes: photo }]);
    expect(await stored()).toEqual([{ scan: 'clean' }]);
  });

  test('is refused when it is infected, and nothing of it is kept', async () => {
    answer = says('infected');
    const error = await expectError(await sendPhoto(), { status: 400, codes: ['TG1407'] });
    expect(error.Details[0]?.ErrorDescription).toBe(
      'This file may be harmful and was not taken. Please choose another one.',
    );
    expect(await stored()).toEqual([]);
  });

  test('is refused and gone too when it came in parts', async () => {
    answer = says('infected');
    const started = await fetch(`${server.url}/upload/files`, {
      method: 'POST',
      headers: { ...mya.token, 'upload-length': String(photo.length) },
    });
    const location = started.headers.get('location') ?? '';
    const headers = { ...mya.token, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
    await fetch(server.url + location, { method: 'PATCH', headers, body: new Uint8Array(photo) });
    const id = location.split('/').at(-1) ?? '';
    expect(readdirSync(`${server.dataDir}/files/uploads/${id}`)).toHaveLength(1);
    await expectError(await send({ UploadId: id }), { status: 400, codes: ['TG1407'] });
    expect((await fetch(server.url + location, { method: 'HEAD', headers: mya.token })).status).toBe(404);
    const { rows } = await server.database.pool.query(
      `select 1 from files_to_erase where name like 'uploads/' || $1 || '/%' and due_at <= now()`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  test.each<[string, RequestListener]>([
    ['says that it failed', says('error')],
    ['answers 503', (_request, response) => void response.writeHead(503).end()],
    ['answers nonsense', says('perhaps')],
    ['leads elsewhere', (_request, response) => void response.writeHead(302, { location: '/' }).end()],
    ['breaks off', (request) => void request.socket.destroy()],
    ['hangs', () => undefined],
  ])('is taken when the scanner %s, and marked for a person to look at', async (_what, oddity) => {
    answer = oddity;
    const { Data } = definitionOf(uploadFile).answer.parse(await (await sendPhoto()).json());
    expect(Data.FileId).not.toBe('');
    expect(await stored()).toEqual([{ scan: 'unanswered' }]);
  });
});
