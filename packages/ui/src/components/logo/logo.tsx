import { classes } from '../../classes.ts';

/** The bank's mark as its brand file draws it: outlines, the first in the main colour, the others in gold. */
export interface LogoMark {
  viewBox: string;
  paths: readonly string[];
}

export interface LogoProps {
  mark: LogoMark;
  wordmark: string;
  size?: 'normal' | 'large';
  className?: string;
}

export function Logo({ mark, wordmark, size = 'normal', className }: LogoProps) {
  const height = size === 'large' ? 44 : 32;
  return (
    <span className={classes('inline-flex items-center gap-2', className)}>
      <svg
        aria-hidden="true"
        viewBox={mark.viewBox}
        width={height}
        height={height}
        fill="none"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {mark.paths.map((path, index) => (
          <path key={path} d={path} className={index === 0 ? 'stroke-primary' : 'stroke-accent'} />
        ))}
      </svg>
      <span
        className={classes(
          'pt-1 leading-none font-bold tracking-tight text-primary @max-[13rem]:sr-only',
          size === 'large' ? 'text-2xl' : 'text-xl',
        )}
        translate="no"
      >
        {wordmark}
      </span>
    </span>
  );
}
