import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findUnprivilegedAccount, runsAsRoot } from './account.ts';
import { findClosedFolder, prepareHome } from './home.ts';

let base: string;
let dataDir: string;
let shared: string;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'taga-home-'));
  await chmod(base, 0o755);
  dataDir = join(base, 'clone', 'data');
  shared = join(base, 'shared');
  await mkdir(dataDir, { recursive: true });
});
afterEach(() => rm(base, { recursive: true, force: true }));

const close = () => chmod(join(base, 'clone'), 0o700);
const open = () => chmod(join(base, 'clone'), 0o755);

describe.runIf(runsAsRoot())('started by root', () => {
  test('the database is in the data folder and belongs to nobody', async () => {
    expect(await prepareHome(dataDir, shared)).toEqual({
      folder: join(dataDir, 'postgres'),
      account: await findUnprivilegedAccount(),
    });
  });

  test('below a folder that others cannot enter, it is elsewhere, always in the same place, and a note says so', async () => {
    await close();
    const home = await prepareHome(dataDir, shared);
    expect(home.folder).toMatch(new RegExp(`^${shared}/[0-9a-f]{12}$`));
    expect(home.note).toBe(
      `The database is in ${home.folder}, because the account it runs as cannot enter ${join(base, 'clone')}.`,
    );
    expect(await prepareHome(dataDir, shared)).toEqual(home);
  });

  test('the account can enter the place elsewhere also under a strict umask', async () => {
    await close();
    const umask = process.umask(0o077);
    const { folder } = await prepareHome(dataDir, shared).finally(() => process.umask(umask));
    expect(await findClosedFolder(folder)).toBeUndefined();
  });

  test('a database that is elsewhere stays there when the folder is opened', async () => {
    await close();
    const { folder } = await prepareHome(dataDir, shared);
    await mkdir(join(folder, 'cluster-17'));
    await open();
    expect((await prepareHome(dataDir, shared)).folder).toBe(folder);
  });

  test('a database in the data folder is never replaced by an empty one elsewhere when the folder is closed', async () => {
    const { folder } = await prepareHome(dataDir, shared);
    await mkdir(join(folder, 'cluster-17'));
    await close();
    await expect(prepareHome(dataDir, shared)).rejects.toThrow(
      `The database in ${folder} cannot be reached by the account it runs as: let other accounts enter ${join(base, 'clone')} (chmod o+x).`,
    );
  });

  test('a database that an ordinary account made goes on belonging to it', async () => {
    const cluster = join(dataDir, 'postgres', 'cluster-17');
    await mkdir(cluster, { recursive: true });
    await chown(cluster, 4321, 1234);
    expect((await prepareHome(dataDir, shared)).account).toEqual({ uid: 4321, gid: 1234 });
  });
});

describe.runIf(!runsAsRoot())('started by an ordinary account', () => {
  test('the database is in the data folder, no matter who else may enter it', async () => {
    await close();
    expect(await prepareHome(dataDir, shared)).toEqual({ folder: join(dataDir, 'postgres') });
  });
});
