import { formatNumber } from '@taga/i18n';
import { Card } from '@taga/ui';
import { useLanguage } from '@taga/web/text';
import { type ReactNode, useId } from 'react';

interface NumberedSectionProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** A part of what was submitted, with its number on the line that leads from one to the next. Stands in a list. */
export function NumberedSection({ number, title, children }: NumberedSectionProps) {
  const language = useLanguage();
  const titleId = useId();
  return (
    <li className="group relative grid grid-cols-1 gap-3 pb-6 last:pb-0 sm:pl-14">
      <span
        aria-hidden="true"
        className="absolute top-9 bottom-0 left-[1.0625rem] hidden w-0.5 bg-border group-last:hidden sm:block"
      />
      <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
        <div className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="flex size-9 shrink-0 items-center justify-center rounded-chip bg-primary text-sm font-semibold text-on-primary sm:absolute sm:top-0 sm:left-0"
          >
            {formatNumber(number, language)}
          </span>
          <h2 id={titleId} className="min-w-0 text-lg sm:leading-9">
            {title}
          </h2>
        </div>
        <Card className="grid grid-cols-1 gap-4">{children}</Card>
      </section>
    </li>
  );
}
