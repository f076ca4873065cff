import { FormFrame, TopBar } from '@taga/ui';
import { ConnectionNotice } from '@taga/web/connection';
import { LanguageButtons, useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { HomeLink } from './home-link.tsx';

/**
 * No menu and no footer, only the way home and the language. The way home loads the page again: it
 * leaves a half-filled form behind, and after maintenance it shows the portal as it now is.
 */
export function BareLayout({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <FormFrame
      skipText={text('layout.skip.toContent')}
      notice={<ConnectionNotice />}
      header={<TopBar plain start={<HomeLink as="a" />} end={<LanguageButtons />} />}
    >
      <main id="main" tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
    </FormFrame>
  );
}
