import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../../testing/build-server.ts';
import { connect } from '../connect.ts';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { migrate } from '../migrate.ts';
import { migrateJobs } from '../migrate-jobs.ts';
import { quiet } from './quiet-log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database every test database is a copy of; nobody may stay connected to it. */
    templateUrl: string;
    /** The process that opens images, built. */
    mediaScript: string;
  }
}

/** One PostgreSQL for the whole test run. Should the run be cut off, PostgreSQL notices and stops by itself. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'taga-tests-'));
  await chmod(folder, 0o755);
  const embedded = await startEmbedded(folder, () => undefined);
  const { pool, close } = await connect({ url: embedded.url, poolSize: 2, log: quiet });
  await migrate(pool);
  await migrateJobs(pool, quiet);
  await close();
  const media = await buildServer('src/media/media-process.ts');
  project.provide('templateUrl', embedded.url);
  project.provide('mediaScript', media.script);

  return async () => {
    await embedded.stop();
    await media.remove();
    await rm(folder, { recursive: true, force: true });
  };
}
