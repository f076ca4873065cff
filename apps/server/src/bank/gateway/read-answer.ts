import { GatewayFailure } from '../../outgoing/gateway-failure.ts';
import { isTryLater, readJson } from '../../outgoing/read-json.ts';
import { BankRefused, refusalReasons } from '../bank-errors.ts';
import * as wire from './wire.ts';

const refusalStatuses = [409, 422];

/** What the gateway answered, as JSON yet to be checked. A no of the bank is thrown as such. */
export async function readAnswer(response: Response): Promise<unknown> {
  const { status } = response;
  if (status === 200) return readJson(response);
  if (refusalStatuses.includes(status)) throw readRefusal(await readJson(response));
  await response.body?.cancel();
  throw new GatewayFailure(`HTTP_${status}`, { mayPass: isTryLater(status) });
}

/** A no is believed in its documented form only: it ends what the customer wanted for good. */
function readRefusal(body: unknown): Error {
  const parsed = wire.refusal.safeParse(body);
  if (!parsed.success) return new GatewayFailure('MALFORMED', { mayPass: false });
  const { reason, description } = parsed.data;
  return new BankRefused(refusalReasons.find((known) => known === reason) ?? 'other', description);
}
