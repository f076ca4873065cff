import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

interface EntryPageProps {
  title: string;
  lead?: string;
  /** Beside it on a desktop. */
  picture?: ReactNode;
  /** Its form, as `EntryForm`, and what stands around it. */
  children: ReactNode;
}

/** The page of a short form that stands alone: signing in, a new password. It lies on the grid of the bar above. */
export function EntryPage({ title, lead, picture, children }: EntryPageProps) {
  return (
    <div className="mx-auto flex w-full max-w-page grow justify-between gap-16 px-edge sm:px-6">
      <div className="flex min-w-0 grow flex-col gap-6 pt-6 max-lg:mx-auto sm:max-w-[30rem] sm:py-12">
        <PageHeading title={title} {...(lead !== undefined && { lead })} />
        {children}
      </div>
      {picture && <div className="hidden w-[28rem] shrink-0 py-12 lg:block">{picture}</div>}
    </div>
  );
}
