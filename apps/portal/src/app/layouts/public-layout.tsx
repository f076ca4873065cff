import { PublicPage } from '@taga/ui';
import { ConnectionNotice } from '@taga/web/connection';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { useCustomer } from '../../lib/session/session-context.tsx';
import { SignInLinks } from './sign-in-links.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** On a phone the header has no room for them: signing in and up stay at hand at the bottom. */
function VisitorBar() {
  return (
    <div className="grid grid-cols-2 gap-3">
      <SignInLinks />
    </div>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <PublicPage
      skipText={text('layout.skip.toContent')}
      notice={<ConnectionNotice />}
      header={<SiteHeader kind="public" />}
      footer={<SiteFooter />}
      bottomBar={!useCustomer() && <VisitorBar />}
    >
      {children}
    </PublicPage>
  );
}
