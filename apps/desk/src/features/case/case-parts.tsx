import { useText } from '@taga/web/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useReading } from '../../lib/names/reading.ts';
import { type Fact, Facts } from '../../lib/page-parts/facts.tsx';
import type { CaseKind, CasePart, WholeCase } from './case-kind.ts';

interface SectionProps {
  /** Where something else on the page leads here. */
  id?: string;
  title: string;
  children: ReactNode;
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className="grid min-w-0 content-start gap-2 border-b border-border px-4 py-3"
    >
      <h2 className="text-base">{title}</h2>
      {children}
    </section>
  );
}

/** A line that the customer has corrected: what it says now, and what it said. The page opens at the first. */
function Corrected({ value, before, isFirst }: { value: ReactNode; before: ReactNode; isFirst: boolean }) {
  const text = useText();
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isFirst) line.current?.scrollIntoView({ block: 'center' });
  }, [isFirst]);
  return (
    <span ref={line} className="grid bg-primary-tint px-1">
      <span>
        {value || '–'} <span className="text-primary">({text('deskCases.mark.corrected')})</span>
      </span>
      <span className="font-normal text-text-muted">
        {text('deskCases.corrected.before')} {before || '–'}
      </span>
    </span>
  );
}

/** What the customer typed, to be read against the documents beside it. */
export function CaseParts({ kind, found }: { kind: CaseKind; found: WholeCase }) {
  const reading = useReading();
  const correction = kind.correctionOf?.(found);
  const earlier = correction ? kind.parts(correction.before, reading).flatMap(({ lines }) => lines) : undefined;
  // Documents that were sent again are what the page opens at.
  let isFirst = !found.documents.some(({ type }) => correction?.isSentAgain(type));
  function factOf([label, value]: CasePart['lines'][number]): Fact[] {
    const before = earlier?.find(([each]) => each === label)?.[1];
    const name = reading.text(label);
    if (!earlier || (before ?? '') === (value ?? '')) return value ? [{ label: name, value }] : [];
    const shown = <Corrected value={value} before={before} isFirst={isFirst} />;
    isFirst = false;
    return [{ label: name, value: shown }];
  }
  return kind.parts(found, reading).map(({ title, lines }) => {
    const facts = lines.flatMap(factOf);
    return (
      facts.length > 0 && (
        <Section key={title} title={title}>
          <Facts facts={facts} />
        </Section>
      )
    );
  });
}
