import type { ReactNode } from 'react';

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
 * ways on follow it in the form.
 * `data-sticky-actions` tells base.css to keep focused fields clear of the bar.
 */
export function FormActions({ status, back, children }: FormActionsProps) {
  return (
    <div
      data-sticky-actions
      className="sticky bottom-0 z-10 -mx-4 mt-auto grid max-sm:order-last gap-2 bg-surface-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float sm:static sm:mx-0 sm:mt-0 sm:bg-transparent sm:p-0 sm:shadow-none"
    >
      {status && <div className="text-sm text-text-muted">{status}</div>}
      <div className="flex items-start gap-3">
        {back}
        <div className="grid min-w-0 grow gap-2 sm:grow-0">{children}</div>
      </div>
    </div>
  );
}
