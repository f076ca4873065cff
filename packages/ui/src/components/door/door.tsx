import { turnedLeaf } from './turned-leaf.ts';

export interface DoorProps {
  /** 0 stands just ajar, 1 is wide open. A journey opens it a little further with each finished step. */
  progress?: number;
  size?: number;
  className?: string;
}

const frame = 'M8 26.5V13.5a8 8 0 0 1 16 0v13';

/** The arch: up the hinge, over the top in two curves, down the free edge. */
const leaf = 'M8 26.5L8 13.5C8 9.1 11.6 5.5 16 5.5C20.4 5.5 24 9.1 24 13.5L24 26.5Z';

/** Turns the leaf around its left edge: the wider it stands, the narrower and the more slanted it looks. */
function leafPath(progress: number): string {
  const open = Math.min(1, Math.max(0, progress));
  const width = 0.8 - 0.45 * open;
  return turnedLeaf(leaf, { hinge: 8, width, slant: width * (0.1 + 0.28 * open) });
}

/** The house's ornament, and the only one that moves. It is a picture; what it shows is also said in words. */
export function Door({ progress = 0.35, size = 32, className }: DoorProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={leafPath(progress)} className="fill-accent-tint stroke-accent transition-[d] duration-200" />
      <path d={frame} className="stroke-primary" />
    </svg>
  );
}
