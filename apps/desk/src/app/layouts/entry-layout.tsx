import { FormFrame, TopBar } from '@taga/ui';
import { ConnectionNotice } from '@taga/web/connection';
import { LanguageButtons, useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { DeskLogo } from './desk-logo.tsx';

export function EntryLayout({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <FormFrame
      skipText={text('layout.skip.toContent')}
      notice={<ConnectionNotice />}
      header={<TopBar plain start={<DeskLogo />} end={<LanguageButtons />} />}
    >
      <main id="main" tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
    </FormFrame>
  );
}
