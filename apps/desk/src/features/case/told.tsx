import { defaultLanguage } from '@taga/i18n';
import { useText } from '@taga/web/text';
import { MessageWords } from '../../lib/page-parts/message-words.tsx';
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
          <MessageWords words={words} />
        </article>
      ))}
    </section>
  );
}
