import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { getOrKeepKey } from './store.ts';

type KeyPurpose =
  | 'analytics-visitor'
  | 'allowances'
  | 'card-document-addresses'
  | 'codes'
  | 'file-addresses'
  | 'login-tries'
  | 'outbox'
  | 'session-tokens'
  | 'staff-login-tries'
  | 'staff-secrets';

type GetServerKey = (purpose: KeyPurpose) => Promise<Buffer>;

const keyBytes = 32;

/** Keys that all server processes share: made by the first that asks, remembered by each after its first question. */
export function createServerKeys(db: Kysely<DB>): GetServerKey {
  const known = new Map<KeyPurpose, Buffer>();
  return async (purpose) => {
    const key = known.get(purpose) ?? (await getOrKeepKey(db, purpose, randomBytes(keyBytes)));
    known.set(purpose, key);
    return key;
  };
}
