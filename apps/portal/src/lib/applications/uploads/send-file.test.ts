import type { FileSending, StoredUpload } from '@taga/web/uploads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, fakeStorage, type SeenRequest } from '../../../testing/fake-browser.ts';
import { clearSession, openSession } from '../../access/session/session-store.ts';
import type { FileOwner } from './file-owner.ts';
import { sendFile } from './send-file.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const user = {
  Data: {
    USERNAME: 'MYA MYA',
    LOGIN_ID: 'mya@example.com',
    PRODUCT_CODE: null,
    UID_TYPE: 'NRC',
    UID_VALUE: '1',
    DOB: '1990-02-28',
    MOBILENO: '09777888999',
    EXISTING_CUSTOMER: 'N' as const,
  },
  expiry: inAnHour(),
};
const kb = 1024;
const upload: StoredUpload<FileOwner> = {
  key: 'k',
  loginId: 'mya@example.com',
  owner: { authorizationReqId: 'A1', accountClass: '107', currency: 'USD' },
  fileType: 'SRC_INCOME_FILE',
  name: 'pay.pdf',
  mediaType: 'application/pdf',
  bytes: new ArrayBuffer(300 * kb),
  sha256: 'ab'.repeat(32),
  addedAtMs: 0,
};

/** How long a part takes on this network. */
let partMs: (offset: number) => number;
let receivedBytes: number;
let notes: object[];
let shown: number[];
let parts: { from: number; bytes: number }[];

function sending(): FileSending {
  return {
    language: 'en',
    signal: new AbortController().signal,
    note: async (reached) => void notes.push(reached),
    onProgress: (bytes) => void shown.push(bytes),
  };
}

function answer({ method, url, headers }: SeenRequest, body: ArrayBuffer | undefined): Response {
  if (url.includes('file_upload')) {
    const Data = { FileId: 'F1', AuthorizationReqId: 'A1' };
    return Response.json({ fileUrl: '/f1', fileType: 'SRC_INCOME_01', fileName: 'pay.pdf', Data });
  }
  if (method === 'POST') return new Response(null, { status: 201, headers: { location: '/upload/files/U1' } });
  if (method === 'PATCH' && body) {
    const from = Number(headers['upload-offset']);
    parts.push({ from, bytes: body.byteLength });
    vi.advanceTimersByTime(partMs(from));
    receivedBytes += body.byteLength;
  }
  return new Response(null, { headers: { 'upload-offset': String(receivedBytes) } });
}

let seen: SeenRequest[];

beforeEach(() => {
  vi.useFakeTimers();
  for (const area of ['localStorage', 'sessionStorage']) vi.stubGlobal(area, fakeStorage());
  vi.stubGlobal('navigator', { onLine: true });
  for (const target of ['window', 'document']) vi.stubGlobal(target, new EventTarget());
  clearSession();
  openSession({ user, auth: { accesstoken: 'token', RefreshToken: 'r', expiry: inAnHour() } });
  receivedBytes = 0;
  [notes, shown, parts] = [[], [], []];
  partMs = () => 10;
  seen = fakeServer((request) => answer(request, undefined));
  const { fetch: plain } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'PATCH') return plain(url, init);
    const headers = init.headers as Record<string, string>;
    return answer({ url, method: 'PATCH', headers, body: undefined }, init.body as ArrayBuffer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('announces a file, sends it in parts and adds it to its application with what its bytes add up to [NET-002]', async () => {
  expect(await sendFile(upload, sending())).toEqual({ id: 'F1', type: 'SRC_INCOME_01', name: 'pay.pdf', url: '/f1' });
  expect(seen[0]).toMatchObject({ url: '/upload/files', headers: { 'upload-length': String(300 * kb) } });
  expect(seen.at(-1)?.body).toEqual({
    UploadId: 'U1',
    AuthorizationReqId: 'A1',
    AccountClass: '107',
    Currency: 'USD',
    LoginId: 'mya@example.com',
    FileType: 'SRC_INCOME_FILE',
    FileName: 'pay.pdf',
    Sha256: 'ab'.repeat(32),
  });
  expect(notes).toEqual([{ uploadId: 'U1' }, { uploadId: 'U1', isSent: true }]);
  expect(shown.at(-1)).toBe(300 * kb);
});

test('goes on from the last byte that the server has [NET-002]', async () => {
  receivedBytes = 200 * kb;
  await sendFile({ ...upload, uploadId: 'U1' }, sending());
  expect(parts[0]?.from).toBe(200 * kb);
  expect(seen.filter(({ method, url }) => method === 'POST' && !url.includes('file_upload'))).toEqual([]);
});

test('sends nothing again of which only the last answer was lost', async () => {
  await sendFile({ ...upload, uploadId: 'U1', isSent: true }, sending());
  expect(seen.map(({ url }) => url.split('?')[0])).toEqual(['/upload/create-account/file_upload']);
  expect(parts).toEqual([]);
});

test('begins with parts for a weak network, and makes them larger where it carries them', async () => {
  await sendFile(upload, sending());
  expect(parts.map(({ bytes }) => bytes / kb)).toEqual([32, 64, 128, 76]);
});

test('keeps the parts small on a weak network, and makes them smaller where it becomes one', async () => {
  partMs = (offset) => (offset < 96 * kb ? 1_000 : 20_000);
  await sendFile(upload, sending());
  expect(parts.map(({ bytes }) => bytes / kb)).toEqual([32, 64, 128, 64, 12]);
});
