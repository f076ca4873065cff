import { GatewayFailure } from './gateway-failure.ts';

/** A customer with a thousand accounts takes a quarter of this. Whatever is larger is no answer, and is not kept. */
const maxBytes = 1_000_000;

/** Answers below 500 by which a gateway says that it cannot just now. */
const tryLater = [408, 425, 429];

export function isTryLater(status: number): boolean {
  return status >= 500 || tryLater.includes(status);
}

/** What a gateway answered, yet to be checked. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await readText(response);
  try {
    return JSON.parse(text);
  } catch {
    // Without the cause: its message repeats a piece of the text.
    throw new GatewayFailure('MALFORMED', { mayPass: false });
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    // Leaving the loop lets go of the connection.
    if (bytes > maxBytes) throw new GatewayFailure('TOO_LARGE', { mayPass: false });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
