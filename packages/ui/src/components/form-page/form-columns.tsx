import type { ReactNode } from 'react';

export interface FormColumnsProps {
  /** The list of steps, at the left on a desktop; on a phone a sheet has it. */
  steps: ReactNode;
  /** What was given so far, at the right where there is room. */
  aside?: ReactNode;
  /** The buttons, as `FormActions`. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The inside of a form page, on the grid of the bar above it, which stays while the questions change. */
export function FormColumns({ steps, aside, actions, children }: FormColumnsProps) {
  return (
    <div className="mx-auto flex w-full max-w-journey grow gap-10 px-edge sm:px-6">
      <div className="hidden w-60 shrink-0 py-10 lg:block">{steps}</div>
      <main id="main" tabIndex={-1} className="flex min-w-0 max-w-form grow flex-col max-lg:mx-auto sm:pb-10">
        <div className="grid gap-6 py-6 sm:py-8 lg:py-10">{children}</div>
        {actions}
      </main>
      {aside && <aside className="ml-auto hidden w-72 shrink-0 py-10 xl:block">{aside}</aside>}
    </div>
  );
}
