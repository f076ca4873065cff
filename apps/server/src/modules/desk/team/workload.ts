import type { TeamMember } from '@taga/contract/records/desk/team';
import { myanmarMidnight, myanmarToday } from '@taga/contract/rules/fields/calendar-date';
import { branchesIn, listStaff } from '../../staff/accounts/index.ts';
import { countWorkloads, findAbsences } from './store.ts';
import { haveBranchesInCommon, isSupervisor, type TeamAsker, type TeamDependencies } from './team.ts';

const nothing = { cases: 0, late: 0, proposed: 0, decidedToday: 0 };

/** Who works on cases, by name: for a supervisor those with whom they share a branch, for everybody else themselves. */
export async function findTeam(asker: TeamAsker, { db, now }: TeamDependencies): Promise<TeamMember[]> {
  const at = now();
  const today = myanmarToday(at);
  const [staff, absences, workloads] = await Promise.all([
    listStaff(db),
    findAbsences(db, today),
    countWorkloads(db, { branches: asker.branches, at, since: myanmarMidnight(today) }),
  ]);
  const isSeen = ({ id, status, roles, branchScope }: (typeof staff)[number]) =>
    id === asker.staffId ||
    (isSupervisor(asker) &&
      status === 'ACTIVE' &&
      roles.some((role) => role === 'maker' || role === 'checker') &&
      haveBranchesInCommon(asker.branches, branchesIn(branchScope)));
  return staff.filter(isSeen).map(({ id, name, roles }) => {
    const absence = absences.get(id) ?? null;
    const isAbsent = absence !== null && absence.from <= today;
    return { staffId: id, name, roles: [...roles], absence, isAbsent, ...(workloads.get(id) ?? nothing) };
  });
}
