import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort } from './free-ports.mjs';

test('a port that was found can be listened on, and nobody finds it meanwhile', async () => {
  const port = await findFreePort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(await findFreePort()).not.toBe(port);
  server.close();
});
