import { Badge } from '@taga/ui';
import { ErrorAlert, SubmitButton } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useDeskAction } from '../../lib/api/use-desk.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useMay, useOwnStaff } from '../../lib/staff/current-staff.ts';
import { ageInWords } from '../../lib/time/age.ts';
import type { CaseKind, WholeCase } from './case-kind.ts';

interface HoldingProps {
  kind: CaseKind;
  holding: NonNullable<CaseKind['holding']>;
  found: WholeCase;
}

/** Who has the case in hand and since when; taking it keeps others from it, giving it back lets them have it. */
export function Holding({ kind, holding, found }: HoldingProps) {
  const { id, holder, assignee, status } = found.summary;
  const text = useText();
  const may = useMay();
  const own = useOwnStaff();
  const isMine = holder?.staffId !== undefined && holder.staffId === own?.id;
  const isGivenAway = assignee != null && assignee.staffId !== own?.id;
  const endpoint = isMine ? holding.release : holding.take;
  const sending = useDeskAction(endpoint, [kind.endpoints.get, kind.outline.list]);
  // What is proposed waits for a checker, and not for who proposed it.
  const { proposal } = found;
  const isTheirs = proposal?.state !== 'OPEN' || (proposal.by.staffId !== own?.id && may(kind.endpoints.confirm));
  const mayAct =
    may(endpoint) && holding.statuses.includes(status) && (isMine || (!holder && isTheirs && !isGivenAway));
  const act = () => void sending.submit({ body: { id } });
  const label = text(isMine ? 'deskCases.hold.release' : 'deskCases.hold.take');
  useKeys(mayAct ? [{ keys: ['t'], label, act }] : []);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {holder && !isMine && (
        <p className="font-medium text-warning-strong" role="status">
          {text('deskCases.hold.other', { name: holder.name, age: ageInWords(holder.since, text) })}
        </p>
      )}
      {isMine && <Badge tone="primary">{text('deskCases.hold.mine')}</Badge>}
      {mayAct && (
        <SubmitButton variant="secondary" size="compact" sending={sending} onClick={act}>
          {label}
          <kbd>t</kbd>
        </SubmitButton>
      )}
      <ErrorAlert domainError={sending.domainError} title={text('deskCases.hold.failure')} />
    </div>
  );
}
