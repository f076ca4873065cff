import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { StartError } from '../../../start-error.ts';
import { getOrCreateKey, listKeys, replaceKey, type SavedKey } from './store.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** Names a secret without telling anything of it. */
function nameOfSecret(secret: Buffer): string {
  return sha256(secret).toString('hex').slice(0, 16);
}

/** Encrypted for its purpose: under another it does not open. */
function wrapKey(purpose: string, key: Buffer, secret: Buffer): SavedKey {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, secret, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(purpose));
  const encrypted = Buffer.concat([encryption.update(key), encryption.final()]);
  return {
    purpose,
    key: Buffer.concat([nonce, encryption.getAuthTag(), encrypted]),
    wrappedBy: nameOfSecret(secret),
    fingerprint: sha256(key),
  };
}

/** Throws where the secret is another or the row was changed. */
function unwrapKey({ purpose, key }: SavedKey, secret: Buffer): Buffer {
  const nonce = key.subarray(0, nonceBytes);
  const opening = createDecipheriv(cipher, secret, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(purpose));
  opening.setAuthTag(key.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(key.subarray(nonceBytes + tagBytes)), opening.final()]);
}

const keyPurposes = [
  'analytics-visitor',
  'allowances',
  'codes',
  'file-addresses',
  'login-tries',
  'outbox',
  'reminder-links',
  'session-tokens',
  'staff-login-tries',
  'staff-secrets',
] as const;
type KeyPurpose = (typeof keyPurposes)[number];

type GetServerKey = (purpose: KeyPurpose) => Promise<Buffer>;

/** What keys are wrapped with, none of it in the database. */
export interface Secrets {
  readonly current: Buffer;
  /** Those it was before: what they have wrapped is wrapped again. */
  readonly before: readonly Buffer[];
}

const keyBytes = 32;

/**
 * What was opened at the start of this process, by fingerprint: a key that another process wraps again meanwhile is still
 * known here. Anyone who is within a transaction asks for keys with nothing but that at hand.
 */
const opened = new Map<string, Buffer>();

/**
 * Makes and opens all keys, once, before anything uses one. Those that lie open, and those that an earlier secret has
 * wrapped, are wrapped with the current one.
 */
export async function openServerKeys(db: Kysely<DB>, secrets: Secrets): Promise<void> {
  for (const purpose of keyPurposes) {
    await getOrCreateKey(db, purpose, () => wrapKey(purpose, randomBytes(keyBytes), secrets.current));
  }
  for (const kept of await listKeys(db)) {
    const key = openKey(kept, secrets);
    const wrapped = wrapKey(kept.purpose, key, secrets.current);
    opened.set(nameOf(wrapped), key);
    if (kept.wrappedBy !== wrapped.wrappedBy) await replaceKey(db, kept, wrapped);
  }
}

function openKey(kept: SavedKey, { current, before }: Secrets): Buffer {
  if (kept.wrappedBy === null) return kept.key;
  const secret = [current, ...before].find((each) => nameOfSecret(each) === kept.wrappedBy);
  if (secret) return unwrapKey(kept, secret);
  throw new StartError(
    'The keys in the database are wrapped with another secret than SECRET_KEY, or than the file secret-key in DATA_DIR: bring that one back, or set SECRET_KEY_BEFORE to it.',
  );
}

const nameOf = ({ fingerprint }: SavedKey) => fingerprint?.toString('hex') ?? '';

/** Keys that all server processes share, remembered by each after its first question. */
export function createServerKeys(db: Kysely<DB>): GetServerKey {
  const known = new Map<KeyPurpose, Buffer>();
  return async (purpose) => {
    const key = known.get(purpose) ?? (await findKey(db, purpose));
    known.set(purpose, key);
    return key;
  };
}

/** A database whose keys nobody has opened is one of a test, and has keys that lie open. */
async function findKey(db: Kysely<DB>, purpose: KeyPurpose): Promise<Buffer> {
  const plain = { purpose, wrappedBy: null, fingerprint: null };
  const kept = await getOrCreateKey(db, purpose, () => ({ ...plain, key: randomBytes(keyBytes) }));
  const key = kept.wrappedBy === null ? kept.key : opened.get(nameOf(kept));
  if (!key) throw new Error(`The key for ${purpose} was not opened at the start.`);
  return key;
}
