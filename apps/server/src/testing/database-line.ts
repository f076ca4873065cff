import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The network between a server and its database, which can do what networks do. */
export interface DatabaseLine {
  /** The database's address by way of the line. */
  readonly url: string;
  /** How many connections have come in since the line was opened. */
  opened(): number;
  /** From now on nothing arrives, in neither direction, and nobody is told: a host that has vanished. */
  freeze(): void;
  /** Ends every connection, and each new one at once. */
  cut(): void;
  /** New connections pass again; those that were frozen never do. */
  restore(): void;
  close(): void;
}

export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  let state: 'passes' | 'frozen' | 'cut' = 'passes';
  let opened = 0;
  const relay = createServer((near) => {
    opened += 1;
    const keep = (socket: Socket) => sockets.add(socket.on('error', () => undefined));
    keep(near);
    if (state === 'cut') near.destroy();
    if (state !== 'passes') return;
    const far = connect(Number(port), hostname);
    keep(far);
    near.pipe(far).pipe(near);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  url.port = String((relay.address() as AddressInfo).port);

  function cut(): void {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }
  return {
    url: url.href,
    opened: () => opened,
    freeze() {
      state = 'frozen';
      for (const socket of sockets) socket.unpipe().pause();
    },
    cut,
    restore() {
      state = 'passes';
    },
    close() {
      relay.close();
      cut();
    },
  };
}
