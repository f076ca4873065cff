import { connect, type Socket } from 'node:net';

/** Sends bytes as they are and answers with everything that comes back until the server closes. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return readToEnd(socket);
}

export async function readToEnd(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('utf8');
  });
  // What was received before a reset still counts; `once` of events would throw with the reset.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return received;
}
