import { PublicPage } from '@taga/ui';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text/text-context.tsx';
import { ConnectionNotice } from '../connection-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function PublicLayout({ children }: { children: ReactNode }) {
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
