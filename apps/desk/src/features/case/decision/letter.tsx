import { htmlLanguages, languageNames, languages } from '@taga/i18n';
import { useText } from '@taga/web/text';
import { useBothLanguages } from '../../../lib/both-languages/use-both-languages.ts';
import type { CaseKind, Decision, Draft } from '../case-kind.ts';

/** What the customer will read, in both languages: they may switch at any time. */
export function Letter({ kind, decision, values }: { kind: CaseKind; decision: Decision; values: Draft }) {
  const text = useText();
  const texts = useBothLanguages(kind.outline.words);
  const { message, fields } = decision;
  if (!texts || !message) return null;
  return (
    <section aria-label={text('deskCases.preview.label')} className="grid gap-2">
      <h3 className="font-medium text-text-muted">{text('deskCases.preview.label')}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {languages.map((language) => (
          <div
            key={language}
            lang={htmlLanguages[language]}
            className="grid content-start gap-1 border-l-2 border-border pl-3"
          >
            <p className="text-text-muted">{languageNames[language]}</p>
            <p className="font-semibold">{texts[language](message)}</p>
            {fields.map(
              (field) =>
                field.Letter && (
                  <field.Letter
                    key={field.name}
                    value={values[field.name]}
                    language={language}
                    text={texts[language]}
                  />
                ),
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
