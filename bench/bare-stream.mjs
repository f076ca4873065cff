// What a file costs at the least: a server that writes what arrives to the disk, syncs it and the folder that has its
// name, as ours does, and does nothing else. `bench/uploads.mjs` starts it beside ours.
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [, , port, folder = ''] = process.argv;
let count = 0;

createServer(async (request, response) => {
  count += 1;
  await pipeline(request, createWriteStream(join(folder, String(count)), { flush: true }));
  const names = await open(folder);
  await names.sync().finally(() => names.close());
  response.writeHead(204).end();
}).listen(Number(port), '127.0.0.1');
