import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/field-icons.tsx';

/** Help in a fold: there for who needs it, out of the way for who does not. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-field font-medium text-link [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
        {summary}
      </summary>
      <div className="border-l-4 border-border py-1 pl-4">{children}</div>
    </details>
  );
}
