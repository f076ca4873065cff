import { maxNote } from '@taga/contract/constants';
import { addCaseNote, listColleagues, listMentions } from '@taga/contract/endpoints/desk/notes';
import type { CaseNote } from '@taga/contract/records/desk/note';
import type { StaffMemberName } from '@taga/contract/records/desk/staff-name';
import { mentionSign } from '@taga/contract/rules/fields/mentions';
import { Button, Field, Textarea } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useRef, useState } from 'react';
import { useDesk, useDeskAction } from '../../lib/api/use-desk.ts';
import { NoteWords } from '../../lib/page-parts/note-words.tsx';
import { useMay } from '../../lib/staff/current-staff.ts';
import { type CaseKind, queueOf, type WholeCase } from './case-kind.ts';
import { Section } from './case-parts.tsx';

const mostOffered = 6;

/** Whom the name that is being typed at the end may mean, and the text with it. */
export function completions(text: string, colleagues: readonly StaffMemberName[]) {
  const at = text.lastIndexOf(mentionSign);
  const typed = at < 0 ? undefined : text.slice(at + 1).toLowerCase();
  if (typed === undefined) return [];
  return colleagues
    .filter(({ name }) => name.toLowerCase().startsWith(typed) && name.toLowerCase() !== typed.trim())
    .slice(0, mostOffered)
    .map(({ staffId, name }) => ({ staffId, name, whole: `${text.slice(0, at + 1)}${name} ` }));
}

function NoteForm({ kind, found }: { kind: CaseKind; found: WholeCase }) {
  const text = useText();
  const [written, setWritten] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const colleagues = useDesk(listColleagues, {}, { isWanted: written.includes(mentionSign) }).data?.colleagues ?? [];
  const offered = completions(written, colleagues);
  // What was typed meanwhile stays.
  const clear = (sent: CaseNote) => setWritten((now) => (now.trim() === sent.text ? '' : now));
  const sending = useDeskAction(addCaseNote, [kind.endpoints.get, listMentions], clear);
  const send = () =>
    void sending.submit({ body: { queue: queueOf(kind.outline), id: found.summary.id, text: written.trim() } });
  return (
    <form
      method="dialog"
      className="grid gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (written.trim() !== '') send();
      }}
    >
      <Field label={text('deskCases.notes.label')} hint={text('deskCases.notes.hint')}>
        <Textarea
          ref={input}
          rows={2}
          maxLength={maxNote}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
      </Field>
      {offered.length > 0 && (
        <ul aria-label={text('deskCases.notes.colleagues')} className="flex flex-wrap gap-1">
          {offered.map(({ staffId, name, whole }) => (
            <li key={staffId}>
              <Button
                variant="secondary"
                size="compact"
                onClick={() => {
                  setWritten(whole);
                  input.current?.focus();
                }}
              >
                {mentionSign}
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ErrorAlert domainError={sending.domainError} title={text('deskCases.notes.failure')} />
      <SubmitButton
        type="submit"
        variant="secondary"
        size="compact"
        className="justify-self-start"
        sending={sending}
        disabledReason={written.trim() === '' ? text('deskCases.notes.missing') : undefined}
      >
        {text('deskCases.notes.add')}
      </SubmitButton>
    </form>
  );
}

/** What staff tell each other about the case; it is printed with it, and no customer reads it. */
export function Notes({ kind, found }: { kind: CaseKind; found: WholeCase }) {
  const text = useText();
  const mayWrite = useMay()(addCaseNote);
  if (!mayWrite && found.notes.length === 0) return null;
  return (
    <Section title={text('deskCases.notes.title')}>
      <p className="text-text-muted">{text('deskCases.notes.private')}</p>
      {found.notes.length > 0 && (
        <ol className="grid gap-2">
          {found.notes.map((note) => (
            <li key={note.id} className="border-l-2 border-border pl-3">
              <NoteWords note={note} />
            </li>
          ))}
        </ol>
      )}
      {mayWrite && <NoteForm kind={kind} found={found} />}
    </Section>
  );
}
