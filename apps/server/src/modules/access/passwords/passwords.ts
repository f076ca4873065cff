import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { isTooCommon } from './too-common.ts';
import { createWorkQueue } from './work-queue.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Costs the same without a stored hash, so that time does not tell which login ids exist. */
  verify(storedHash: string | undefined, password: string): Promise<boolean>;
  /** Whether the password is among those that are tried first. */
  isTooCommon(password: string): boolean;
  /** How many calls with a password may be worked on at once, so that none waits long. */
  capacity(): number;
}

interface PasswordLimits {
  /** Hashes at once; more than the processor has cores would only slow each other down and fill the memory. */
  readonly parallel: number;
  /** The longest that one may take, with the wait for its turn. */
  readonly withinMs: number;
}

/** argon2id is this library's default; 64 MiB and 3 passes make each guess cost about a tenth of a second. */
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const;

export function createPasswords({ parallel, withinMs }: PasswordLimits): Passwords {
  const queue = createWorkQueue(parallel, withinMs);
  const decoyHash = unmatchableHash();
  return {
    hash: (password) => queue.run(() => hash(canonical(password), cost)),
    verify: (storedHash, password) => queue.run(() => verify(storedHash ?? decoyHash, canonical(password))),
    isTooCommon,
    capacity: queue.capacity,
  };
}

/** Keyboards write the same letter in different ways. */
function canonical(password: string): string {
  return password.normalize('NFKC');
}

/** A hash of the usual cost that belongs to no password. */
function unmatchableHash(): string {
  const base64 = (byteCount: number) => randomBytes(byteCount).toString('base64').replace(/=+$/, '');
  const { memoryCost, timeCost, parallelism } = cost;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(16)}$${base64(32)}`;
}
