import type { TeamMember } from '@taga/contract/records/desk/team';
import { formatDate, formatNumber, parseCalendarDate } from '@taga/i18n';
import { Badge, Button, type Column, Table } from '@taga/ui';
import { useReading } from '../../lib/names/reading.ts';
import { roleNames } from '../../lib/staff/role-names.ts';

/** Whether somebody is here, or away and until when. */
function useAbsenceWords() {
  const { text, language } = useReading();
  const dayIn = (day: string) => {
    const date = parseCalendarDate(day);
    return date ? formatDate(date, 'monthDay', language) : day;
  };
  return ({ absence, isAbsent }: Pick<TeamMember, 'absence' | 'isAbsent'>) => {
    if (!absence) return text('deskTeam.present');
    return isAbsent
      ? text('deskTeam.away', { day: dayIn(absence.to) })
      : text('deskTeam.awayFrom', { from: dayIn(absence.from), to: dayIn(absence.to) });
  };
}

interface WorkloadProps {
  members: readonly TeamMember[];
  onChange: (member: TeamMember) => void;
}

/** Who has how much to do. */
export function Workload({ members, onChange }: WorkloadProps) {
  const { text, language } = useReading();
  const absenceWords = useAbsenceWords();
  const count = (of: number) => formatNumber(of, language);
  const columns: readonly Column<TeamMember>[] = [
    { id: 'name', header: text('deskTeam.name'), cell: ({ name }) => <strong>{name}</strong> },
    {
      id: 'roles',
      header: text('deskTeam.roles'),
      cell: ({ roles }) => roles.map((role) => text(roleNames[role])).join(', '),
    },
    { id: 'cases', header: text('deskTeam.cases'), numeric: true, cell: ({ cases }) => count(cases) },
    {
      id: 'late',
      header: text('deskTeam.lateCases'),
      numeric: true,
      cell: ({ late }) => (late > 0 ? <Badge tone="danger">{count(late)}</Badge> : count(late)),
    },
    { id: 'proposed', header: text('deskTeam.proposed'), numeric: true, cell: ({ proposed }) => count(proposed) },
    {
      id: 'decided',
      header: text('deskTeam.decided'),
      numeric: true,
      cell: ({ decidedToday }) => count(decidedToday),
    },
    {
      id: 'absence',
      header: text('deskTeam.absence'),
      cell: (member) => (
        <span className="flex flex-wrap items-center gap-x-2">
          <Badge tone={member.isAbsent ? 'warning' : 'neutral'}>{absenceWords(member)}</Badge>
          <Button
            variant="text"
            size="compact"
            aria-label={text('deskTeam.changeOf', { name: member.name })}
            onClick={() => onChange(member)}
          >
            {text('deskTeam.change')}
          </Button>
        </span>
      ),
    },
  ];
  return <Table caption={text('deskTeam.members')} columns={columns} rows={members} rowId={({ staffId }) => staffId} />;
}
