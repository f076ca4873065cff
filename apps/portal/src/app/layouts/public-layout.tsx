import { PublicPage } from '@taga/ui';
import { ConnectionNotice } from '@taga/web/connection';
import { useLocation } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { useCustomer } from '../../lib/access/session/session-context.tsx';
import { SignInLinks } from './sign-in-links.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** On a phone the header has no room for them: on the long page everybody begins with they stay at hand at the bottom. */
function VisitorBar() {
  const text = useText();
  return (
    <nav
      aria-label={text('layout.visitor.label')}
      className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 px-edge py-3"
    >
      <SignInLinks />
    </nav>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const text = useText();
  const isVisitor = !useCustomer();
  const isHome = useLocation().pathname === paths.home();
  return (
    <PublicPage
      skipText={text('layout.skip.toContent')}
      notice={<ConnectionNotice />}
      header={<SiteHeader kind="public" />}
      footer={<SiteFooter />}
      bottomBar={isVisitor && isHome && <VisitorBar />}
    >
      {children}
    </PublicPage>
  );
}
