import { viewCardDocument } from '@taga/contract/calls/desk/cards';
import type { DeskCardApplication } from '@taga/contract/records/desk/cards';
import { useText } from '@taga/web/text';
import { useState } from 'react';
import { useDesk } from '../../lib/api/use-desk.ts';
import { ImageView } from '../../lib/image-view/image-view.tsx';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { wordFor } from './card-facts.ts';

type CardDocument = DeskCardApplication['documents'][number];

function Photo({ id, document, label }: { id: string; document: CardDocument; label: string }) {
  const address = useDesk(viewCardDocument, { body: { id, fileId: document.id } });
  return (
    <div className="min-h-80">
      <Loaded query={address}>{({ url }) => <ImageView url={url} label={label} />}</Loaded>
    </div>
  );
}

const tabStyle =
  'inline-flex min-h-11 items-center gap-1 border-b-3 border-transparent px-1 max-lg:px-2 font-medium text-text-muted hover:text-text ' +
  'aria-pressed:border-primary aria-pressed:font-semibold aria-pressed:text-primary';

/** The photos, one at a time and large. What is looked at is in the audit log. */
export function CardDocuments({ found }: { found: DeskCardApplication }) {
  const text = useText();
  const { documents, application } = found;
  const [chosen, setChosen] = useState(documents[0]?.id);
  const shown = documents.find(({ id }) => id === chosen) ?? documents[0];
  const labelOf = ({ type }: CardDocument) => wordFor('document', type, text) ?? type;
  useKeys(
    documents.slice(0, 9).map((document, index) => ({
      keys: [String(index + 1)],
      label: labelOf(document),
      act: () => setChosen(document.id),
    })),
  );
  return (
    <section aria-label={text('deskCases.documents.label')} className="min-w-0 lg:sticky lg:top-0 lg:self-start">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and its layout into the bar */}
      <div
        role="group"
        aria-label={text('deskCases.documents.choose')}
        className="flex flex-wrap border-b border-border px-3"
      >
        {documents.map((document, index) => (
          <button
            key={document.id}
            type="button"
            aria-pressed={document.id === shown?.id}
            onClick={() => setChosen(document.id)}
            className={tabStyle}
          >
            {labelOf(document)}
            {index < 9 && <kbd>{index + 1}</kbd>}
          </button>
        ))}
      </div>
      {shown ? (
        <Photo key={shown.id} id={application.id} document={shown} label={labelOf(shown)} />
      ) : (
        <p className="p-6 text-center text-text-muted">{text('deskCards.documents.none')}</p>
      )}
    </section>
  );
}
