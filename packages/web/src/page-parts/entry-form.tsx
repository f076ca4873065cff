import type { FocusEvent, FormEvent, ReactNode } from 'react';

interface EntryFormProps {
  onSubmit: () => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  /** What it ends with, as `FormActions`. */
  actions: ReactNode;
  /** Other next steps, below it. */
  after?: ReactNode;
  children: ReactNode;
}

/** The form of an entry page. It fills a phone's screen, so that its button is at the bottom. */
export function EntryForm({ onSubmit, onFocus, actions, after, children }: EntryFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    // Before the page is alive a press would otherwise write what was typed into the address: `dialog` leads nowhere.
    <form method="dialog" noValidate onSubmit={submit} onFocus={onFocus} className="flex grow flex-col gap-6 sm:grow-0">
      <div className="grid gap-5">{children}</div>
      {actions}
      {after}
    </form>
  );
}
