import { listStaff } from '@taga/contract/endpoints/desk/staff';
import type { StaffMember, StaffRole } from '@taga/contract/records/desk/staff';
import { expect, test } from 'vitest';
import { drawAtDesk } from '../../testing/draw-at-desk.tsx';
import { ChangeForm } from './change-form.tsx';
import { Page } from './staff-page.tsx';

const thida: StaffMember = {
  id: 's-2',
  loginId: 'thida@bank.example',
  name: 'Thida',
  roles: ['maker', 'checker'],
  status: 'ACTIVE',
  hasSecondFactor: true,
  lastSignInAt: null,
};
const kyaw: StaffMember = { ...thida, id: 's-3', name: 'Kyaw', roles: [], status: 'INVITED', hasSecondFactor: false };

const draw = (...roles: StaffRole[]) =>
  drawAtDesk(<Page />, { roles, words: ['deskOffice'], answers: [[listStaff, {}, { staff: [thida, kyaw] }]] });

test('the page lists who works at the desk, as what, and who has accepted the invitation', async () => {
  const words = await draw('administrator');
  expect(words).toMatch(/Name Thida .*Roles Maker, Checker Status Active Authenticator app set up/);
  expect(words).toMatch(/Name Kyaw .*Roles – Status Invited Authenticator app not yet/);
});

test('an administrator invites and changes; an auditor only looks', async () => {
  expect(await draw('administrator')).toMatch(/Invite someone .*Change Change .*Change Change/);
  expect(await draw('auditor')).not.toMatch(/Invite someone|Change Change/);
});

test('somebody who has left is let in again, and everybody else is shut out, by the same button', async () => {
  const form = (member: StaffMember) =>
    drawAtDesk(<ChangeForm member={member} onClose={() => {}} onInvited={() => {}} />, {
      roles: ['administrator'],
      words: ['deskOffice'],
    });
  const [active, disabled] = [await form(thida), await form({ ...thida, status: 'DISABLED' })];
  expect(active).toContain('Disable');
  expect(active).not.toContain('Enable');
  expect(disabled).toContain('Enable');
});
