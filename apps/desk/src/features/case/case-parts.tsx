import type { ReactNode } from 'react';
import { useReading } from '../../lib/names/reading.ts';
import { Facts } from '../../lib/page-parts/facts.tsx';
import type { CaseKind, WholeCase } from './case-kind.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 border-b border-border px-4 py-3">
      <h2 className="text-base">{title}</h2>
      {children}
    </section>
  );
}

/** What the customer typed, to be read against the documents beside it. */
export function CaseParts({ kind, found }: { kind: CaseKind; found: WholeCase }) {
  const reading = useReading();
  return kind.parts(found, reading).map(({ title, lines }) => {
    const facts = lines.flatMap(([label, value]) => (value ? [{ label: reading.text(label), value }] : []));
    return (
      facts.length > 0 && (
        <Section key={title} title={title}>
          <Facts facts={facts} />
        </Section>
      )
    );
  });
}
