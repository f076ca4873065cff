import type { IncomingMessage } from 'node:http';

/**
 * What a client sends, as it comes. Anyone who is refused must still be able to read why: a stream that is destroyed takes
 * the connection with it, and one that is left half read never lets the answer through.
 */
export async function* piecesOfBody(body: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } finally {
    body.resume();
  }
}
