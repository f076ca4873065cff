import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signedInStaff } from '../../modules/staff/sessions/testing/staff.ts';
import { startTestServer } from '../test-server.ts';
import { createJourneys } from './index.ts';

const tokenOf = ({ authorization }: { authorization: string }) => authorization.replace('Bearer ', '');

test('whole journeys, as the commands that break things send them, come to their end and are counted', async () => {
  const server = await startTestServer({ WORKER: 'true', SANDBOX_SEED: 'people' });
  const desk = {
    maker: tokenOf((await signedInStaff(server, ['maker'])).token),
    checker: tokenOf((await signedInStaff(server, ['checker'])).token),
  };
  const statuses = new Set<number | 'cut'>();
  const journeys = createJourneys({
    address: server.url,
    databaseUrl: server.database.url,
    desk,
    observe: ({ status }) => statuses.add(status),
  });
  await journeys.travel();
  expect([...statuses]).toEqual([200]);
  const { customers, submitted, corrected, approved, deposited, files } = journeys.kept;
  expect([customers, submitted, corrected, approved, deposited].map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  expect(files.size).toBe(3);
  expect(await journeys.count()).toMatchObject({ lost: [], doubled: [], imbalances: 0, unfinished: 0 });
  // Something that was never there counts as lost.
  submitted.push(randomUUID());
  expect((await journeys.count()).lost).toHaveLength(1);
  await journeys.close();
  await server.stop();
});
