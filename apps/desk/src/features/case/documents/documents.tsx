import { Badge } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import type { CaseKind, WholeCase } from '../case-kind.ts';
import { CompareView } from './compare-view.tsx';
import { FileView } from './file-view.tsx';

const tabStyle =
  'inline-flex min-h-11 items-center gap-1 border-b-3 border-transparent px-1 max-lg:px-2 font-medium text-text-muted hover:text-text ' +
  'aria-pressed:border-primary aria-pressed:font-semibold aria-pressed:text-primary';

/** With their words, in the order in which they are looked at; what the kind does not name comes last. */
function useDocuments({ labels, other }: CaseKind['documents'], { documents }: WholeCase) {
  const text = useText();
  const order = Object.keys(labels);
  const place = ({ type }: { readonly type: string }) => (order.includes(type) ? order.indexOf(type) : order.length);
  return documents
    .toSorted((a, b) => place(a) - place(b))
    .map((document) => ({ document, id: document.id, label: text(labels[document.type] ?? other) }));
}

/** The name of no document. */
const compared = 'compared';
const compareKey = 'v';

/** Nothing where less than two of them are there. */
function comparisonOf(kind: CaseKind, { documents }: WholeCase) {
  const { comparison } = kind.documents;
  const there = comparison?.of.filter(({ type }) => documents.some((each) => each.type === type)) ?? [];
  return there.length > 1 ? comparison : undefined;
}

/** The photos, the video and the papers, one at a time and large. What is looked at is in the audit log. */
export function Documents({ kind, found }: { kind: CaseKind; found: WholeCase }) {
  const text = useText();
  const sorted = useDocuments(kind.documents, found);
  const correction = kind.correctionOf?.(found);
  const isSentAgain = ({ type }: { readonly type: string }) => correction?.isSentAgain(type) ?? false;
  const comparison = comparisonOf(kind, found);
  // A corrected case opens at what was sent again, one that a person must compare at the comparison.
  const [chosen, setChosen] = useState(() => {
    const sentAgain = sorted.find(({ document }) => isSentAgain(document));
    return sentAgain?.id ?? (comparison?.isNeeded(found) ? compared : sorted[0]?.id);
  });
  const isComparing = comparison !== undefined && chosen === compared;
  const shown = isComparing ? undefined : (sorted.find(({ id }) => id === chosen) ?? sorted[0]);
  useKeys([
    ...(comparison
      ? [{ keys: [compareKey], label: text('deskCases.compare.choose'), act: () => setChosen(compared) }]
      : []),
    ...sorted.slice(0, 9).map(({ id, label }, index) => ({
      keys: [String(index + 1)],
      label,
      act: () => setChosen(id),
    })),
  ]);
  return (
    <section
      aria-label={text('deskCases.documents.label')}
      data-comparing={isComparing || undefined}
      className="peer min-w-0 lg:data-comparing:border-b lg:data-comparing:border-border lg:@min-[640px]:not-data-comparing:sticky lg:@min-[640px]:not-data-comparing:top-0 lg:@min-[640px]:not-data-comparing:self-start lg:@min-[640px]:data-comparing:col-span-2"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and its layout into the bar */}
      <div
        role="group"
        aria-label={text('deskCases.documents.choose')}
        className="flex flex-wrap border-b border-border px-3"
      >
        {comparison && (
          <button type="button" aria-pressed={isComparing} onClick={() => setChosen(compared)} className={tabStyle}>
            {text('deskCases.compare.choose')}
            <kbd>{compareKey}</kbd>
          </button>
        )}
        {sorted.map(({ id, label, document }, index) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === shown?.id}
            onClick={() => setChosen(id)}
            className={tabStyle}
          >
            {label}
            {isSentAgain(document) && <Badge tone="primary">{text('deskCases.mark.corrected')}</Badge>}
            {index < 9 && <kbd>{index + 1}</kbd>}
          </button>
        ))}
      </div>
      {isComparing && <CompareView kind={kind} found={found} comparison={comparison} />}
      {shown && (
        <FileView key={shown.id} kind={kind} caseId={found.summary.id} file={shown.document} label={shown.label} />
      )}
      {sorted.length === 0 && <p className="p-6 text-center text-text-muted">{text('deskCases.documents.none')}</p>}
    </section>
  );
}
