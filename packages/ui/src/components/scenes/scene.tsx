import type { ReactNode } from 'react';

export interface SceneProps {
  className?: string;
}

interface SceneFrameProps extends SceneProps {
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * The sheet every scene is drawn on. Two colours, main and gold, with their tints; dark mode follows the roles.
 * Scenes only decorate: what they show is always said in words beside them.
 */
export function Scene({ width, height, className = 'h-auto w-full', children }: SceneFrameProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`max-w-full ${className}`}
    >
      {children}
    </svg>
  );
}
