import { PublicPage, TopBar } from '@taga/ui';
import { ConnectionNotice } from '@taga/web/connection';
import { LanguageButtons, useText } from '@taga/web/text';
import type { ReactNode } from 'react';

export function PlainLayout({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <PublicPage
      skipText={text('layout.skip.toContent')}
      notice={<ConnectionNotice />}
      header={<TopBar start={<span />} end={<LanguageButtons />} />}
    >
      {children}
    </PublicPage>
  );
}
