import { defaultLanguage, htmlLanguages, languages } from '@taga/i18n';
import { useText } from '@taga/web/text';
import { Moment } from '../../lib/time/moment.tsx';
import type { WholeCase } from './case-kind.ts';

/** What the customer found in the inbox, in both languages side by side, and whether it was opened. */
export function Told({ messages }: { messages: WholeCase['told'] }) {
  const text = useText();
  return (
    <section aria-label={text('deskCases.told.label')} className="grid gap-2">
      <h3 className="font-medium text-text-muted">{text('deskCases.told.label')}</h3>
      {messages.map(({ at, isRead, words }) => (
        <article key={at + words[defaultLanguage].subject} className="grid gap-1">
          <p className="text-text-muted">
            <Moment at={at} /> · {text(isRead ? 'deskCases.told.read' : 'deskCases.told.unread')}
          </p>
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
        </article>
      ))}
    </section>
  );
}
