import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startProviderDouble } from '../../identity/testing/provider-double.ts';
import { startTestServer } from '../test-server.ts';
import { createJourneys } from './index.ts';
import { signInStaff } from './sign-in-staff.ts';

test('whole journeys, as the commands that break things send them, come to their end and are counted', async () => {
  // A busy machine may take longer to look at a video than a check may.
  const provider = await startProviderDouble({
    verify: async () => ({ result: 'approved', reasons: [], scores: {} }),
  });
  const server = await startTestServer({ WORKER: 'true', SANDBOX_SEED: 'people', IDENTITY_URL: provider.url });
  const databaseUrl = server.database.url;
  const statuses = new Set<number | 'cut'>();
  const journeys = createJourneys({
    address: server.url,
    databaseUrl,
    desk: { maker: await signInStaff(databaseUrl, 'maker'), checker: await signInStaff(databaseUrl, 'checker') },
    observe: ({ status }) => statuses.add(status),
  });
  await journeys.travel();
  expect(statuses).toEqual(new Set([200, 201, 204]));
  const { saves, files, uploads, ...once } = journeys.kept;
  expect(Object.values(once).map(({ length }) => length)).toEqual(Object.keys(once).map(() => 1));
  expect([files.size, uploads.length]).toEqual([7, 2]);
  expect(await journeys.count()).toMatchObject({ lost: [], doubled: [], imbalances: 0, unfinished: [] });
  // What was never there is counted, each of its kind.
  for (const list of [saves, uploads, ...Object.values(once)]) list.push(randomUUID());
  files.set('never', { id: randomUUID(), url: '' });
  expect((await journeys.count()).lost).toHaveLength(Object.keys(journeys.kept).length);
  // So does what is there twice.
  await server.database.pool.query(
    `insert into identity_checks (id, authorization_req_id, status, subject, due_at, finished_at, created_at)
     select gen_random_uuid(), authorization_req_id, status, subject, due_at, finished_at, created_at
     from identity_checks where subject is not null`,
  );
  expect((await journeys.count()).doubled).toEqual([expect.stringMatching(/^identity check /)]);
  await journeys.close();
  await server.stop();
  await provider.stop();
});
