import type { CaseNote } from '@taga/contract/records/desk/note';
import { joinList } from '@taga/i18n';
import { useLanguage, useText } from '@taga/web/text';
import { Moment } from '../time/moment.tsx';

/** A note on a case: what it says, of whom, and whom it mentions. */
export function NoteWords({ note: { text: words, by, at, mentions } }: { note: CaseNote }) {
  const text = useText();
  const language = useLanguage();
  const names = joinList(
    mentions.map(({ name }) => name),
    language,
  );
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-line">{words}</p>
      <p className="text-text-muted">
        {by.name} · <Moment at={at} />
        {mentions.length > 0 && <> · {text('deskCases.notes.mentioned', { names })}</>}
      </p>
    </>
  );
}
