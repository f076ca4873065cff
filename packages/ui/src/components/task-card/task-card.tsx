import type { ReactNode } from 'react';

export interface TaskCardProps {
  /** What it is about, for example "Savings account". */
  title: string;
  /** How far it is, for example "You have started to open it." */
  text: string;
  /** Under it, small: for example its number. */
  note?: ReactNode;
  /** The one button that goes on with it; nothing while it is somebody else's turn. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** Something under way, and the one thing to do about it. */
export function TaskCard({ title, text, note, action, headingLevel = 3 }: TaskCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border-l-4 border-accent bg-accent-tint p-5">
      <div className="min-w-0 grow basis-60">
        <Heading className="text-base break-words">{title}</Heading>
        <p>{text}</p>
        {note}
      </div>
      {action}
    </div>
  );
}
