import { type ReactNode, useId } from 'react';

/** A part of the product page under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
