import type { ReactNode } from 'react';
import { DoorMotif } from './door-motif.tsx';

/** The one strong thing of a page, in the colour of the brand. */
export function DeepCard({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex h-full min-h-60 flex-col print:min-h-0 overflow-hidden rounded-card bg-deep p-5 text-on-deep sm:p-6">
      <DoorMotif className="absolute right-0 bottom-0 h-32 w-auto" />
      <div className="relative flex min-w-0 grow flex-col gap-1">{children}</div>
    </div>
  );
}
