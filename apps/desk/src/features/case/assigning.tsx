import { assignCase, freeCase, getTeam } from '@taga/contract/endpoints/desk/team';
import { formatNumber } from '@taga/i18n';
import { Badge, Disclosure, Field, Select } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useState } from 'react';
import { useDesk, useDeskAction } from '../../lib/api/use-desk.ts';
import { useReading } from '../../lib/names/reading.ts';
import { useMay, useOwnStaff } from '../../lib/staff/current-staff.ts';
import { type CaseKind, queueOf, type WholeCase } from './case-kind.ts';

interface AssigningProps {
  kind: CaseKind;
  found: WholeCase;
}

/** For a supervisor: to whom it is given, or that everybody may have it. The server says who can do what it waits for. */
function AssignForm({ kind, found }: AssigningProps) {
  const { text, language } = useReading();
  const [staffId, setStaffId] = useState('');
  const members = useDesk(getTeam, {}).data?.members ?? [];
  const touched = [kind.endpoints.get, kind.outline.list, getTeam];
  const giving = useDeskAction(assignCase, touched, () => setStaffId(''));
  const freeing = useDeskAction(freeCase, touched);
  const { id, holder, assignee } = found.summary;
  const body = { queue: queueOf(kind.outline), id };
  return (
    <div className="grid gap-2">
      <ErrorAlert domainError={giving.domainError ?? freeing.domainError} title={text('deskCases.assign.failure')} />
      <Field label={text('deskCases.assign.to')}>
        <Select
          placeholder={text('form.choose')}
          options={members
            .filter(({ isAbsent }) => !isAbsent)
            .map(({ staffId: value, name, cases }) => ({
              value,
              label: text('deskCases.assign.member', { name, count: formatNumber(cases, language) }),
            }))}
          value={staffId}
          onChange={({ currentTarget }) => setStaffId(currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          size="compact"
          sending={giving}
          disabledReason={staffId === '' ? text('deskCases.assign.missing') : undefined}
          onClick={() => void giving.submit({ body: { ...body, staffId } })}
        >
          {text('deskCases.assign.give')}
        </SubmitButton>
        {(holder || assignee) && (
          <SubmitButton
            variant="secondary"
            size="compact"
            sending={freeing}
            onClick={() => void freeing.submit({ body })}
          >
            {text('deskCases.assign.free')}
          </SubmitButton>
        )}
      </div>
    </div>
  );
}

/** To whom a case was given; a supervisor gives it to somebody else, or lets it go. */
export function Assigning({ kind, found }: AssigningProps) {
  const { text } = useReading();
  const own = useOwnStaff();
  const may = useMay();
  const { assignee } = found.summary;
  const canBeGiven =
    kind.decisions.some(({ isPossible }) => isPossible(found.summary)) || found.proposal?.state === 'OPEN';
  return (
    <div className="grid gap-1 empty:hidden print:hidden">
      {assignee && (
        <Badge tone={assignee.staffId === own?.id ? 'primary' : 'neutral'}>
          {assignee.staffId === own?.id
            ? text('deskCases.assign.mine')
            : text('deskCases.mark.assigned', { name: assignee.name })}
        </Badge>
      )}
      {may(assignCase) && canBeGiven && (
        <Disclosure summary={text('deskCases.assign.title')}>
          <AssignForm kind={kind} found={found} />
        </Disclosure>
      )}
    </div>
  );
}
