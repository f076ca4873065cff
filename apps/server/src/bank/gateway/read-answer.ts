import { BankRefused, refusalReasons } from '../bank-errors.ts';
import { GatewayFailure } from './gateway-failure.ts';
import * as wire from './wire.ts';

/** A customer with a thousand accounts takes a quarter of this. Whatever is larger is no answer, and is not kept. */
const maxBytes = 1_000_000;

/** Answers below 500 by which a gateway says that it cannot just now. */
const tryLater = [408, 425, 429];

const refusalStatuses = [409, 422];

/** What the gateway answered, as JSON yet to be checked. A no of the bank is thrown as such. */
export async function readAnswer(response: Response): Promise<unknown> {
  const { status } = response;
  if (status === 200) return readJson(response);
  if (refusalStatuses.includes(status)) throw readRefusal(await readJson(response));
  await response.body?.cancel();
  throw new GatewayFailure(`HTTP_${status}`, { mayPass: status >= 500 || tryLater.includes(status) });
}

/** A no is believed in its documented form only: it ends what the customer wanted for good. */
function readRefusal(body: unknown): Error {
  const parsed = wire.refusal.safeParse(body);
  if (!parsed.success) return new GatewayFailure('MALFORMED', { mayPass: false });
  const { reason, description } = parsed.data;
  return new BankRefused(refusalReasons.find((known) => known === reason) ?? 'other', description);
}

async function readJson(response: Response): Promise<unknown> {
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
