import * as z from 'zod/mini';
import type { GatewayAddress } from '../../outgoing/gateway-address.ts';
import { GatewayFailure } from '../../outgoing/gateway-failure.ts';
import { isTryLater, readJson } from '../../outgoing/read-json.ts';
import { traced } from '../../tracing/trace.ts';
import { BankRefused, refusalReasons } from '../bank-errors.ts';
import type { Operation } from './operations.ts';
import * as wire from './wire.ts';

const domainErrorStatuses = [409, 422];

/** What the gateway answered, as JSON yet to be checked. A no of the bank is thrown as such. */
async function readAnswer(response: Response): Promise<unknown> {
  const { status } = response;
  if (status === 200) return readJson(response);
  if (domainErrorStatuses.includes(status)) throw readDomainError(await readJson(response));
  await response.body?.cancel();
  throw new GatewayFailure(`HTTP_${status}`, { mayPass: isTryLater(status) });
}

/** A no is believed in its documented form only: it ends what the customer wanted permanently. */
function readDomainError(body: unknown): Error {
  const parsed = wire.refusal.safeParse(body);
  if (!parsed.success) return new GatewayFailure('MALFORMED', { mayPass: false });
  const { reason, description } = parsed.data;
  return new BankRefused(refusalReasons.find((known) => known === reason) ?? 'other', description);
}

interface Question<Input, Output> {
  readonly operation: Operation<Input, Output>;
  readonly input: Input;
  readonly address: GatewayAddress;
  readonly timeoutMs: number;
}

/** One try over HTTP. It ends with an answer that was checked, a `BankRefused`, or a `GatewayFailure`. */
export async function askOnce<Input, Output>(question: Question<Input, Output>): Promise<Output> {
  const { operation, input } = question;
  const asked = { 'url.path': operation.path };
  const answer = z.safeDecode(operation.answer, await traced('bank', asked, () => post(question)));
  const isBelieved = answer.success && (operation.isAnswerTo?.(input, answer.data) ?? true);
  if (!isBelieved) throw new GatewayFailure('MALFORMED', { mayPass: false });
  return answer.data;
}

async function post<Input, Output>(question: Question<Input, Output>): Promise<unknown> {
  const { operation, input, address, timeoutMs } = question;
  const body = JSON.stringify(z.encode(operation.request, input));
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address.urlOf(operation.path), {
      method: 'POST',
      headers: { ...address.headers, ...keyOf(input), 'content-type': 'application/json', accept: 'application/json' },
      body,
      // A redirect would carry the order and the token to a place nobody configured.
      redirect: 'manual',
      signal,
    });
    return await readAnswer(response);
  } catch (error) {
    if (error instanceof GatewayFailure || error instanceof BankRefused) throw error;
    throw new GatewayFailure(signal.aborted ? 'TIMEOUT' : 'NETWORK', { mayPass: true, cause: error });
  }
}

/** An order's reference once more, for gateways that tell repeated requests apart before they read them. */
function keyOf(input: unknown): Record<string, string> {
  const isOrder = typeof input === 'object' && input !== null && 'reference' in input;
  return isOrder ? { 'idempotency-key': String(input.reference) } : {};
}
