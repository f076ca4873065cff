import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Bank } from '../../bank.ts';
import { createGatewayBank } from '../gateway-bank.ts';
import { type OddGateway, startOddGateway } from './odd-gateway.ts';
import { gatewayToken, type ReferenceGateway, startReferenceGateway } from './reference-gateway.ts';

export interface BehindOddGateway extends Pick<ReferenceGateway, 'fixtures' | 'database'> {
  readonly gateway: OddGateway;
  /** A client that nothing has gone wrong for yet. Time-outs are short, and waiting between tries takes no time. */
  connect(changes?: Partial<Parameters<typeof createGatewayBank>[0]>): Bank;
}

/** A working bank behind a gateway that behaves well until a test says otherwise. */
export function useOddGateway(): BehindOddGateway {
  let reference: ReferenceGateway;
  let gateway: OddGateway;
  beforeAll(async () => {
    reference = await startReferenceGateway();
  });
  beforeEach(async () => {
    gateway = await startOddGateway(reference.url);
    return () => gateway.stop();
  });
  afterAll(() => reference.stop());
  return {
    get fixtures() {
      return reference.fixtures;
    },
    get database() {
      return reference.database;
    },
    get gateway() {
      return gateway;
    },
    connect: (changes = {}) =>
      createGatewayBank({
        url: gateway.url,
        token: gatewayToken,
        timeoutMs: 1_000,
        attempts: 3,
        totalMs: 15_000,
        maxCalls: 50,
        now: () => new Date(),
        random: Math.random,
        sleep: async () => undefined,
        ...changes,
      }),
  };
}
