// A way between two programs that can fall silent, as one to a host that has vanished does: nothing is closed, nothing
// arrives.

import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** @param {number} port @param {number} target */
export async function startSilentProxy(port, target) {
  let isSilent = false;
  /** @type {Set<{ lose: () => void, close: () => void }>} */
  const pairs = new Set();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    let isLost = isSilent;
    const pair = {
      // What was open while the host was away stays silent afterwards: its other end has long forgotten it.
      lose() {
        isLost = true;
        far.destroy();
      },
      close() {
        near.destroy();
        far.destroy();
      },
    };
    pairs.add(pair);
    near.on('error', () => undefined);
    far.on('error', () => undefined);
    near.on('data', (bytes) => !isLost && far.write(bytes));
    far.on('data', (bytes) => !isLost && near.write(bytes));
    far.on('close', () => !isLost && near.destroy());
    near.on('close', () => {
      far.destroy();
      pairs.delete(pair);
    });
    if (isLost) far.destroy();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    fallSilent() {
      isSilent = true;
      for (const pair of pairs) pair.lose();
    },
    speakAgain() {
      isSilent = false;
    },
    close() {
      for (const pair of pairs) pair.close();
      server.close();
    },
  };
}
