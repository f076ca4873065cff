import { classes } from '../../classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SkeletonProps {
  /** Spoken once; the shapes themselves are silent. */
  label: string;
  /** `lines` stands for text, `block` for a picture or a card; give the block its height with `className`. */
  shape?: 'lines' | 'block';
  lines?: number;
  className?: string;
}

const bar = 'rounded-[6px] bg-surface-sunken animate-waiting';

/** Keeps the place of what is still loading, at its size, so that nothing jumps when it comes. */
export function Skeleton({ label, shape = 'lines', lines = 3, className }: SkeletonProps) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {shape === 'block' ? (
        <div className="size-full animate-waiting rounded-card bg-surface-sunken" />
      ) : (
        <div className="grid gap-3">
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
            <div key={line} className={classes('h-4', bar, line === lines - 1 && 'w-3/5')} />
          ))}
        </div>
      )}
    </div>
  );
}
