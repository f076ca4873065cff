import { FormFrame, TopBar } from '@taga/ui';
import { ConnectionNotice } from '@taga/web/connection';
import { LanguageButtons, useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { HomeLink } from './home-link.tsx';

/** The bar above a journey of questions; the page itself brings its columns, and the main part in one of them. */
export function FormLayout({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <FormFrame
      skipText={text('layout.skip.toContent')}
      notice={<ConnectionNotice />}
      header={<TopBar plain width="journey" start={<HomeLink as="a" />} end={<LanguageButtons />} />}
    >
      {children}
    </FormFrame>
  );
}
