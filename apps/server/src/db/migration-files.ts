import { createHash } from 'node:crypto';

export interface MigrationFile {
  /** The file's name without its ending: `0001_anonymous_tokens`. Files run in the order of their names. */
  readonly name: string;
  readonly sql: string;
}

/** A migration that takes away what versions before the one named used: `-- contract after 0170_what_earlier_versions_need`. */
export function contractAfter({ sql }: MigrationFile): string | undefined {
  return /^-- contract after (\w+)$/m.exec(sql)?.[1];
}

/**
 * Whether a migration that was applied as another text left the database as this one does: `-- same result as <checksum>`.
 * An applied file changes only where a later PostgreSQL refuses what an earlier one accepted.
 */
export function isSameResult({ sql }: MigrationFile, checksum: string): boolean {
  return sql.split('\n').includes(`-- same result as ${checksum}`);
}

/** The index that a migration makes while others go on writing; PostgreSQL does that outside a transaction only. */
export function concurrentIndex({ sql }: MigrationFile): string | undefined {
  return /^create (?:unique )?index concurrently if not exists (\w+)/im.exec(sql)?.[1];
}

// Vite puts the texts into the bundle, so that a built server needs no files beside it.
const texts = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', eager: true, import: 'default' });

export const migrationFiles: readonly MigrationFile[] = Object.entries(texts)
  .map(([path, sql]) => ({ name: path.replace('./migrations/', '').replace(/\.sql$/, ''), sql }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

export function checksumOf(file: MigrationFile): string {
  // A checkout on another system may have other line ends; that is not a change of the migration.
  return createHash('sha256').update(file.sql.replaceAll('\r\n', '\n')).digest('hex');
}
