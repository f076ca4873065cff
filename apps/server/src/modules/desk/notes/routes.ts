import * as calls from '@taga/contract/endpoints/desk/notes';
import { type Implementation, implementForStaff } from '../../../http/endpoints/implement.ts';
import { addNote, findColleagues, findMentions, type NoteDependencies } from './notes.ts';

export function noteRoutes(dependencies: NoteDependencies): Implementation[] {
  return [
    implementForStaff(calls.addCaseNote, 'calls', ({ body, principal }) =>
      addNote(principal.staffId, body, dependencies),
    ),
    implementForStaff(calls.listColleagues, 'calls', () => findColleagues(dependencies)),
    implementForStaff(calls.listMentions, 'calls', ({ body, principal }) =>
      findMentions(principal, body.cursor, dependencies),
    ),
  ];
}
