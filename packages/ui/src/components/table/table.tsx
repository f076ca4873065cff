// biome-ignore-all lint/a11y/noRedundantRoles: changing `display` makes some browsers forget what a table is; the roles say it again
import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts stand to the right, in figures of one width. */
  numeric?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

/** A table on a desktop, a card per row on a phone, from one piece of HTML. */
export function Table<Row>({ caption, columns, rows, rowId }: TableProps<Row>) {
  return (
    <table role="table" className="block w-full border-collapse md:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="md:border-b md:border-border">
          {columns.map(({ id, header, numeric }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={classes('px-4 py-3 text-sm font-medium text-text-muted', numeric ? 'text-right' : 'text-left')}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-3 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowId(row)}
            role="row"
            className="grid gap-2 rounded-card border border-border bg-surface-raised p-4 md:table-row md:rounded-none md:border-0 md:border-b md:bg-transparent md:hover:bg-primary-tint"
          >
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column: { header, cell, numeric }, row }: { column: Column<Row>; row: Row }) {
  return (
    <td
      role="cell"
      className={classes(
        'flex items-baseline justify-between gap-4 md:table-cell md:px-4 md:py-3',
        numeric && 'tabular-nums md:text-right',
      )}
    >
      <span aria-hidden="true" className="text-sm text-text-muted md:hidden">
        {header}
      </span>
      <span className="text-right md:text-inherit">{cell(row)}</span>
    </td>
  );
}
