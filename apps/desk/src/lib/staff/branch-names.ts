import type { BranchScope } from '@taga/contract/records/desk/staff';
import { useReading } from '../names/reading.ts';

/** Which branches somebody is given, in words. */
export function useBranchNames(): (scope: BranchScope) => string {
  const { text, names } = useReading();
  return (scope) =>
    scope === null
      ? text('desk.branches.all')
      : [...scope.regions.map(names.state), ...scope.branches.map(names.branch)].join(', ');
}
