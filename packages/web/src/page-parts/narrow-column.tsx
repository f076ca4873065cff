import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

interface NarrowColumnProps {
  /** The way back, above the heading. */
  back?: ReactNode;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The room of a short form that stands alone: signing in, a new password. */
export function NarrowColumn({ back, title, lead, children }: NarrowColumnProps) {
  return (
    <div className="mx-auto grid max-w-[30rem] gap-6 px-4 py-6 sm:py-12">
      {back}
      <PageHeading title={title} {...(lead !== undefined && { lead })} />
      {children}
    </div>
  );
}
