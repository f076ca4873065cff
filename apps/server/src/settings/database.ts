import { databaseAddress, wholeNumber } from '../setting-kinds.ts';
import { setting } from './setting.ts';

export const databaseSettings = {
  databaseUrl: setting(
    'DATABASE_URL',
    databaseAddress,
    undefined,
    'A PostgreSQL of version 15 or later. Unset: the embedded one, kept in DATA_DIR.',
  ),
  databasePoolSize: setting(
    'DATABASE_POOL_SIZE',
    wholeNumber(1, 200),
    '10',
    'How many database connections one server process opens at most.',
  ),
} as const;
