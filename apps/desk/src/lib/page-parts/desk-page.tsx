import type { ReactNode } from 'react';

interface DeskPageProps {
  title: string;
  /** Beside the heading: what can be done here. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Every screen but that of the cases: a heading, and what it is about under it. */
export function DeskPage({ title, actions, children }: DeskPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-journey content-start gap-5 px-4 py-5 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl text-primary">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

interface PartProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a screen: a line and a heading, no box. */
export function Part({ title, actions, children }: PartProps) {
  return (
    <section className="grid content-start gap-3 border-t border-border pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
