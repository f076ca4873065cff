/** A stupa on its terraces, standing at the origin: bell, rings, bud and the umbrella at the tip. */
export const pagodaPath =
  'M-36 0v-5h6v-6h6v-6h5c1-5 2-9 5-13 4-5 6-10 7-17h1l1-7h1.5l1-8 2-7L0-82l1.5 13 2 7 1 8H6l1 7h1c1 7 3 12 7 17 3 4 4 8 5 13h4v6h6v6h6v5z';

/** A toddy palm: a straight trunk and a round crown of fans. */
export function ToddyPalm({ x, y, height }: { x: number; y: number; height: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-primary" strokeWidth="3">
      <path d={`M0 0V${-height}`} />
      <path
        transform={`translate(0 ${-height})`}
        d="M0 0c-6-7-13-8-20-5M0 0c-8-1-14 3-17 10M0 0c-4-9-3-15 1-20M0 0c6-7 13-8 20-5M0 0c8-1 14 3 17 10M0 0c-2 6-2 10 0 15"
      />
    </g>
  );
}
