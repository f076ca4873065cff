import type { IncomingMessage } from 'node:http';

/**
 * Who is answered before the whole body is there may go on sending it for as long as a file may take, and nobody reads it.
 * The connection is cut when any other body would have had to be there.
 */
export function cutUnreadBody(request: IncomingMessage, afterMs: number): void {
  if (request.complete) return;
  const { socket } = request;
  const timer = setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, afterMs).unref();
  socket.once('close', () => clearTimeout(timer));
}
