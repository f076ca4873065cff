import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../../../db/schema.gen.ts';

/** An address that is told of status changes. */
export interface Receiver {
  readonly address: string;
  /** What its messages are signed with. */
  readonly secret: string;
}

/** A status that changed. References and statuses alone: anyone who needs more asks for it, and is let in or not. */
export interface WebhookEvent {
  readonly id: string;
  readonly kind: 'application' | 'service' | 'card';
  readonly authorizationReqId: string;
  /** Which service, where it is one. */
  readonly serviceId: string | null;
  readonly status: string;
  readonly at: Date;
}

export interface WebhookDependencies {
  readonly db: Kysely<DB>;
  readonly log: Logger;
  readonly now: () => Date;
  readonly random: () => number;
  readonly receivers: readonly Receiver[];
  /** How long one attempt may take. */
  readonly timeoutMs: number;
  readonly maxAttempts: number;
}
