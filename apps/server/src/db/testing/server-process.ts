import { createInterface } from 'node:readline';
import type { Kysely } from 'kysely';
import { StartError } from '../../start-error.ts';
import { openDatabase } from '../open-database.ts';
import type { DB } from '../schema.gen.ts';
import { quiet } from './quiet-log.ts';

/**
 * The database side of the server as a process of its own, for tests that kill it. It obeys one word a line:
 * `save NAME` keeps a name and answers once it is committed, `list` answers the kept names.
 */
async function main(): Promise<void> {
  const database = await openDatabase({
    databaseUrl: process.env.DATABASE_URL,
    dataDir: process.env.DATA_DIR ?? '',
    poolSize: 2,
    log: quiet,
    onLost: fail,
  });
  process.once('SIGTERM', () => void database.close().then(() => process.exit(0)));

  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    obey(line, database.db).then(say, (error: Error) => say(`failed: ${error.message}`));
  });
  // A test run that was cut off leaves no process behind.
  lines.on('close', () => process.exit());
  say('ready');
}

async function obey(line: string, db: Kysely<DB>): Promise<string> {
  const [word, name = ''] = line.split(' ');
  if (word === 'save') {
    await db
      .insertInto('server_keys')
      .values({ purpose: name, key: Buffer.alloc(32) })
      .execute();
    return 'saved';
  }
  const rows = await db.selectFrom('server_keys').select('purpose').orderBy('purpose').execute();
  return rows.map((row) => row.purpose).join(' ');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(error: unknown): void {
  process.stderr.write(error instanceof StartError ? error.message : `UNEXPECTED ${String(error)}`);
  process.exitCode = 1;
  setTimeout(() => process.exit(), 10);
}

main().catch(fail);
