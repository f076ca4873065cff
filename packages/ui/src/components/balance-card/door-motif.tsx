/** The arch of the house and its door that stands ajar, large and faint behind what is read. */
export function DoorMotif({ className }: { className?: string }) {
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
