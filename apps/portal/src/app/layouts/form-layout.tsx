import { SkipLink, TopBar } from '@taga/ui';
import type { ReactNode } from 'react';
import { LanguageButtons } from '../../lib/text/language-buttons.tsx';
import { useText } from '../../lib/text/text-context.tsx';
import { ConnectionNotice } from '../connection-notice.tsx';
import { HomeLink } from './home-link.tsx';

/** The bar above a journey of questions; the page itself brings its columns, and the main part in one of them. */
export function FormLayout({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink text={text('layout.skip.toContent')} />
      <ConnectionNotice />
      <TopBar start={<HomeLink as="a" />} end={<LanguageButtons />} />
      {children}
    </div>
  );
}
