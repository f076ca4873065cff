import type { ReactNode } from 'react';

/** Words for screen readers, where the picture says the same to the eye. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
