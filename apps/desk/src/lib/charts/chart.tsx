import { Disclosure } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';

interface ChartProps {
  title: string;
  /** What the picture shows, as a table: for those who cannot see it, and for who wants the numbers. */
  table: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  legend?: ReactNode;
  children: ReactNode;
}

/** A small plain picture with its numbers behind it. */
export function Chart({ title, table, legend, children }: ChartProps) {
  const text = useText();
  const [first, ...others] = table.columns;
  return (
    <figure className="grid min-w-0 content-start gap-2 border-t border-border pt-4">
      <figcaption>
        <h2 className="text-base">{title}</h2>
      </figcaption>
      {legend}
      {table.rows.length === 0 ? <p className="py-6 text-text-muted">{text('deskFigures.chart.empty')}</p> : children}
      {table.rows.length > 0 && (
        <Disclosure summary={text('deskFigures.chart.table')}>
          <div className="max-h-64 overflow-y-auto">
            <table className="w-full border-collapse tabular-nums">
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr className="text-text-muted *:px-1 *:py-1 *:text-end *:font-medium">
                  <th scope="col" className="!text-start">
                    {first}
                  </th>
                  {others.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([head = '', ...cells]) => (
                  <tr key={head} className="border-t border-border *:px-1 *:py-1 *:text-end">
                    <th scope="row" className="!text-start font-normal">
                      {head}
                    </th>
                    {cells.map((cell, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table do not move
                      <td key={index}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Disclosure>
      )}
    </figure>
  );
}

interface LegendProps {
  entries: readonly {
    readonly label: string;
    readonly className: string;
    /** The list of what has this look. */
    readonly href?: string | undefined;
  }[];
}

export function Legend({ entries }: LegendProps) {
  return (
    // Without links it says nothing that the table does not.
    <ul aria-hidden={entries.every(({ href }) => !href)} className="flex flex-wrap gap-x-4 text-text-muted">
      {entries.map(({ label, className, href }) => (
        <li key={label} className="flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 10 10" width="10" height="10">
            <rect width="10" height="10" rx="2" className={className} />
          </svg>
          {href ? (
            <RouterLink href={href} className="text-link underline underline-offset-4">
              {label}
            </RouterLink>
          ) : (
            label
          )}
        </li>
      ))}
    </ul>
  );
}
