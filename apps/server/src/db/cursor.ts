import { errorCodes } from '@taga/contract';
import { type RawBuilder, sql } from 'kysely';
import { DomainError } from '../domain-error.ts';
import { isUuid } from '../uuid.ts';

/** Where a page of a list ends that is ordered by time: the next one begins behind it. */
export interface Cursor {
  /** In ISO form and UTC, as exactly as the database has it. */
  readonly at: string;
  readonly id: string;
}

/** A text of letters and digits, for clients to give back as they got it. */
function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** The first page has none. One that is none of ours is a wrong field like any other. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const [at = '', id = '', ...rest] = Buffer.from(text, 'base64url').toString().split(' ');
  if (!isMoment(at) || !isUuid(id) || rest.length > 0) {
    throw new DomainError(errorCodes.invalidField, { fields: ['cursor'] });
  }
  return { at, id };
}

const momentForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})(\d{3})?Z$/;

/** Of a day that there is: the database refuses any other, and years of more digits. */
function isMoment(text: string): boolean {
  const [, upToMs = ''] = momentForm.exec(text) ?? [];
  const at = new Date(`${upToMs}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString() === `${upToMs}Z`;
}

/** Whether a row of a list, the latest first, is on a page behind the cursor; every row without one. */
export function behindCursor(cursor: Cursor | undefined, timeColumn: string, idColumn: string): RawBuilder<boolean> {
  if (!cursor) return sql`true`;
  return sql`(${sql.ref(timeColumn)}, ${sql.ref(idColumn)}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`;
}

interface Limitable<Row> {
  limit(rows: number): { execute(): Promise<Row[]> };
}

/** A page of a query in the order of the cursor. */
export async function readPage<Row>(query: Limitable<Row>, size: number, cursorOf: (row: Row) => Cursor) {
  return pageOfRows(await query.limit(size + 1).execute(), size, cursorOf);
}

/** Of rows of which one more was asked for than fit on a page: the page, and where the next one begins. */
export function pageOfRows<Row>(rows: readonly Row[], size: number, cursorOf: (row: Row) => Cursor) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last ? writeCursor(cursorOf(last)) : null };
}
