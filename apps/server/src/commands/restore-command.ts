import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { runDataCommand } from './data-command.ts';

const usage = `npm run restore -- FOLDER [--replace]

Puts a backup into DATA_DIR. The server must not run. With --replace it takes the place of what is there now, which is
gone then.`;

runDataCommand(usage, async (dataDir) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) return undefined;
  const { madeAt, files } = await restoreBackup({ dataDir, folder: resolve(folder), replace: values.replace === true });
  return `Restored the backup of ${madeAt} to ${dataDir}: ${files.length} files, each checked. Start the server again.`;
});
