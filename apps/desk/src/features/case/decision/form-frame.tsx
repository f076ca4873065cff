import { Button, CloseIcon } from '@taga/ui';
import { useText } from '@taga/web/text';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface FormFrameProps {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  actions: ReactNode;
  /** Beside the form: what will come of it. */
  preview?: ReactNode;
  children: ReactNode;
}

/** Grows out of the bar at the bottom, so that the documents stay in sight while one decides. */
export function FormFrame({ title, onClose, onSubmit, actions, preview, children }: FormFrameProps) {
  const text = useText();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  // What has asked for the focus keeps it; otherwise the first field has it.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) return;
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  function pressKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
  }

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      onKeyDown={pressKey}
      className="grid max-h-[52dvh] animate-arriving gap-2 overflow-y-auto px-4 pt-1 pb-3 sm:px-6"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <Button variant="text" size="compact" onClick={onClose}>
          <CloseIcon />
          {text('form.actions.close')}
          <kbd>Esc</kbd>
        </Button>
      </div>
      <div className={`grid items-start gap-x-8 gap-y-3 ${preview ? 'lg:grid-cols-2' : ''}`}>
        <div className="grid gap-3">{children}</div>
        {preview}
      </div>
      <div className="sticky -bottom-3 -mb-3 flex flex-wrap items-start gap-3 bg-surface-raised pt-1 pb-3">
        {actions}
        <span className="text-text-muted max-lg:hidden">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
      </div>
    </form>
  );
}
