/** Where a page of a list ends that is ordered by time: the next one begins behind it. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

/** A text of letters and digits, for clients to give back as they got it. */
function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

const form = /^(\S+Z) ([0-9a-f-]{36})$/;

/** Nothing where it is none of ours, and the list begins anew. */
export function readCursor(text: string | undefined): Cursor | undefined {
  const [, time = '', id = ''] = form.exec(Buffer.from(text ?? '', 'base64url').toString()) ?? [];
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? undefined : { at, id };
}

/** Of rows of which one more was asked for than fit on a page: the page, and where the next one begins. */
export function pageOfRows<Row>(rows: readonly Row[], size: number, cursorOf: (row: Row) => Cursor) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last ? writeCursor(cursorOf(last)) : null };
}
