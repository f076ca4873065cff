import { maxNote } from '@taga/contract/constants';
import { listCases } from '@taga/contract/endpoints/desk/cases';
import { listColleagues } from '@taga/contract/endpoints/desk/notes';
import { getTeam, handOverCases } from '@taga/contract/endpoints/desk/team';
import type { TeamMember } from '@taga/contract/records/desk/team';
import { formatNumber } from '@taga/i18n';
import { Alert, Field, Select, Textarea } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { type FormEvent, useState } from 'react';
import { useDesk, useDeskAction } from '../../lib/api/use-desk.ts';
import { useReading } from '../../lib/names/reading.ts';
import { Part } from '../../lib/page-parts/desk-page.tsx';

/** Everything one has in hand to a colleague, or back to the queue, in one press. */
export function HandOver({ self }: { self: TeamMember }) {
  const { text, language } = useReading();
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const [done, setDone] = useState<string>();
  const colleagues = useDesk(listColleagues, {}).data?.colleagues ?? [];
  const sending = useDeskAction(handOverCases, [getTeam, listCases], ({ handedOver, returned }) => {
    setNote('');
    setDone(
      text('deskTeam.handOver.done', {
        handedOver: formatNumber(handedOver, language),
        returned: formatNumber(returned, language),
      }),
    );
  });
  function send(event: FormEvent) {
    event.preventDefault();
    if (note.trim() !== '' && self.cases > 0) void sending.submit({ body: { staffId: to || null, note: note.trim() } });
  }
  const missing = self.cases === 0 ? 'deskTeam.handOver.nothing' : 'deskTeam.handOver.missing';
  return (
    <Part title={text('deskTeam.handOver.title')}>
      <p className="text-text-muted">{text('deskTeam.handOver.text')}</p>
      <p className="font-medium">
        {self.cases === 0 ? text('deskTeam.handOver.nothing') : text('deskTeam.handOver.count', { count: self.cases })}
      </p>
      {done && <Alert tone="success" live title={done} />}
      <ErrorAlert domainError={sending.domainError} title={text('deskTeam.failure')} />
      <form method="dialog" onSubmit={send} className="grid max-w-form gap-3">
        <Field label={text('deskTeam.handOver.to')}>
          <Select
            placeholder={text('deskTeam.handOver.queue')}
            options={colleagues
              .filter(({ staffId }) => staffId !== self.staffId)
              .map(({ staffId, name }) => ({ value: staffId, label: name }))}
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
        </Field>
        <Field label={text('deskTeam.handOver.note')} hint={text('deskTeam.handOver.noteHint')}>
          <Textarea rows={2} maxLength={maxNote} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <SubmitButton
          type="submit"
          size="compact"
          className="justify-self-start"
          sending={sending}
          disabledReason={note.trim() === '' || self.cases === 0 ? text(missing) : undefined}
        >
          {text('deskTeam.handOver.send')}
        </SubmitButton>
      </form>
    </Part>
  );
}
