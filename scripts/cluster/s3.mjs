// An S3 server for photos and documents.
import { join } from 'node:path';
import { freePorts } from '../free-ports.mjs';
import { root } from '../root.mjs';
import { startPart } from './replaceable.mjs';

/** @param {{ folder: string, processes: import('./processes.mjs').Processes }} ground */
export async function startS3({ folder, processes }) {
  const [port = 0] = await freePorts(1);
  const settings = { S3_PORT: String(port), S3_FOLDER: join(folder, 's3') };
  const command = [process.execPath, join(root, 'scripts/cluster/s3-process.mjs')];
  const launch = () => processes.start('s3', command, settings);
  const part = await startPart(
    'the S3 server',
    launch,
    async () => (await fetch(`http://127.0.0.1:${port}/`)).status > 0,
  );
  return { ...part, url: `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/taga?region=us-east-1` };
}
