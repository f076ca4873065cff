import { createHash } from 'node:crypto';
import type { OrderKind } from './order-store.ts';

/** Equal for two orders of the same content, and for no others. */
export function fingerprintOf(kind: OrderKind, ...content: readonly (string | number | null)[]): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...content]))
    .digest();
}
