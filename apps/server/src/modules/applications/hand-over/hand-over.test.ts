import { definitionOf } from '@taga/contract';
import { confirmHandOver, getHandOver, getHandOverTask, uploadFile } from '@taga/contract/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type Customers, createCustomers, type TestCustomer } from '../../access/sessions/testing/customers.ts';
import { createOpener, type Opener } from '../drafts/testing/opener.ts';
import { handingOver } from './testing/hand-to-phone.ts';

let server: TestServer;
let customers: Customers;
let mya: TestCustomer;
let computer: Opener;
let now: Date;
let photo: Buffer;
beforeAll(async () => {
  now = new Date('2026-03-01T04:00:00Z');
  server = await startTestServer({ RATE_LIMIT_CALLS: '100000', RATE_LIMIT_TOKENS: '100000' }, {}, () => now);
  customers = await createCustomers(server);
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = new Date('2026-03-01T04:00:00Z');
  mya = await customers.add();
  computer = await createOpener(server, customers, mya);
});

type Headers = { readonly authorization: string };
const wire = () => handingOver(server);
const begin = (idType = 'NID') => wire().begin(computer.token, computer.id, idType);
const passSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const stateOf = async (id: string) => {
  const answer = await wire().post('state', { HandOverId: id }, computer.token);
  return definitionOf(getHandOver).answer.parse(await answer.json()).Data;
};
const taskOf = (phone: Headers) => wire().post('task', undefined, phone);
const send = (phone: Headers, changes: object = {}) =>
  server.post(
    '/upload/create-account/file_upload',
    {
      FileData: photo.toString('base64'),
      AuthorizationReqId: computer.id,
      AccountClass: '301',
      LoginId: 'a phone',
      FileType: 'PRIMARY-FRONT',
      FileName: 'front.jpg',
      ...changes,
    },
    phone,
  );
/** The computer's session has run out, and nobody has taken its row away yet. */
const endSession = () =>
  server.database.pool.query(
    `update sessions set started_at = $2::timestamptz - interval '1 day', expires_at = $2 where customer_id = $1`,
    [mya.id, now],
  );
const block = () => server.database.pool.query(`update customers set status = 'BLOCKED' where id = $1`, [mya.id]);
const confirm = (OpenedToken: string, number: string) => wire().post('confirm', { OpenedToken, Number: number });
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const connected = async (answer: Response) =>
  bearer(definitionOf(confirmHandOver).answer.parse(await answer.json()).Data.access_token);
const otherThan = (number: string) => (number === '42' ? '43' : '42');
const isDead = async (phone: Headers) => expectError(await taskOf(phone), { status: 401, codes: ['TG0401'] });

test('a phone takes the photos, the computer sees them come and goes on [NET-007]', async () => {
  const { HandOverId, LinkToken, Number: number } = await begin('PP');
  expect(await stateOf(HandOverId)).toEqual({ State: 'waiting', Files: [] });

  const { OpenedToken } = await wire().open(LinkToken);
  expect((await stateOf(HandOverId)).State).toBe('opened');
  const phone = await connected(await confirm(OpenedToken, number));
  expect((await stateOf(HandOverId)).State).toBe('confirmed');
  const task = definitionOf(getHandOverTask).answer.parse(await (await taskOf(phone)).json()).Data;
  expect(task).toMatchObject({ AuthorizationReqId: computer.id, AccountClass: '301', IDType: 'PP', FileTypes: [] });

  const sent = definitionOf(uploadFile).answer.parse(await (await send(phone)).json());
  const { Files } = await stateOf(HandOverId);
  expect(Files.map(({ ImageId, Type }) => [ImageId, Type])).toEqual([[sent.Data.FileId, 'PRIMARY-FRONT']]);
  expect((await server.get(Files[0]?.URL ?? '')).status).toBe(200);
  expect(definitionOf(getHandOverTask).answer.parse(await (await taskOf(phone)).json()).Data.FileTypes).toEqual([
    'PRIMARY-FRONT',
  ]);

  expect((await wire().post('finish', undefined, phone)).status).toBe(200);
  expect((await stateOf(HandOverId)).State).toBe('done');
  await isDead(phone);
});

test('a phone sends in parts too, under its own token [NET-007, NET-002]', async () => {
  const phone = await wire().connect(await begin());
  const started = await fetch(`${server.url}/upload/files`, {
    method: 'POST',
    headers: { ...phone, 'upload-length': String(photo.length) },
  });
  const location = started.headers.get('location') ?? '';
  const part = await fetch(server.url + location, {
    method: 'PATCH',
    headers: { ...phone, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: new Uint8Array(photo),
  });
  expect(part.status).toBe(204);
  const added = await send(phone, { FileData: undefined, UploadId: location.split('/').at(-1) });
  expect(added.status, await added.clone().text()).toBe(200);
});

describe('a link [NET-007, SEC-002]', () => {
  test('works once, also when two phones open it at the same moment', async () => {
    const { LinkToken } = await begin();
    const opened = await Promise.all(Array.from({ length: 10 }, () => wire().post('open', { LinkToken })));
    expect(opened.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
    await expectError(await wire().post('open', { LinkToken }), { status: 404, codes: ['TG0404'] });
  });

  test('runs out after five minutes', async () => {
    const { LinkToken, HandOverId, expires_in } = await begin();
    expect(expires_in).toBe(300);
    passSeconds(301);
    await expectError(await wire().post('open', { LinkToken }), { status: 404, codes: ['TG0404'] });
    // The computer's own access token lasts longer than that.
    expect((await stateOf(HandOverId)).State).toBe('ended');
  });

  test.each([
    ['the computer’s session is over', endSession],
    ['the customer is blocked', block],
  ])('opens nothing once %s', async (_what, end) => {
    const { LinkToken } = await begin();
    await end();
    await expectError(await wire().post('open', { LinkToken }), { status: 404, codes: ['TG0404'] });
  });

  test('opens nothing of an application that was submitted since', async () => {
    const { LinkToken } = await begin();
    const { pool } = server.database;
    await pool.query(`update applications set status = 'PENDING' where authorization_req_id = $1`, [computer.id]);
    await expectError(await wire().post('open', { LinkToken }), { status: 400, codes: ['TG1306'] });
  });

  test('ends with the next one, and with the phone that had opened it', async () => {
    const first = await begin();
    const phone = await wire().connect(first);
    const second = await begin();
    await isDead(phone);
    await expectError(await wire().post('state', { HandOverId: first.HandOverId }, computer.token), {
      status: 404,
      codes: ['TG0404'],
    });
    expect((await taskOf(await wire().connect(second))).status).toBe(200);
  });

  test('can be taken back, before and after it was opened', async () => {
    const unopened = await begin();
    await wire().post('end', { HandOverId: unopened.HandOverId }, computer.token);
    expect((await wire().post('open', { LinkToken: unopened.LinkToken })).status).toBe(404);
    const opened = await begin();
    const phone = await wire().connect(opened);
    await wire().post('end', { HandOverId: opened.HandOverId }, computer.token);
    await isDead(phone);
  });

  test('is in the database as a hash alone, and says nothing of the customer', async () => {
    const begun = await begin();
    const phone = await wire().connect(begun);
    const { rows } = await server.database.pool.query('select to_jsonb(h)::text as row from hand_overs h');
    const all = rows.map(({ row }) => row).join() + server.logged();
    for (const secret of [begun.LinkToken, phone.authorization.slice('Bearer '.length)]) {
      expect(all).not.toContain(secret);
      expect(all).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
    }
    expect(begun.LinkToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('is opened a few times a minute at most from one address', async () => {
    const strict = await startTestServer({ RATE_LIMIT_TOKENS: '3' });
    const guess = () =>
      strict.post('/api/create-account/hand-over/open', { LinkToken: 'A'.repeat(43) }).then(({ status }) => status);
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([404, 404, 404, 429]);
    await strict.stop();
  });
});

describe('a link that was sent to somebody else [NET-007, SEC-002]', () => {
  const gone = { status: 404, codes: ['TG0404'] } as const;

  test('says whose application it is for, masked, and for which account', async () => {
    await server.database.pool.query(`update customers set full_name = 'Mya Thida Aung' where id = $1`, [mya.id]);
    const question = await wire().open((await begin()).LinkToken);
    expect(question).toMatchObject({ ApplicantName: 'Mya T*** A***', AccountClass: '301', Currency: 'MMK' });
    expect(JSON.stringify(question)).not.toMatch(/Thida|Aung/);
  });

  test('takes nothing without the number on the computer: no call works before it', async () => {
    const { HandOverId, LinkToken } = await begin();
    const { OpenedToken } = await wire().open(LinkToken);
    const unconfirmed = bearer(OpenedToken);
    await isDead(unconfirmed);
    await expectError(await send(unconfirmed), { status: 401, codes: ['TG0401'] });
    await expectError(await wire().post('finish', undefined, unconfirmed), { status: 401, codes: ['TG0401'] });
    const started = await fetch(`${server.url}/upload/files`, {
      method: 'POST',
      headers: { ...unconfirmed, 'upload-length': '10' },
    });
    expect(started.status).toBe(401);
    const token = await server.post('/api/idm/idm_get_token', { AuthorizationReqId: computer.id }, unconfirmed);
    expect(token.status).toBe(401);
    expect(await stateOf(HandOverId)).toEqual({ State: 'opened', Files: [] });
  });

  test('allows two wrong numbers, and then the right one', async () => {
    const { LinkToken, Number: number } = await begin();
    const { OpenedToken } = await wire().open(LinkToken);
    const wrong = { status: 400, codes: ['TG1312'] } as const;
    await expectError(await confirm(OpenedToken, otherThan(number)), wrong);
    await expectError(await confirm(OpenedToken, otherThan(number)), wrong);
    expect((await taskOf(await connected(await confirm(OpenedToken, number)))).status).toBe(200);
    // Nor is what it was tried with good for another token.
    await expectError(await confirm(OpenedToken, number), gone);
  });

  test('is dead after three wrong numbers, and the computer is told', async () => {
    const { HandOverId, LinkToken, Number: number } = await begin();
    const { OpenedToken } = await wire().open(LinkToken);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => confirm(OpenedToken, otherThan(number))));
    expect(guesses.map(({ status }) => status).sort()).toEqual([400, 400, ...Array(18).fill(404)]);
    await expectError(await confirm(OpenedToken, number), gone);
    expect((await stateOf(HandOverId)).State).toBe('ended');
  });

  test.each([
    ['five minutes', () => passSeconds(301)],
    ['the end of the computer’s session', endSession],
    ['the customer was blocked', block],
  ])('takes no number after %s', async (_what, end) => {
    const { LinkToken, Number: number } = await begin();
    const { OpenedToken } = await wire().open(LinkToken);
    await end();
    await expectError(await confirm(OpenedToken, number), gone);
  });
});

describe('what a phone may not [NET-007, SEC-001, SEC-002]', () => {
  let phone: Headers;
  beforeEach(async () => {
    phone = await wire().connect(await begin());
  });

  test.each(['SIGNATURE', 'SRC_INCOME_FILE'])('add a file of type %s', async (FileType) => {
    await expectError(await send(phone, { FileType }), { status: 404, codes: ['TG0404'] });
  });

  test('add a file to another application, of the same customer or of somebody else', async () => {
    const other = await createOpener(server, customers, mya, { accountClass: '325', currency: 'MMK' });
    const attacker = await createOpener(server, customers, await customers.add());
    for (const { id, answers } of [other, attacker]) {
      const changes = { AuthorizationReqId: id, AccountClass: answers.accountClass };
      await expectError(await send(phone, changes), { status: 404, codes: ['TG0404'] });
    }
    const { rows } = await server.database.pool.query(
      'select 1 from application_files where authorization_req_id = any($1::uuid[])',
      [[other.id, attacker.id]],
    );
    expect(rows).toEqual([]);
  });

  test('read or save the application, or see who the customer is', async () => {
    for (const [path, body] of [
      ['/api/create-account/get_account', { Id: computer.id }],
      ['/api/create-account/save/account', computer.bodyOf('initial')],
      ['/api/auth/profile', { LOGIN_ID: mya.loginId }],
      ['/upload/create-account/file_remove', { AuthorizationReqId: computer.id, LoginId: 'x', FileId: 'y' }],
      ['/api/create-account/hand-over/begin', { AuthorizationReqId: computer.id, IDType: 'NID' }],
    ] as const) {
      await expectError(await server.post(path, body, phone), { status: 401, codes: ['TG0401'] });
    }
    expect(await (await taskOf(phone)).text()).not.toContain(mya.loginId);
  });

  test('go on after twenty minutes, or after the computer has signed out', async () => {
    passSeconds(1201);
    await isDead(phone);
    now = new Date('2026-03-01T04:00:00Z');
    const again = await wire().connect(await begin());
    await server.post('/api/auth/logout', undefined, computer.token);
    await isDead(again);
  });

  test('go on once the computer’s session has run out', async () => {
    await endSession();
    await isDead(phone);
  });

  test('go on once the customer is blocked', async () => {
    await block();
    await isDead(phone);
  });

  test('add anything to an application that is submitted', async () => {
    const { pool } = server.database;
    await pool.query(`update applications set status = 'PENDING' where authorization_req_id = $1`, [computer.id]);
    const closed = { status: 400, codes: ['TG1306'] };
    await expectError(await send(phone), closed);
    // Nor is it told what to take, nor does another phone take its place.
    await expectError(await taskOf(phone), closed);
    const again = { AuthorizationReqId: computer.id, IDType: 'NID' };
    await expectError(await wire().post('begin', again, computer.token), closed);
  });
});

test('nobody hands over what is not theirs, and nobody else sees how far it is [SEC-001]', async () => {
  const { HandOverId } = await begin();
  const attacker = await createOpener(server, customers, await customers.add());
  const asAttacker = (what: string, body: object) => wire().post(what, body, attacker.token);
  const notThere = { status: 404, codes: ['TG0404'] } as const;
  await expectError(await asAttacker('begin', { AuthorizationReqId: computer.id, IDType: 'NID' }), notThere);
  await expectError(await asAttacker('state', { HandOverId }), notThere);
  await expectError(await asAttacker('end', { HandOverId }), notThere);
  expect((await stateOf(HandOverId)).State).toBe('waiting');
});
