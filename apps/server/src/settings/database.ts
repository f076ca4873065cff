import { databaseAddress, secretBytes, wholeNumber } from '../setting-kinds.ts';
import { setting } from './setting.ts';

export const databaseSettings = {
  databaseUrl: setting(
    'DATABASE_URL',
    databaseAddress,
    undefined,
    'A PostgreSQL of version 15 or later. Unset: the embedded one, kept in DATA_DIR.',
  ),
  databaseDirectUrl: setting(
    'DATABASE_DIRECT_URL',
    databaseAddress,
    undefined,
    'The same database without the pooler that DATABASE_URL leads to: for migrations, jobs and what tells of new ones. Unset: DATABASE_URL.',
  ),
  databaseReplicaUrl: setting(
    'DATABASE_REPLICA_URL',
    databaseAddress,
    undefined,
    "A replica of DATABASE_URL, for what may be a second old: figures, the search for customers, the export of one's data. One that falls behind or is away is passed over. Unset: DATABASE_URL.",
  ),
  secretKey: setting(
    'SECRET_KEY',
    secretBytes,
    undefined,
    "What the server's keys in the database are wrapped with, the same for all processes. Unset: one is made and kept in DATA_DIR.",
  ),
  secretKeyBefore: setting(
    'SECRET_KEY_BEFORE',
    secretBytes,
    undefined,
    'What SECRET_KEY was before it was changed; needed at the first start with the new one only.',
  ),
  databasePoolSize: setting(
    'DATABASE_POOL_SIZE',
    wholeNumber(1, 200),
    '10',
    'How many database connections one server process opens at most, beside one that asks how the database is.',
  ),
  databaseTimeoutMs: setting(
    'DATABASE_TIMEOUT_MS',
    wholeNumber(1_000, 600_000),
    '15000',
    'How long a statement may take. Where the database does not even say so, its host counts as gone and its connections are given up.',
  ),
} as const;
