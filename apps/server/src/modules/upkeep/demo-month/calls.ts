import { randomUUID } from 'node:crypto';
import { type AnswerOf, definitionOf, type Endpoint } from '@taga/contract';
import { defaultLanguage } from '@taga/i18n';
import type { Principal } from '../../../http/admission/guard.ts';
import type { EndpointInput, Implementation } from '../../../http/endpoints/implement.ts';
import { later } from '../../../time.ts';
import { demoStaff } from '../demo-data/index.ts';

/** Asks a call of the product as somebody, as if it had come by the wire. */
export type Ask = <C extends Endpoint>(endpoint: C, as: Principal | undefined, body: object) => Promise<AnswerOf<C>>;

function never(): never {
  throw new Error('No call of the demo month needs this.');
}

export function createAsk(implementations: readonly Implementation[]): Ask {
  const found = new Map(implementations.map((each) => [each.endpoint.id, each]));
  return async (endpoint, principal, body) => {
    const { body: schema } = definitionOf(endpoint);
    const input = {
      body: schema?.parse(body),
      query: {},
      language: defaultLanguage,
      principal,
      userAgent: undefined,
      token: undefined,
      clientAddress: '127.0.0.1',
      noteIssued: never,
      answerLater: never,
      countRefresh: never,
      bytesOf: never,
    };
    const answer = await found.get(endpoint.id)?.handle(input as unknown as EndpointInput);
    return answer as AnswerOf<typeof endpoint>;
  };
}

/** One of the demo staff, by the login id. */
export function asStaff(loginId: string, at: Date): Principal & { readonly kind: 'staff' } {
  const member = demoStaff.find((each) => each.loginId === loginId);
  if (!member) throw new Error(`There is no ${loginId} among the demo staff.`);
  const { id: staffId, roles } = member;
  return { kind: 'staff', staffId, sessionId: randomUUID(), roles, branches: null, endsAt: later(at, 3_600) };
}

export function asCustomer(customerId: string): Principal {
  return { kind: 'customer', customerId, sessionId: randomUUID() };
}
