import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classes } from '../../classes.ts';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';

export interface DialogProps {
  open: boolean;
  /** Called for the close button, the Escape key and a press beside the dialog. */
  onClose: () => void;
  title: string;
  closeText: string;
  /** `wide` is for videos and documents. */
  width?: 'normal' | 'wide';
  /** `bottom` is for a phone: a sheet within thumb's reach, which what is under it stays in sight of. */
  place?: keyof typeof places;
  actions?: ReactNode;
  children: ReactNode;
}

const places = {
  middle: 'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)]',
  bottom: 'mx-auto mt-auto mb-0 max-h-[calc(100dvh-4rem)] w-full rounded-b-none pb-[env(safe-area-inset-bottom)]',
};

/** The platform's dialog: it keeps focus inside, makes the rest inert, and gives focus back when it closes. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeText, width = 'normal', place = 'middle', actions, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect, because its clean-up runs while the dialog is still in the page:
  // closing it then gives focus back even when the whole component is taken away.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  function closeFromBeside(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key does the same, through `onCancel`
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeFromBeside}
      className={classes(
        'overflow-auto rounded-card bg-surface-raised text-text shadow-float backdrop:bg-shade open:animate-arriving',
        places[place],
        width === 'wide' ? 'max-w-page' : 'max-w-form',
      )}
    >
      {open && (
        <div className="grid grid-cols-1 gap-4 p-[min(1.25rem,5.6vw)] sm:p-6">
          {/* With large letters the close button stands above the title instead of beside it. */}
          <div className="flex flex-wrap-reverse items-start justify-end gap-x-4">
            <h2 id={titleId} className="grow basis-48 pt-2 text-xl">
              {title}
            </h2>
            <Button variant="text" size="compact" onClick={onClose} className="-mr-2 max-w-full shrink-0">
              <CloseIcon />
              {closeText}
            </Button>
          </div>
          <div>{children}</div>
          {actions && <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
