import * as z from 'zod/mini';
import type { Bank } from '../bank.ts';
import { type InputOf, type Operation, type OperationName, type OutputOf, operations } from '../gateway/operations.ts';

/** What cannot be an order or a question, no matter who asks. */
export class MalformedRequest extends Error {}

interface GatewayRequest {
  readonly body: unknown;
  readonly key: unknown;
}

/** Reads the request, asks the bank, and answers in the form of the wire. */
export async function carryOut<Name extends OperationName>(
  name: Name,
  { body, key }: GatewayRequest,
  bank: Bank,
): Promise<unknown> {
  const { isOrder, request, answer }: Operation<InputOf<Name>, OutputOf<Name>> = operations[name];
  const input = z.safeDecode(request, body);
  if (!input.success) throw new MalformedRequest(`Not as described: ${placesOf(input.error)}.`);
  if (isOrder && key !== referenceOf(input.data)) {
    throw new MalformedRequest('The header Idempotency-Key must hold the reference of the order.');
  }
  // Each method takes what its own operation has just read, which only a reader can see.
  const ask = bank[name] as (asked: InputOf<Name>) => Promise<OutputOf<Name>>;
  return z.encode(answer, await ask(input.data));
}

function referenceOf(order: unknown): string {
  return (order as { readonly reference: string }).reference;
}

function placesOf({ issues }: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] }): string {
  return issues.map(({ path }) => path.join('.') || 'the body').join(', ');
}
