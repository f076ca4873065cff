import { resolve } from 'node:path';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';

/**
 * A command about the data folder: `work` answers what to say at the end, and nothing when it was not asked properly.
 * A database of the operator's own is in other hands.
 */
export function runDataCommand(usage: string, work: (dataDir: string) => Promise<string | undefined>): void {
  const command = async () => {
    const { databaseUrl, dataDir } = readSettings(process.env);
    if (databaseUrl) {
      throw new StartError(
        'DATABASE_URL is set, and this command is for the embedded database alone: docs/operations.md says what to run for yours.',
      );
    }
    const said = await work(resolve(dataDir));
    if (said === undefined) throw new StartError(usage);
    process.stdout.write(`${said}\n`);
  };
  command().catch((error: unknown) => {
    const isOurs = error instanceof StartError || (error as NodeJS.ErrnoException)?.code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`${isOurs ? (error as Error).message : (error as Error)?.stack}\n`);
    process.exitCode = 1;
  });
}
