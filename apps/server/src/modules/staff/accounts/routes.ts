import { acceptInvitation, changeStaff, getInvitation, inviteStaff, listStaff } from '@taga/contract/endpoints';
import { type Implementation, implement, implementForStaff } from '../../../http/endpoints/implement.ts';
import { changeMember, inviteMember, listMembers } from './administer.ts';
import { acceptInvitation as accept, getInvited, type StaffDependencies } from './invitations.ts';

export function staffRoutes(dependencies: StaffDependencies): Implementation[] {
  return [
    implement(getInvitation, 'signIn', ({ body }) => getInvited(body.token, dependencies)),
    implement(acceptInvitation, 'signIn', async ({ body: { token, name, password } }) => ({
      loginId: await accept({ token, name, password }, dependencies),
    })),
    implementForStaff(listStaff, 'calls', async () => ({ staff: await listMembers(dependencies) })),
    implementForStaff(inviteStaff, 'calls', ({ body, principal }) =>
      inviteMember(body, principal.staffId, dependencies),
    ),
    implementForStaff(changeStaff, 'calls', ({ body, principal }) =>
      changeMember(body, principal.staffId, dependencies),
    ),
  ];
}
