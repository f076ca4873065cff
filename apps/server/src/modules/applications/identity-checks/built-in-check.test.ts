import { afterAll, beforeAll, expect, test } from 'vitest';
import { backOfCard, frontOfCard, portrait, somebody, somebodyElse } from '../../../identity/testing/pictures.ts';
import { turningVideo } from '../../../identity/testing/videos.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type Customers, createCustomers } from '../../access/sessions/testing/customers.ts';
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

test('the server itself tells somebody from somebody else, over the wire [IDV-002, IDV-004]', async () => {
  const sender = await createSender(server, customers, await customers.add());
  const { headTurns } = await sender.askForToken();
  const video = await turningVideo(await portrait(somebody), headTurns);
  const Video = { Name: 'selfie.webm', VideoId: await sender.upload('SELFIE-VIDEO', video) };
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
});

const people = [
  ['one’s own', somebody],
  ['a stolen one', somebodyElse],
] as const;
const pairings = people.flatMap(([first, primary]) =>
  people.map(([second, secondary]) => ({ first, second, primary, secondary })),
);

test.each(pairings)(
  'a second document never verifies anybody: the first is $first, the second $second [IDV-002, IDV-007]',
  async ({ primary, secondary }) => {
    const sender = await createSender(server, customers, await customers.add());
    const { headTurns } = await sender.askForToken();
    await sender.upload('SELFIE-VIDEO', await turningVideo(await portrait(somebody), headTurns));
    const images = async (kind: 'PRIMARY' | 'SECONDARY', who: typeof somebody) => ({
      Image: [
        { ImageId: await sender.upload(`${kind}-FRONT`, await frontOfCard(who)) },
        { ImageId: await sender.upload(`${kind}-BACK`, await backOfCard()) },
      ],
    });
    const first = await images('PRIMARY', primary);
    const licence = { IDMServiceId: 161, IDType: 'DL', ...(await images('SECONDARY', secondary)) };
    const isOwn = { first: primary === somebody, second: secondary === somebody };
    const isSame = primary === secondary;
    expect(await sender.outcomeOf(await sender.submit(first))).toMatchObject(
      !isOwn.first
        ? { result: 'refused', reasons: expect.arrayContaining(['face-differs']) }
        : isSame
          ? { result: 'approved', reasons: [] }
          : { result: 'pending', reasons: ['documents-differ'] },
    );
    expect(await sender.outcomeOf(await sender.submit(licence))).toMatchObject(
      isOwn.second
        ? { result: 'pending', reasons: [isSame ? 'second-document' : 'documents-differ'] }
        : { result: 'refused', reasons: expect.arrayContaining(['face-differs']) },
    );
  },
);
