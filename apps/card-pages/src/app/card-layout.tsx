import { ConnectionNotice } from '@taga/web/connection';
import type { ReactNode } from 'react';

/** No header and no menu: the portal around the frame has them. */
export function CardLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ConnectionNotice />
      <main id="main" tabIndex={-1} className="px-4 pb-6 sm:px-1">
        {children}
      </main>
    </>
  );
}
