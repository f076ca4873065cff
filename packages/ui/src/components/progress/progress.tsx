import { useId } from 'react';

export interface ProgressProps {
  /** What is progressing. */
  label: string;
  /** The number in words of the page's language, for example "64%" or "၆၄%". */
  text: string;
  /** 0 to 100. */
  value: number;
}

/** Long work, with a number: a bar alone does not say whether to wait. */
export function Progress({ label, text, value }: ProgressProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div className="flex justify-between gap-4 text-sm">
        <label htmlFor={id}>{label}</label>
        <span className="shrink-0 font-semibold whitespace-nowrap tabular-nums">{text}</span>
      </div>
      <progress
        id={id}
        max={100}
        value={value}
        aria-valuetext={text}
        className="h-2 w-full appearance-none overflow-hidden rounded-chip bg-surface-sunken [&::-moz-progress-bar]:rounded-chip [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-chip [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-[inline-size]"
      />
    </div>
  );
}
