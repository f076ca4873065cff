import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const readyForQuery = 'Z'.charCodeAt(0);
const terminate = 'X'.charCodeAt(0);
const idle = 'I'.charCodeAt(0);

export interface TransactionPooler {
  readonly url: string;
  close(): void;
}

/** A pooler as simple as can be: each transaction gets the connection that was free last, and nothing is carried along. */
export async function openTransactionPooler(databaseUrl: string): Promise<TransactionPooler> {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const free: Socket[] = [];
  const all = new Set<Socket>();
  const keep = (socket: Socket) => all.add(socket.on('error', () => undefined));

  const pooler = createServer((client) => {
    keep(client);
    let server: Socket | undefined = connect(Number(port), hostname);
    keep(server);
    answer(server, client);
    client.on('data', (bytes) => {
      if (!server) {
        if (bytes[0] === terminate) return;
        server = free.pop();
        if (server) answer(server, client);
      }
      server?.write(bytes);
    });

    function answer(from: Socket, to: Socket): void {
      let rest = Buffer.alloc(0);
      const onData = (bytes: Buffer) => {
        to.write(bytes);
        rest = Buffer.concat([rest, bytes]);
        while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
          const end = 1 + rest.readInt32BE(1);
          const isOver = rest[0] === readyForQuery && rest[5] === idle;
          rest = rest.subarray(end);
          if (!isOver) continue;
          from.off('data', onData);
          free.push(from);
          server = undefined;
        }
      };
      from.on('data', onData);
    }
  });
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  url.port = String((pooler.address() as AddressInfo).port);
  return {
    url: url.href,
    close() {
      pooler.close();
      for (const socket of all) socket.destroy();
    },
  };
}
