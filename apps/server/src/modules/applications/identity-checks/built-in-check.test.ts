import { isWithinLimit } from '@taga/contract/records/applications/identity-measures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { video } from '../../../identity/testing/good-case.ts';
import { backOfCard, frontOfCard, portrait, somebody, somebodyElse } from '../../../identity/testing/pictures.ts';
import { turningVideo } from '../../../identity/testing/videos.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type Customers, createCustomers } from '../../access/sessions/testing/customers.ts';
import { listChecks } from './store.ts';
import { createSender } from './testing/sent-identity.ts';

/** A machine that runs tests has other things to do too. */
const patience = { IDENTITY_TIMEOUT_MS: '60000', ANSWER_TIMEOUT_MS: '120000' };

let server: TestServer;
let customers: Customers;
beforeAll(async () => {
  server = await startTestServer({ ...patience, RATE_LIMIT_CALLS: '100000' });
  customers = await createCustomers(server);
});
afterAll(() => server.stop());

test('the server itself tells somebody from somebody else, over the wire, and keeps what it evaluated by [IDV-002, IDV-004, DSK-035]', async () => {
  const sender = await createSender(server, customers, await customers.add());
  const { headTurns } = await sender.askForToken();
  const recorded = await turningVideo(await portrait(somebody), headTurns);
  const Video = { Name: 'selfie.webm', VideoId: await sender.upload('SELFIE-VIDEO', recorded) };
  const back = { ImageId: await sender.upload('PRIMARY-BACK', await backOfCard()) };
  const check = async (who: typeof somebody) => {
    const front = { ImageId: await sender.upload('PRIMARY-FRONT', await frontOfCard(who)) };
    return sender.outcomeOf(await sender.submit({ Image: [front, back], Video }));
  };
  expect(await check(somebodyElse)).toMatchObject({ result: 'refused', reasons: ['face-differs'] });
  expect(await check(somebody)).toMatchObject({ result: 'approved', reasons: [] });
  expect(await sender.checks()).toMatchObject([
    { status: 'FAILED', scores: { faceDistance: expect.any(Number) } },
    { status: 'VERIFIED', scores: { faceDistance: expect.any(Number), videoSeconds: expect.any(Number) } },
  ]);
  const isFaceNear = ({ scores, limits }: (typeof evaluated)[number]) =>
    isWithinLimit(scores.faceDistance ?? Number.NaN, limits.faceDistance ?? {});
  const evaluated = await listChecks(server.database.db, sender.id);
  expect(evaluated.map((check) => [check.status, isFaceNear(check)])).toEqual([
    ['VERIFIED', true],
    ['FAILED', false],
  ]);
  expect(evaluated[0]).toMatchObject({
    limits: {
      faceDistance: { atMost: 0.45 },
      frontBrightness: { atLeast: 60 },
      videoSeconds: { atLeast: 7, atMost: 16 },
    },
    faceAt: {
      left: expect.any(Number),
      top: expect.any(Number),
      width: expect.any(Number),
      height: expect.any(Number),
    },
  });
});

test('a stolen card beside one’s own second document verifies nobody, over the wire [IDV-002, IDV-007]', async () => {
  const sender = await createSender(server, customers, await customers.add());
  await sender.askForToken();
  // As for the video that is made for other tests.
  await server.database.pool.query(`update identity_requests set head_turns = '{left,right}' where customer_id = $1`, [
    sender.customer.id,
  ]);
  await sender.upload('SELFIE-VIDEO', await video());
  await sender.upload('PRIMARY-FRONT', await frontOfCard(somebodyElse));
  const Image = [
    { ImageId: await sender.upload('SECONDARY-FRONT', await frontOfCard(somebody)) },
    { ImageId: await sender.upload('SECONDARY-BACK', await backOfCard()) },
  ];
  const outcome = await sender.outcomeOf(await sender.submit({ IDMServiceId: 161, IDType: 'DL', Image }));
  expect(outcome).toMatchObject({ result: 'pending', reasons: ['documents-differ'] });
  expect(await sender.checks()).toMatchObject([{ status: 'PENDING', reasons: ['documents-differ'] }]);
});
