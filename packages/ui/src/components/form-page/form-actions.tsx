import type { ReactNode } from 'react';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';

export interface FormActionsProps {
  /** A quiet line above the buttons: "Saved 10:42". */
  status?: ReactNode;
  /** The way back, an arrow on a phone. */
  back?: ReactNode;
  /** The main button, which takes the rest of the row on a phone. */
  children: ReactNode;
}

/**
 * What a form ends with, always at the same place: at the bottom of a phone, within thumb's reach, also when other
 * next steps follow it in the form. On a desktop only the toasts stay on the screen, after the buttons, which they do not
 * move.
 */
export function FormActions({ status, back, children }: FormActionsProps) {
  return (
    <BottomBar className="max-sm:order-last max-sm:-mx-edge max-sm:mt-auto sm:contents sm:*:first:order-last">
      <div className="grid gap-2 max-sm:bg-surface-raised max-sm:px-edge max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:shadow-float">
        {status && <div className="text-sm text-text-muted">{status}</div>}
        <div className="flex items-start gap-3">
          {back}
          <div className="grid min-w-0 grow gap-2 sm:grow-0">{children}</div>
        </div>
      </div>
    </BottomBar>
  );
}
