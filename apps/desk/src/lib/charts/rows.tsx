interface RowsProps {
  rows: readonly { readonly label: string; readonly value: number; readonly of: number; readonly said: string }[];
}

/** Bars that lie under each other, each with its name and its number. */
export function Rows({ rows }: RowsProps) {
  const largest = Math.max(1, ...rows.map(({ of }) => of));
  return (
    <ul aria-hidden="true" className="grid gap-1">
      {rows.map(({ label, value, of, said }) => (
        <li key={label} className="grid grid-cols-[minmax(0,4fr)_3fr_auto] items-center gap-2">
          <span className="truncate" title={label}>
            {label}
          </span>
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
