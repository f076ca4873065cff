import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { saveEvent } from './event-store.ts';

export interface StatusChange {
  readonly authorizationReqId: string;
  readonly kind: 'application' | 'service' | 'card';
  /** Which service, where it is one. */
  readonly serviceId?: string;
  readonly status: string;
  readonly at: Date;
}

/** Has other systems told once the caller's transaction commits, and never if it does not. */
export async function announceStatusChange(trx: Transaction<DB>, change: StatusChange): Promise<void> {
  await saveEvent(trx, { id: randomUUID(), serviceId: null, ...change });
}
