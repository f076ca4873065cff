import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFreePort } from '../free-ports.mjs';
import { root } from '../root.mjs';
import { startSilentProxy } from './silent-proxy.mjs';
import { longestGap } from './watch.mjs';

test('a missing package is named in one sentence, with the command that installs it [OPS-020]', () => {
  const empty = mkdtempSync(join(tmpdir(), 'taga-path-'));
  const script = `const { findPrograms } = await import(${JSON.stringify(join(root, 'scripts/cluster/programs.mjs'))});
    try { findPrograms(undefined, [${JSON.stringify(empty)}], ${JSON.stringify(empty)}) } catch (error) { console.log(error.message) }`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  rmSync(empty, { recursive: true });
  expect(stdout.trim()).toBe(
    "Debian's postgresql, patroni, etcd-server, haproxy is needed: " +
      'apt-get install -y --no-install-recommends postgresql patroni etcd-server haproxy',
  );
});

test('an unknown fault is refused with the names of those there are [OPS-020]', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/cluster.mjs'), '--faults=earthquake'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no fault called earthquake: there are leader-killed, machine-killed, switchover');
});

test('an upgrade without the version before is refused in one sentence [OPS-020]', () => {
  const command = [join(root, 'scripts/cluster.mjs'), '--faults=rolling-upgrade'];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('rolling-upgrade needs the folder of a built version before this one: --before=<folder>.');
});

test('silence is the longest time between two writes, the beginning and the end included', () => {
  expect(longestGap([10, 20, 70, 80], 0, 90)).toEqual({ ms: 50, endedAt: 70 });
  expect(longestGap([10], 0, 90)).toEqual({ ms: 80, endedAt: 90 });
  expect(longestGap([], 5, 90)).toEqual({ ms: 85, endedAt: 90 });
});

test('a way that falls silent closes nothing, and what was open before never speaks again', async () => {
  const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const port = await findFreePort();
  const way = await startSilentProxy(port, (echo.address() as AddressInfo).port);
  const ask = async (socket: ReturnType<typeof connect>) => {
    socket.write('hello');
    return String((await once(socket, 'data'))[0]);
  };
  const before = connect(port, '127.0.0.1');
  expect(await ask(before)).toBe('hello');
  way.fallSilent();
  let heard = 0;
  before.on('data', () => {
    heard += 1;
  });
  before.write('is anybody there?');
  const during = connect(port, '127.0.0.1');
  await once(during, 'connect');
  way.speakAgain();
  const after = connect(port, '127.0.0.1');
  expect(await ask(after)).toBe('hello');
  expect({ heard, isClosed: before.destroyed || during.destroyed }).toEqual({ heard: 0, isClosed: false });
  for (const socket of [before, during, after]) socket.destroy();
  way.close();
  echo.close();
});
