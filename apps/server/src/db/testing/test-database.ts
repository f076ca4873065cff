import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Connection, connect } from '../connect.ts';
import { quiet } from './quiet-log.ts';

export interface TestDatabase extends Omit<Connection, 'close'> {
  readonly url: string;
  /** Ends all connections and takes the database away. */
  drop(): Promise<void>;
}

/** A migrated database of its own, so that test files can run side by side. */
export async function createTestDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template taga`);
  return openTestDatabase(name, options.poolSize ?? 5);
}

/** The same without any migration. */
export async function createEmptyTestDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}`);
  return openTestDatabase(name, options.poolSize ?? 5);
}

async function openTestDatabase(name: string, poolSize: number): Promise<TestDatabase> {
  const url = urlTo(name);
  const { close, ...connection } = await connect({ url, poolSize, log: quiet });
  return {
    ...connection,
    url,
    async drop() {
      await close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: urlTo('postgres') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function urlTo(database: string): string {
  const template = inject('templateUrl');
  if (!template)
    throw new Error('These tests need the global set-up of apps/server: run Vitest with `--root apps/server`.');
  const url = new URL(template);
  url.pathname = `/${database}`;
  return url.href;
}
