import { PublicPage } from '@taga/ui';
import { ConnectionNotice } from '@taga/web/connection';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <PublicPage
      skipText={text('layout.skip.toContent')}
      notice={<ConnectionNotice />}
      header={<SiteHeader kind="public" />}
      footer={<SiteFooter />}
    >
      {children}
    </PublicPage>
  );
}
