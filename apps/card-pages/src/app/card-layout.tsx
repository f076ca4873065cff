import { ConnectionNotice } from '@taga/web/connection';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';

/** No header and no menu: the portal around the frame has them. */
export function CardLayout({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <>
      <ConnectionNotice />
      {/* Named, because the portal around it has a main part too. */}
      <main id="main" tabIndex={-1} aria-label={text('cardPages.page.main')} className="px-4 pb-6 sm:px-1">
        {children}
      </main>
    </>
  );
}
