import { PublicPage, TopBar } from '@taga/ui';
import type { ReactNode } from 'react';
import { LanguageButtons } from '../../lib/text/language-buttons.tsx';
import { useText } from '../../lib/text/text-context.tsx';
import { ConnectionNotice } from '../connection-notice.tsx';
import { HomeLink } from './home-link.tsx';

/**
 * No menu and no footer, only the way home and the language. The way home loads the page anew: it
 * leaves a half-filled form behind, and after maintenance it shows the portal as it now is.
 */
export function BareLayout({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <PublicPage
      skipText={text('layout.skip.toContent')}
      notice={<ConnectionNotice />}
      header={<TopBar start={<HomeLink as="a" />} end={<LanguageButtons />} />}
    >
      {children}
    </PublicPage>
  );
}
