import type { ReactNode } from 'react';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';

export interface FormColumnsProps {
  /** "Step 3 of 8 · Introducers", above the question on a phone. */
  progress?: ReactNode;
  /** The list of steps, at the left on a desktop. */
  steps?: ReactNode;
  /** What was given so far, at the right where there is room. */
  summary?: ReactNode;
  /** The main button, always at the same place: at the bottom of a phone, within thumb's reach. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The inside of a form page, for where the header around it stays while the questions change. */
export function FormColumns({ progress, steps, summary, actions, children }: FormColumnsProps) {
  return (
    <div className="mx-auto flex w-full max-w-[80rem] grow justify-center gap-10 px-4 sm:px-6">
      {steps && <div className="hidden w-60 shrink-0 py-10 lg:block">{steps}</div>}
      <main id="main" tabIndex={-1} className="flex min-w-0 max-w-form grow flex-col">
        {progress && <div className={steps ? 'pt-5 lg:hidden' : 'pt-5'}>{progress}</div>}
        <div className="grid gap-6 py-6 sm:py-10">{children}</div>
        {/* On a desktop only the toasts stay on the screen, after the buttons, which they do not move. */}
        <BottomBar className="mt-auto *:first:px-0 sm:contents sm:*:first:order-last">
          {actions && <Actions>{actions}</Actions>}
        </BottomBar>
      </main>
      {summary && <aside className="hidden w-72 shrink-0 py-10 xl:block">{summary}</aside>}
    </div>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-4 flex flex-col gap-2 border-t border-border bg-surface-raised p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:mx-0 sm:flex-row sm:items-center sm:border-0 sm:bg-transparent sm:p-0 sm:pb-10">
      {children}
    </div>
  );
}
