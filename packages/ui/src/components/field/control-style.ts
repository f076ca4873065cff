/** What every box one types into or chooses from looks like: 48 px, an edge one can see, red when wrong. */
export const controlStyle =
  'min-h-12 w-full rounded-field border border-control bg-surface-raised px-4 py-2 text-text transition-colors ' +
  'placeholder:text-text-muted hover:border-text focus-visible:outline-offset-0 focus-visible:border-focus ' +
  'aria-invalid:border-2 aria-invalid:border-danger disabled:bg-surface-sunken disabled:text-text-muted';
