import type { ReactNode } from 'react';

/** The one strong thing of a page, in the colour of the brand. */
export function DeepCard({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex h-full min-h-60 flex-col print:min-h-0 overflow-hidden rounded-card bg-deep p-[min(1.25rem,5.6vw)] text-on-deep sm:p-6">
      <DoorMotif className="absolute right-0 bottom-0 h-32 w-auto" />
      <div className="relative flex min-w-0 grow flex-col gap-1">{children}</div>
    </div>
  );
}

/** The arch of the house and its door that stands ajar, large and faint behind what is read. */
function DoorMotif({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 150 200" fill="none" strokeWidth="5" className={className}>
      <path d="M13 200V75a62 62 0 0 1 124 0v125" className="stroke-on-deep" opacity=".16" />
      <path d="M29 200V77a46 46 0 0 1 92 0v123" className="stroke-on-deep" opacity=".1" />
      <path
        d="M29 200V77c2-27 16-43 32-46 12 6 21 26 21 56v113"
        className="fill-accent stroke-accent"
        fillOpacity=".14"
        strokeOpacity=".55"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx="72" cy="142" r="3.5" className="fill-accent" opacity=".7" />
    </svg>
  );
}
