import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** One of the scenes, or nothing. */
  picture?: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
}

/** What a list says while it has nothing to show: why, and what to do. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-form justify-items-center gap-3 px-4 py-10 text-center">
      {picture && <div className="mb-2 w-56 max-w-full">{picture}</div>}
      <p className="text-lg font-semibold">{title}</p>
      {text && <p className="text-text-muted">{text}</p>}
      {action && <div className="mt-3 w-full sm:w-auto">{action}</div>}
    </div>
  );
}
