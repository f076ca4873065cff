import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { type BuiltProcess, buildServerProcess } from './testing/build-process.ts';
import { generateTypes } from './testing/generate-types.ts';
import { quiet } from './testing/quiet-log.ts';
import { type RunningServer, startServer } from './testing/run-server.ts';
import { hasSeparateServer, type SeparateServer, startSeparateServer } from './testing/separate-server.ts';

describe.runIf(hasSeparateServer())('with DATABASE_URL on a separate server of PostgreSQL 15', () => {
  let separate: SeparateServer;
  let built: BuiltProcess;

  beforeAll(async () => {
    [separate, built] = await Promise.all([startSeparateServer(), buildServerProcess()]);
  });
  afterAll(async () => {
    await separate.stop();
    await built.remove();
  });

  const open = () => openDatabase({ databaseUrl: separate.url, dataDir: '/nowhere', poolSize: 2, log: quiet });

  test('the same migrations give the same tables as on the built-in version [OPS-004]', async () => {
    const database = await open();
    const { rows } = await database.pool.query(`select current_setting('server_version_num')::int / 10000 as major`);
    expect(rows).toEqual([{ major: 15 }]);
    const generated = await readFile(new URL('./schema.gen.ts', import.meta.url), 'utf8');
    expect(await generateTypes(database.db)).toBe(generated);
    await database.close();
  });

  test('several server processes start at once and share it; what one saves the others see, also after a kill [OPS-004]', async () => {
    const options = { script: built.script, env: { DATABASE_URL: separate.url } };
    const servers = await Promise.all(Array.from({ length: 4 }, () => startServer(options)));
    await Promise.all(servers.map((server, index) => server.ask(`save shared-${index}`)));
    const everything = 'shared-0 shared-1 shared-2 shared-3';
    for (const server of servers) expect(await server.ask('list')).toBe(everything);

    for (const server of servers) await kill(server);
    const next = await startServer(options);
    expect(await next.ask('list')).toBe(everything);
    await kill(next);
  });
});

async function kill(server: RunningServer): Promise<void> {
  server.process.kill('SIGKILL');
  await server.ended;
}
