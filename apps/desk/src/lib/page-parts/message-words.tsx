import type { SentMessage } from '@taga/contract/records/desk/cases';
import { htmlLanguages, languages } from '@taga/i18n';

/** What a customer reads, in every language side by side. */
export function MessageWords({ words }: { words: SentMessage['words'] }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {languages.map((language) => (
        <div
          key={language}
          lang={htmlLanguages[language]}
          className="grid content-start gap-0.5 border-l-2 border-border pl-3"
        >
          <p className="font-semibold">{words[language].subject}</p>
          {words[language].lines.map((line) => (
            <p key={line} className="wrap-anywhere whitespace-pre-line">
              {line}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
