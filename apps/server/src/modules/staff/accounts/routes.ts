import {
  acceptInvitation,
  changeStaff,
  decideStaffProposal,
  getInvitation,
  inviteStaff,
  listStaff,
} from '@taga/contract/endpoints';
import { type Implementation, implement, implementForStaff } from '../../../http/endpoints/implement.ts';
import { changeMember, inviteMember, listMembers } from './administer.ts';
import { decideProposal } from './decide.ts';
import { acceptInvitation as accept, getInvited, type StaffDependencies } from './invitations.ts';

export function staffRoutes(dependencies: StaffDependencies): Implementation[] {
  return [
    implement(getInvitation, 'signIn', ({ body }) => getInvited(body.token, dependencies)),
    implement(acceptInvitation, 'signIn', async ({ body: { token, name, password } }) => ({
      loginId: await accept({ token, name, password }, dependencies),
    })),
    implementForStaff(listStaff, 'calls', () => listMembers(dependencies)),
    implementForStaff(inviteStaff, 'calls', ({ body, principal: { staffId }, language }) =>
      inviteMember(body, { staffId, language }, dependencies),
    ),
    implementForStaff(changeStaff, 'calls', ({ body, principal: { staffId }, language }) =>
      changeMember(body, { staffId, language }, dependencies),
    ),
    implementForStaff(decideStaffProposal, 'calls', async ({ body, principal: { staffId }, language }) => ({
      member: await decideProposal(body, { staffId, language }, dependencies),
    })),
  ];
}
