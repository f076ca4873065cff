import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  lead?: string;
  /** Where there is room, the words stand at the left and the rest at the right. */
  isBeside?: boolean;
  children: ReactNode;
}

/** One thought of the landing page, named by its heading. */
export function Section({ title, lead, isBeside = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`mx-auto grid max-w-page gap-3 px-edge py-5 sm:px-6 md:py-14 ${isBeside ? 'items-center md:grid-cols-2' : ''}`}
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="text-xl md:text-2xl">
          {title}
        </h2>
        {lead && <p className={`text-text-muted ${isBeside ? 'hidden md:block' : ''}`}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
