import { createHash } from 'node:crypto';

export interface MigrationFile {
  /** The file's name without its ending: `0001_anonymous_tokens`. Files run in the order of their names. */
  readonly name: string;
  readonly sql: string;
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
