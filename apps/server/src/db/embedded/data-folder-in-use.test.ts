import { expect, test } from 'vitest';
import { useServers } from '../testing/use-servers.ts';
import { prepareCluster } from './cluster.ts';
import { takeOver, usualPatience } from './take-over.ts';

const servers = useServers();

const refusal = () =>
  `The data folder is in use: another server process runs on the database in ${servers.dataDir}/postgres.`;

test('refuses a second server on the data folder and leaves the first alone [REL-006]', async () => {
  const first = await servers.start();
  expect(await servers.launch().ended).toEqual({ code: 1, complaint: refusal() });
  expect(await first.ask('save still-here')).toBe('saved');
});

test('refuses it because the first holds its lock, not because it has waited long enough [REL-006]', async () => {
  await servers.start();
  const cluster = await prepareCluster({ folder: `${servers.dataDir}/postgres` }, { folder: '', major: 17 });
  const forEver = { ...usualPatience, waitForOtherMs: Number.POSITIVE_INFINITY };
  await expect(takeOver(cluster, async () => undefined, forEver)).rejects.toThrow(refusal());
});

test('lets exactly one of five through that start together on a new data folder [REL-006]', async () => {
  await servers.clear();
  await expectOneOf(5);
});

test('lets exactly one of five through that start together on a used data folder [REL-006]', async () => {
  const first = await servers.start();
  await first.ask('save earlier');
  first.process.kill('SIGTERM');
  await first.ended;
  const winner = await expectOneOf(5);
  expect(await winner?.ask('list')).toBe('earlier');
});

test('lets exactly one of five through that start together right after a kill [REL-006]', async () => {
  const first = await servers.start();
  await first.ask('save earlier');
  first.process.kill('SIGKILL');
  const winner = await expectOneOf(5);
  expect(await winner?.ask('list')).toBe('earlier');
});

test('lets the next one in once the first has stopped', async () => {
  const first = await servers.start();
  first.process.kill('SIGTERM');
  // Already while the first is still stopping.
  const next = await servers.start();
  expect(await next.ask('save mine-now')).toBe('saved');
});

async function expectOneOf(count: number) {
  const all = Array.from({ length: count }, () => servers.launch());
  const results = await Promise.all(
    all.map((server) =>
      server.ask('list').then(
        () => 'ready',
        (error: Error) => error.message,
      ),
    ),
  );
  expect(results.filter((result) => result === 'ready')).toHaveLength(1);
  expect(results.filter((result) => result === refusal())).toHaveLength(count - 1);
  return all[results.indexOf('ready')];
}
