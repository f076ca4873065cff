import type { DeskCase } from '@taga/contract/records/desk/cases';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import { FileView } from './file-view.tsx';
import { fileLabel, inOrder } from './file-words.ts';

interface DocumentsProps {
  caseId: string;
  files: DeskCase['files'];
}

const fileStyle =
  'inline-flex min-h-11 items-center gap-1 border-b-3 border-transparent px-1 max-lg:px-2 font-medium text-text-muted hover:text-text ' +
  'aria-pressed:border-primary aria-pressed:font-semibold aria-pressed:text-primary';

/** The photos, the video and the papers, one at a time and large. What is looked at is in the audit log. */
export function Documents({ caseId, files }: DocumentsProps) {
  const text = useText();
  const sorted = inOrder(files);
  const [chosen, setChosen] = useState(sorted[0]?.id);
  const shown = sorted.find(({ id }) => id === chosen) ?? sorted[0];
  useKeys([
    ...sorted.slice(0, 9).map(({ id, type }, index) => ({
      keys: [String(index + 1)],
      label: fileLabel(type, text),
      act: () => setChosen(id),
    })),
  ]);
  return (
    <section aria-label={text('deskCases.documents.label')} className="min-w-0 lg:sticky lg:top-0 lg:self-start">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and its layout into the bar */}
      <div
        role="group"
        aria-label={text('deskCases.documents.choose')}
        className="flex flex-wrap border-b border-border px-3"
      >
        {sorted.map(({ id, type }, index) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === shown?.id}
            onClick={() => setChosen(id)}
            className={fileStyle}
          >
            {fileLabel(type, text)}
            {index < 9 && <kbd>{index + 1}</kbd>}
          </button>
        ))}
      </div>
      {shown ? (
        <FileView key={shown.id} caseId={caseId} file={shown} />
      ) : (
        <p className="p-6 text-center text-text-muted">{text('deskCases.documents.none')}</p>
      )}
    </section>
  );
}
