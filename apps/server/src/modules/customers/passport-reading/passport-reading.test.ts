import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyImage, passportPage } from '../../../identity/testing/pictures.ts';
import { type MediaProcess, MediaProcessEnded } from '../../../media/index.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createQuotas } from '../../access/quotas/index.ts';
import { readPassportPhoto } from './read-passport-photo.ts';

const perDevice = 4;
const perAddress = 6;
/** A machine that runs tests has other things to do too. */
const patience = { ANSWER_TIMEOUT_MS: '120000' };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    ...patience,
    PASSPORT_READINGS_PER_DEVICE: String(perDevice),
    PASSPORT_READINGS_PER_ADDRESS: String(perAddress),
    TRUST_PROXY: 'loopback',
    SANDBOX: 'true',
  });
});
afterAll(() => server.stop());

/** Each test comes from an address of its own. */
let lastAddress = 0;
const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${++lastAddress}` });

async function send(photo: Buffer, headers: Record<string, string> = newAddress()) {
  const visitor = headers.authorization ? {} : await server.tokenOf('visitor');
  return server.post('/api/register/read_passport', { FileData: photo.toString('base64') }, { ...visitor, ...headers });
}

async function answerTo(photo: Buffer) {
  const answer = await send(photo);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { Data: unknown }).Data;
}

/** How many rows there are in every table but those that count calls and tokens. */
async function rowsOfTables(): Promise<Record<string, number>> {
  const { pool } = server.database;
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  const counted = rows.map(async ({ name }) => {
    const { rows: found } = await pool.query<{ count: number }>(`select count(*)::int as count from "${name}"`);
    return [name, found[0]?.count ?? 0] as const;
  });
  const { allowances, anonymous_tokens, ...others } = Object.fromEntries(await Promise.all(counted));
  return others;
}

/** It opens, and is no picture: quick to refuse, and counted like any other. */
const broken = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100', 'hex'), Buffer.alloc(200)]);

describe('the photo of a passport at sign-up', () => {
  test('is read before there is a customer, and neither kept nor logged [SUP-008, SUP-051, SEC-011]', async () => {
    const before = await rowsOfTables();
    expect(await answerTo(await passportPage.photo)).toEqual({
      Unread: null,
      Passport: {
        USERNAME: 'MYA MYA KHIN',
        PASSPORT_NUMBER: 'MD123456',
        PASSPORTEXPIREDATE: '2032-08-28',
        DOB: '1990-05-17',
        GENDER: 'F',
        COUNTRY: 'MM',
        NATIONALITY: 'MM',
      },
    });
    expect(await rowsOfTables()).toEqual(before);
    expect(server.logged()).not.toMatch(/MD123456|MYA MYA|1990-05-17/);
  });

  test('gives nothing unless every check digit agrees, and says whether there were lines at all [SUP-008]', async () => {
    expect(await answerTo(await emptyImage())).toEqual({ Unread: 'NO_LINES', Passport: null });
    const blurred = await sharp(await passportPage.photo)
      .blur(4)
      .toBuffer();
    expect(await answerTo(blurred)).toEqual({ Unread: 'UNCLEAR', Passport: null });
  });

  test('is a small JPEG, and nothing else is opened [SEC-011]', async () => {
    const png = await sharp(await emptyImage())
      .png()
      .toBuffer();
    await expectError(await send(png), { status: 400, codes: ['TG1402'] });
    await expectError(await send(broken), { status: 400, codes: ['TG1403'] });
    const wide = sharp({ create: { width: 16_380, height: 4_000, channels: 3, background: 'white' } });
    await expectError(await send(await wide.jpeg({ quality: 1 }).toBuffer()), { status: 400, codes: ['TG1403'] });
    await expectError(await send(Buffer.alloc(1_600_000)), { status: 413, codes: ['TG0413'] });
    const unnamed = await server.post('/api/register/read_passport', { FileData: 'aGVsbG8=' });
    await expectError(unnamed, { status: 401, codes: ['TG0401'] });
  });

  test('is counted for visitor and address, each a day [SEC-011]', async () => {
    const address = newAddress();
    const visitor = { ...address, ...(await server.tokenOf('visitor')) };
    const statusOf = async (headers: Record<string, string>) => (await send(broken, headers)).status;
    for (let sent = 0; sent < perDevice; sent += 1) expect(await statusOf(visitor)).toBe(400);
    await expectError(await send(broken, visitor), { status: 429, codes: ['TG0429'] });
    for (let sent = perDevice; sent < perAddress; sent += 1) expect(await statusOf(address)).toBe(400);
    expect(await statusOf(address)).toBe(429);
    expect(await statusOf(newAddress())).toBe(400);
  });

  test('that takes too long is ended; after three of them a visitor waits a day [SEC-011]', async () => {
    let opened = 0;
    const media: Pick<MediaProcess, 'run'> = {
      async run() {
        opened += 1;
        throw new MediaProcessEnded({ tookTooLong: true, hadBegun: true });
      },
    };
    const now = () => new Date();
    const quotas = createQuotas({ now, key: async () => Buffer.alloc(32, 3) });
    const settings = { passportReadingsPerDevice: 100, passportReadingsPerAddress: 100 };
    const dependencies = { db: server.database.db, now, quotas, media: media as MediaProcess, settings };
    const read = async (token: string) =>
      readPassportPhoto(
        await emptyImage(),
        { token, deviceToken: undefined, clientAddress: '198.51.100.1' },
        dependencies,
      )
        .then(() => 'read')
        .catch(({ code }: { code: string }) => code);
    for (let sent = 0; sent < 3; sent += 1) expect(await read('mya')).toBe('TG1403');
    expect(await read('mya')).toBe('TG0429');
    expect(opened).toBe(3);
    expect(await read('hla')).toBe('TG1403');
  });
});
