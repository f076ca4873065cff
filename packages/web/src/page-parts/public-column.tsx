import type { ReactNode } from 'react';

/** The room of a public page that is not a landing page. */
export function PublicColumn({ children }: { children: ReactNode }) {
  return <div className="mx-auto grid max-w-page gap-8 px-edge py-8 sm:px-6 sm:py-12">{children}</div>;
}
