import { listChanges } from '@taga/contract/endpoints/desk/changes';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import { type ChangeDependencies, findChanges } from './changes.ts';

export function changeRoutes(dependencies: ChangeDependencies): Implementation[] {
  return [implementForStaff(listChanges, 'calls', ({ principal }) => findChanges(principal, dependencies))];
}
