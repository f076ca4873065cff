import { definitionOf } from '@taga/contract';
import { getApplication } from '@taga/contract/endpoints';
import type { IdentityReason } from '@taga/contract/records/applications/identity-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { IdentityResult } from '../../../identity/identity-verifier.ts';
import { backOfCard, frontOfCard, portrait, somebody } from '../../../identity/testing/pictures.ts';
import { type ProviderDouble, startProviderDouble } from '../../../identity/testing/provider-double.ts';
import { slideShow } from '../../../identity/testing/videos.ts';
import { repackVideo } from '../../../media/repack-video.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type Customers, createCustomers } from '../../access/sessions/testing/customers.ts';
import { foreigner } from '../../customers/customers/testing/somebody.ts';
import { createSender, type Sender, verifyUploadPath } from './testing/sent-identity.ts';

let server: TestServer;
let customers: Customers;
let provider: ProviderDouble;
let providerResult: Pick<IdentityResult, 'result' | 'reasons'>;
let at = new Date('2026-03-01T04:00:00Z');
let front: Buffer;
let back: Buffer;
let video: Buffer;
let sender: Sender;
let images: { Image: { ImageId: string }[] };

const missing = { status: 404, codes: ['TG0404'] };
const nothingSaid = { result: 'pending', reasons: ['not-checked-yet'] };

/** Whatever else the machine does, the provider's answer ends the wait, and never the clock. */
const patience = { IDENTITY_TIMEOUT_MS: '60000', ANSWER_TIMEOUT_MS: '120000' };

/** Without a worker, which would carry checks out beside the request: by the test's clock every job is long due. */
function startChecking(environment: Record<string, string>): Promise<TestServer> {
  const limits = { RATE_LIMIT_CALLS: '100000', RATE_LIMIT_CUSTOMER: '100000', RATE_LIMIT_SIGN_IN: '100000' };
  const identity = { IDENTITY_URL: provider.url, IDENTITY_ATTEMPTS: '1' };
  return startTestServer({ ...limits, ...identity, ...environment }, {}, () => at);
}

/** The tests of a block ask a server of their own. */
function askOther(environment: Record<string, string>): void {
  let usual: [TestServer, Customers];
  beforeAll(async () => {
    usual = [server, customers];
    server = await startChecking(environment);
    customers = await createCustomers(server);
  });
  afterAll(async () => {
    await server.stop();
    [server, customers] = usual;
  });
}

beforeAll(async () => {
  provider = await startProviderDouble({ verify: async () => ({ ...providerResult, scores: {} }) });
  server = await startChecking(patience);
  customers = await createCustomers(server);
  [front, back, video] = await Promise.all([
    frontOfCard(somebody),
    backOfCard(),
    slideShow([await portrait(somebody)], 1),
  ]);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(async () => {
  at = new Date('2026-03-01T04:00:00Z');
  providerResult = { result: 'approved', reasons: [] };
  provider.behave(undefined);
  sender = await createSender(server, customers, await customers.add());
  images = {
    Image: [
      { ImageId: await sender.upload('PRIMARY-FRONT', front) },
      { ImageId: await sender.upload('PRIMARY-BACK', back) },
    ],
  };
});

/** Another recording each time it is asked for. */
let recordings = 0;
function anotherVideo(): Buffer {
  recordings += 1;
  return Buffer.concat([video, Buffer.of(recordings)]);
}
const inline = (bytes = anotherVideo()) => ({ Video: { Name: 'selfie.webm', Base64String: bytes.toString('base64') } });
const lastAsked = () => provider.received.at(-1)?.body;
const passes = (ms: number) => {
  at = new Date(at.getTime() + ms);
};

describe('a check of photos and a video', () => {
  test.each([
    ['taken now', undefined],
    ['picked from the gallery', verifyUploadPath],
  ])(
    '%s says in the specification’s words that somebody is who they say (G-085) [API-043, API-045, BIO-010]',
    async (_, path) => {
      const answer = await sender.submit({ ...images, ...inline() }, path);
      expect(await answer.json()).toMatchObject({
        Data: { FormDetails: { State: 'Approved - Pending for KYC', FormId: expect.stringContaining('form-') } },
        Status: { Status_Code: '000' },
      });
      expect(await sender.checks()).toMatchObject([{ status: 'VERIFIED', reasons: [], finished_at: expect.any(Date) }]);
    },
  );

  test('says why it is a no, and keeps it for the reviewer [IDV-004, IDV-006]', async () => {
    const reasons: IdentityReason[] = ['face-differs', 'photo-blurred'];
    providerResult = { result: 'refused', reasons };
    const outcome = await sender.outcomeOf(await sender.submit({ ...images, ...inline() }));
    expect(outcome).toMatchObject({ result: 'refused', reasons });
    expect(await sender.checks()).toMatchObject([{ status: 'FAILED', reasons }]);
    // Anyone who comes back to the application, from wherever, reads the same.
    const asked = await server.post('/api/create-account/get_account', { Id: sender.id }, sender.token);
    const { Data } = definitionOf(getApplication).answer.parse(await asked.json());
    expect(Data).toMatchObject({ IdentityStatus: 'FAILED', IdentityReasons: reasons });
  });

  test('goes on without a yes or no where a person must look [IDV-007]', async () => {
    providerResult = { result: 'undecided', reasons: ['video-unreadable'] };
    const outcome = await sender.outcomeOf(await sender.submit({ ...images, ...inline() }));
    expect(outcome).toMatchObject({ result: 'pending', reasons: ['video-unreadable'] });
    expect(await sender.checks()).toMatchObject([
      { status: 'PENDING', reasons: ['video-unreadable'], finished_at: expect.any(Date) },
    ]);
  });

  test('takes a video that was uploaded before by its id', async () => {
    const bytes = anotherVideo();
    const VideoId = await sender.upload('SELFIE-VIDEO', bytes);
    await sender.submit({ ...images, Video: { Name: 'selfie.webm', VideoId } });
    // As it is kept: packed again, where that can be.
    const kept = (await repackVideo({ bytes }))?.bytes ?? bytes;
    expect(lastAsked()?.Video?.Base64String).toBe(Buffer.from(kept).toString('base64'));
  });

  test('is done once, however often the same is sent', async () => {
    const sent = { ...images, ...inline() };
    const before = provider.received.length;
    const answers = await Promise.all([1, 2].map(() => sender.submit(sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await sender.outcomeOf(await sender.submit(sent))).result).toBe('approved');
    expect(provider.received.length - before).toBe(1);
    expect(await sender.checks()).toHaveLength(1);
  });

  test('is of the document that the customer signed up with [IDV-003, BIO-011]', async () => {
    const wrong = { status: 400, codes: ['TG1001'] };
    const before = provider.received.length;
    await expectError(await sender.submit({ IDType: 'PP', Image: images.Image.slice(0, 1) }), wrong);
    const opened = { AccountClass: '107', Currency: 'USD' };
    const traveller = await createSender(server, customers, await customers.add(foreigner), opened);
    const page = { ImageId: await traveller.upload('PRIMARY-FRONT', front) };
    const card = [page, { ImageId: await traveller.upload('PRIMARY-BACK', back) }];
    await expectError(await traveller.submit({ IDType: 'NID', Image: card, ...inline() }), wrong);
    expect(provider.received.length).toBe(before);
    const answer = await traveller.submit({ IDType: 'PP', Image: [page], ...inline() });
    expect((await traveller.outcomeOf(answer)).result).toBe('approved');
  });

  test('of a second document verifies nobody by itself, whatever a provider says [IDV-007]', async () => {
    const licence = {
      IDMServiceId: 161,
      IDType: 'DL',
      Image: [
        { ImageId: await sender.upload('SECONDARY-FRONT', front) },
        { ImageId: await sender.upload('SECONDARY-BACK', back) },
      ],
    };
    const outcome = await sender.outcomeOf(await sender.submit({ ...licence, ...inline() }));
    expect(outcome).toMatchObject({ result: 'pending', reasons: ['second-document'] });
    expect(lastAsked()?.OtherImage).toEqual({ Side: 'FRONT', Base64String: expect.any(String) });
    expect(await sender.checks()).toMatchObject([{ status: 'PENDING', reasons: ['second-document'] }]);
    // The first one is another matter: with it somebody is who they say.
    expect((await sender.outcomeOf(await sender.submit(images))).result).toBe('approved');
  });

  test('needs photos and a video of the customer’s own open application [SEC-003]', async () => {
    const attacker = await createSender(server, customers, await customers.add());
    const before = provider.received.length;
    await expectError(await attacker.submit(images), missing);
    await expectError(await sender.submit({ ...images, AuthorizationReqId: attacker.id }), missing);
    await expectError(await sender.submit({ ...images, LoginId: attacker.customer.loginId }), missing);
    const swapped = { Image: [images.Image[1], { ImageId: attacker.id }] };
    await expectError(await sender.submit(swapped), missing);
    await expectError(
      await sender.submit({ ...images, Video: { Name: 'x', VideoId: images.Image[0]?.ImageId } }),
      missing,
    );
    expect([...(await sender.checks()), ...(await attacker.checks())]).toEqual([]);
    expect(provider.received.length).toBe(before);
  });

  test('takes nothing for a video that is none [SEC-009]', async () => {
    await expectError(await sender.submit({ ...images, ...inline(Buffer.from('<svg/>')) }), {
      status: 400,
      codes: ['TG1402'],
    });
    expect(await sender.checks()).toEqual([]);
  });
});

describe('which way to turn the head', () => {
  test('comes with the token, in another order each time, of three or four turns [API-044]', async () => {
    const asked: string[][] = [];
    for (let times = 0; times < 48; times += 1) {
      asked.push((await sender.askForToken()).headTurns);
      passes(1_000);
    }
    const orders = asked.map((turns) => turns.join());
    expect(asked.map(({ length }) => length).filter((length) => length < 3 || length > 4)).toEqual([]);
    expect(orders.filter((order, index) => order === orders[index - 1])).toEqual([]);
    expect(new Set(orders).size).toBeGreaterThan(8);
  });

  test('is what the video is evaluated by, also for a client that does not say which application', async () => {
    for (const body of [{ AuthorizationReqId: sender.id }, {}, undefined]) {
      const { headTurns } = await sender.askForToken(body);
      passes(1_000);
      await sender.submit({ ...images, ...inline() });
      expect(lastAsked()?.HeadTurns).toEqual(headTurns);
    }
  });

  test('holds for one video, and for each document that is checked with it [CON-035]', async () => {
    const { headTurns } = await sender.askForToken();
    passes(1_000);
    const sent = inline();
    await sender.submit({ ...images, ...sent });
    const licence = {
      IDMServiceId: 161,
      IDType: 'DL',
      Image: [
        { ImageId: await sender.upload('SECONDARY-FRONT', front) },
        { ImageId: await sender.upload('SECONDARY-BACK', back) },
      ],
    };
    await sender.submit({ ...licence, ...sent });
    expect(lastAsked()).toMatchObject({ IDMServiceId: 161, IDType: 'DL', HeadTurns: headTurns });
    await sender.submit({ ...images, ...inline() });
    expect(lastAsked()?.HeadTurns).toBeNull();
  });

  test('is not what was asked for with another token; one that says none is known by the session [API-044]', async () => {
    const earlier = await sender.askForToken();
    const { tokenId, requestId, headTurns } = await sender.askForToken();
    expect([tokenId, requestId]).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.any(String)]);
    passes(1_000);
    await sender.submit({ ...images, ...inline(), TokenId: earlier.tokenId });
    expect(lastAsked()?.HeadTurns).toBeNull();
    await sender.submit({ ...images, ...inline(), TokenId: tokenId });
    expect(lastAsked()?.HeadTurns).toEqual(headTurns);
  });

  test('cannot be chosen for a video that is there already', async () => {
    const VideoId = await sender.upload('SELFIE-VIDEO', anotherVideo());
    passes(1_000);
    await sender.askForToken();
    await sender.submit({ ...images, Video: { Name: 'selfie.webm', VideoId } });
    expect(lastAsked()?.HeadTurns).toBeNull();
  });

  test('is told for one’s own application only', async () => {
    const attacker = await createSender(server, customers, await customers.add());
    const asked = { AuthorizationReqId: attacker.id };
    await expectError(await server.post('/api/idm/idm_get_token', asked, sender.token), missing);
  });
});

describe('a customer has so many tries a day', () => {
  askOther({ ...patience, IDENTITY_TURNS_PER_DAY: '2', IDENTITY_CHECKS_PER_DAY: '2' });

  const usedUp = { status: 400, codes: ['TG1409'] };

  test('for asking which way to turn the head', async () => {
    const ask = () => server.post('/api/idm/idm_get_token', { AuthorizationReqId: sender.id }, sender.token);
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const refused = await ask();
    expect(await refused.clone().json()).toMatchObject({
      Error: { Details: [{ ErrorDescription: expect.stringContaining('try again tomorrow') }] },
    });
    await expectError(refused, usedUp);
    const other = await createSender(server, customers, await customers.add());
    expect((await other.askForToken()).headTurns.length).toBeGreaterThan(2);
  });

  test('for checks, and the same photos and video again are no other check', async () => {
    const sent = inline();
    for (const again of [sent, sent, inline()]) {
      expect((await sender.submit({ ...images, ...again })).status).toBe(200);
    }
    const asked = provider.received.length;
    await expectError(await sender.submit({ ...images, ...inline() }), usedUp);
    expect(await sender.checks()).toHaveLength(2);
    expect(provider.received.length).toBe(asked);
  });
});

const down = () => provider.behave((response) => void response.writeHead(503).end());
const hangs = () => provider.behave(() => undefined);

describe('while nobody answers', () => {
  // As short as a setting may be. The provider gives no answer at all, so that only this ends the wait.
  askOther({ IDENTITY_TIMEOUT_MS: '1000' });

  test.each([
    ['is down', down],
    ['hangs', hangs],
  ])('because the provider %s, the customer goes on and the case says why [IDV-008, REL-004]', async (_, fail) => {
    fail();
    const outcome = await sender.outcomeOf(await sender.submit({ ...images, ...inline() }));
    expect(outcome).toMatchObject(nothingSaid);
    expect(await sender.checks()).toMatchObject([{ status: 'PENDING', reasons: ['not-checked-yet'] }]);
  });
});

describe('once somebody answers again', () => {
  askOther({ ...patience, WORKER: 'true' });

  /** The customer was answered, and then the provider is there again. */
  async function answeredLater(result: IdentityResult['result'], reasons: IdentityReason[] = []) {
    down();
    await sender.submit({ ...images, ...inline() });
    await server.database.pool.query(
      `insert into orders (authorization_req_id, customer_id, record, marks, created_at)
       values ($1, $2, '{}', '{identity-not-verified}', now())`,
      [sender.id, sender.customer.id],
    );
    providerResult = { result, reasons };
    provider.behave(undefined);
    // Past the rest that a provider is given, and past the moment after which a check counts as lost.
    passes(10 * 60_000);
    await expect.poll(async () => (await sender.checks())[0]?.finished_at).toBeInstanceOf(Date);
    const { rows } = await server.database.pool.query('select marks from orders where authorization_req_id = $1', [
      sender.id,
    ]);
    const sent = await customers.messagesTo(sender.customer.loginId);
    return {
      check: (await sender.checks())[0],
      marks: rows[0].marks as string[],
      told: sent.filter(({ template }) => template === 'identity-not-verified').length,
    };
  }

  test('the check is done later, and a yes reaches the case [IDV-008]', async () => {
    expect(await answeredLater('approved')).toMatchObject({
      check: { status: 'VERIFIED', reasons: [] },
      marks: [],
      told: 0,
    });
  });

  test('the check is done also while a worker that was killed still holds another one [IDV-008, OPS-011]', async () => {
    // As `kill -9` leaves it: whatever shares a queue with the job of the dead would wait for hours.
    await server.database.pool.query(
      `insert into graphile_worker._private_job_queues (queue_name, locked_at, locked_by)
       values ('check-identity', now(), 'killed')
       on conflict (queue_name) do update set locked_at = now(), locked_by = 'killed'`,
    );
    expect(await answeredLater('approved')).toMatchObject({ check: { status: 'VERIFIED' } });
  });

  test('the check is done later, and a no reaches the case and the customer [IDV-008]', async () => {
    expect(await answeredLater('refused', ['face-differs'])).toMatchObject({
      check: { status: 'FAILED', reasons: ['face-differs'] },
      marks: ['identity-not-verified'],
      told: 1,
    });
  });
});
