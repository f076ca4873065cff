import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '../db/backup/make-backup.ts';
import { runDataCommand } from './data-command.ts';

const usage = `npm run backup [-- FOLDER]

Copies everything in DATA_DIR into a new folder, whether or not the server runs. Without a name the folder is called
after the time, below ./backups.`;

runDataCommand(usage, async (dataDir) => {
  const now = new Date();
  const usual = `backups/${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) return undefined;
  const folder = resolve(positionals[0] ?? usual);
  const { files } = await makeBackup({ dataDir, folder, now: () => now });
  return `Backed up to ${folder}: ${files.length} files, each checked. Whoever can read them can read everything.`;
});
