import type { ReactNode } from 'react';

export interface IconProps {
  /** 20 beside text, 24 where it stands alone in a bar. */
  size?: 20 | 24;
  className?: string;
}

/** The frame all icons share. They are always beside a word, so assistive technology skips them. */
function Icon({ size = 20, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ? `shrink-0 ${className}` : 'shrink-0'}
    >
      {children}
    </svg>
  );
}

/** An icon of one path. */
export function outline(path: string) {
  return (props: IconProps) => (
    <Icon {...props}>
      <path d={path} />
    </Icon>
  );
}
