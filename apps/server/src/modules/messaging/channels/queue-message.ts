import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { encryptValues } from '../../../encrypted-values.ts';
import { createServerKeys } from '../../access/keys/index.ts';
import { type Message, messageSchema } from './message.ts';
import { saveMessage } from './outbox-store.ts';

export type QueuedMessage = Message & {
  /** From this moment on the message would be of no use, and is not sent. */
  readonly notAfter?: Date;
  /** Takes the place of a message of the same topic that still waits: a newer code makes the older one worthless. */
  readonly topic?: string;
};

/**
 * Has a message sent once the caller's transaction commits, and never if it does not. The caller takes the
 * recipient from what is on file, not from a request.
 */
export async function queueMessage(trx: Transaction<DB>, { notAfter, topic, ...message }: QueuedMessage) {
  const { values, ...envelope } = messageSchema.parse(message);
  const id = randomUUID();
  // By the caller's own connection: a second one might have to wait for the first.
  const key = await createServerKeys(trx)('outbox');
  const encrypted = encryptValues(values, id, key);
  await saveMessage(trx, { ...envelope, id, values: encrypted, notAfter: notAfter ?? null, topic: topic ?? null });
}
