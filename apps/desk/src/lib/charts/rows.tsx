import { RouterLink } from '@taga/web/navigation';

interface Row {
  readonly label: string;
  /** What is missing of all. */
  readonly value: number;
  readonly of: number;
  readonly said: string;
  /** The list of what is counted. */
  readonly href?: string | undefined;
}

/** Bars that lie under each other, each with its name and its number. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  const largest = Math.max(1, ...rows.map(({ of }) => of));
  return (
    // Without links it says nothing that the table does not.
    <ul aria-hidden={rows.every(({ href }) => !href)} className="grid gap-1">
      {rows.map(({ label, value, of, said, href }) => (
        <li key={label} className="grid grid-cols-[minmax(0,4fr)_3fr_auto] items-center gap-2">
          {href ? (
            <RouterLink href={href} title={label} className="truncate text-link underline underline-offset-4">
              {label}
            </RouterLink>
          ) : (
            <span className="truncate" title={label}>
              {label}
            </span>
          )}
          <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full">
            <rect width={(of / largest) * 100} height="10" className="fill-primary/25" />
            <rect width={((of - value) / largest) * 100} height="10" className="fill-primary" />
          </svg>
          <span className="min-w-12 text-end text-text-muted tabular-nums">{said}</span>
        </li>
      ))}
    </ul>
  );
}
