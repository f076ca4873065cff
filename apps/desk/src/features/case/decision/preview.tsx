import { listReasons } from '@taga/contract/calls/desk/cases';
import type { ReasonCatalogue } from '@taga/contract/records/desk/cases';
import { htmlLanguages, type Language, languageNames, languages, type Text } from '@taga/i18n';
import { useText } from '@taga/web/text';
import { useDesk } from '../../../lib/api/use-desk.ts';
import { useBothLanguages } from '../../../lib/both-languages/use-both-languages.ts';
import type { DecisionDraft } from './draft.ts';

const words = ['deskCases'] as const;

/** What of the catalogue was chosen, in one language: what is wrong, and what to do. */
function linesOf(catalogue: ReasonCatalogue, { reasons }: DecisionDraft, language: Language) {
  return reasons.flatMap(({ reason, descriptions }) => {
    const found = catalogue.flatMap((category) => category.reasons).find((each) => each.reason === reason);
    const contents = found?.descriptions.filter(({ description }) => descriptions.includes(description)) ?? [];
    return found
      ? [{ reason, message: found.message[language], contents: contents.map(({ content }) => content[language]) }]
      : [];
  });
}

interface LetterProps {
  decision: DecisionDraft;
  catalogue: ReasonCatalogue;
  language: Language;
  text: Text;
}

function Letter({ decision, catalogue, language, text }: LetterProps) {
  const { kind, items, remark } = decision;
  return (
    <div lang={htmlLanguages[language]} className="grid content-start gap-1 border-l-2 border-border pl-3">
      <p className="text-text-muted">{languageNames[language]}</p>
      <p className="font-semibold">
        {text(kind === 'REJECT' ? 'messages.subject.RequestRejected' : 'messages.subject.CorrectionRequested')}
      </p>
      <ul className="grid list-disc gap-0.5 pl-5">
        {linesOf(catalogue, decision, language).map(({ reason, message, contents }) => (
          <li key={reason}>
            {message} {contents.join(' ')}
          </li>
        ))}
        {items.map((item) => (
          <li key={item}>{text(`messages.correction.${item}`)}</li>
        ))}
      </ul>
      {remark && <p>“{remark}”</p>}
    </div>
  );
}

/** What the customer will read, in both languages: they may switch at any time. */
export function Preview({ decision }: { decision: DecisionDraft }) {
  const text = useText();
  const texts = useBothLanguages(words);
  const catalogue = useDesk(listReasons, {}).data?.categories;
  if (!texts || !catalogue) return null;
  return (
    <section aria-label={text('deskCases.preview.label')} className="grid gap-2">
      <h3 className="font-medium text-text-muted">{text('deskCases.preview.label')}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {languages.map((language) => (
          <Letter key={language} decision={decision} catalogue={catalogue} language={language} text={texts[language]} />
        ))}
      </div>
    </section>
  );
}
