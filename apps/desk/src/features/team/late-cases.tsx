import { listCases } from '@taga/contract/endpoints/desk/cases';
import { Badge, Link } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { paths } from '../../config/paths.ts';
import { useDesk } from '../../lib/api/use-desk.ts';
import { useReading } from '../../lib/names/reading.ts';
import { Part } from '../../lib/page-parts/desk-page.tsx';
import { Loaded } from '../../lib/page-parts/loaded.tsx';
import { DueWords } from '../../lib/time/due-words.tsx';

const mostShown = 10;

/** The supervisors' list: what should have been decided by now, the longest late first, and who has it in hand. */
export function LateCases() {
  const { text, names } = useReading();
  const late = useDesk(
    listCases,
    { body: { status: 'WAITING', due: 'late', pageSize: mostShown } },
    { everyMs: 20_000 },
  );
  return (
    <Part
      title={text('deskTeam.late.title')}
      actions={
        <Link as={RouterLink} href={`${paths.cases}?due=late`}>
          {text('deskTeam.late.all')}
        </Link>
      }
    >
      <Loaded query={late}>
        {({ cases }) =>
          cases.length === 0 ? (
            <p className="py-2 font-medium">{text('deskTeam.late.none')}</p>
          ) : (
            <ul className="grid">
              {cases.map(({ id, queue, applicationNo, customerName, branchCode, due, holder, assignee }) => {
                const inHand = assignee ?? holder;
                return (
                  <li
                    key={id}
                    className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-border py-2 first:border-0"
                  >
                    <Link as={RouterLink} href={paths.caseIn(queue, id)}>
                      {customerName}
                    </Link>
                    <span className="text-text-muted tabular-nums">{applicationNo}</span>
                    {branchCode && <span className="text-text-muted">{names.branch(branchCode)}</span>}
                    {due && <DueWords due={due} />}
                    {inHand && (
                      <Badge>
                        {text(assignee ? 'deskCases.mark.assigned' : 'deskCases.mark.held', { name: inHand.name })}
                      </Badge>
                    )}
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </Part>
  );
}
