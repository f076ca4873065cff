import { getTeam, setAbsence } from '@taga/contract/endpoints/desk/team';
import type { TeamMember } from '@taga/contract/records/desk/team';
import { isCalendarDate } from '@taga/contract/rules/fields/calendar-date';
import { Alert, DayField, Field } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { type FormEvent, useState } from 'react';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { Part } from '../../lib/page-parts/desk-page.tsx';

/** When somebody does not work: oneself, or for a supervisor anybody of the team. */
export function AbsenceForm({ member, isOwn }: { member: TeamMember; isOwn: boolean }) {
  const text = useText();
  const { staffId, name, absence } = member;
  const [from, setFrom] = useState(absence?.from ?? '');
  const [to, setTo] = useState(absence?.to ?? '');
  const [isSaved, setIsSaved] = useState(false);
  const saving = useDeskAction(setAbsence, [getTeam], () => setIsSaved(true));
  const isWhole = isCalendarDate(from) && isCalendarDate(to);
  const who = isOwn ? {} : { staffId };
  function save(event: FormEvent) {
    event.preventDefault();
    if (isWhole) void saving.submit({ body: { ...who, absence: { from, to } } });
  }
  return (
    <Part title={isOwn ? text('deskTeam.absence.own') : text('deskTeam.absence.of', { name })}>
      <p className="text-text-muted">{text(isOwn ? 'deskTeam.absence.ownText' : 'deskTeam.absence.text')}</p>
      <ErrorAlert domainError={saving.domainError} title={text('deskTeam.failure')} />
      {isSaved && !saving.domainError && <Alert tone="success" live title={text('deskTeam.absence.saved')} />}
      <form method="dialog" onSubmit={save} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 basis-52">
          <Field label={text('deskTeam.absence.from')}>
            <DayField value={from} onValue={setFrom} pickText={text('deskTeam.absence.pick')} />
          </Field>
        </div>
        <div className="min-w-0 basis-52">
          <Field label={text('deskTeam.absence.to')}>
            <DayField value={to} onValue={setTo} pickText={text('deskTeam.absence.pick')} />
          </Field>
        </div>
        <SubmitButton
          type="submit"
          size="compact"
          sending={saving}
          disabledReason={isWhole ? undefined : text('deskTeam.absence.missing')}
        >
          {text('deskTeam.absence.save')}
        </SubmitButton>
        {absence && (
          <SubmitButton
            variant="secondary"
            size="compact"
            sending={saving}
            onClick={() => void saving.submit({ body: { ...who, absence: null } })}
          >
            {text('deskTeam.absence.back')}
          </SubmitButton>
        )}
      </form>
    </Part>
  );
}
