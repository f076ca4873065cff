import type { ReactNode } from 'react';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';

export interface PublicPageProps {
  skipText: string;
  /** The offline bar. */
  notice?: ReactNode;
  header?: ReactNode;
  footer?: ReactNode;
  /** Sections that set their own width, so that a band of colour can reach both edges. */
  children: ReactNode;
}

/** Header, content, footer at the bottom even when the content is short. */
export function PublicPage({ skipText, notice, header, footer, children }: PublicPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink text={skipText} />
      {notice}
      {header}
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      {footer}
      <BottomBar />
    </div>
  );
}
