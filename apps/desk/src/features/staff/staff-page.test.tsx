import { listStaff } from '@taga/contract/endpoints/desk/staff';
import type { StaffMember, StaffProposal, StaffRole } from '@taga/contract/records/desk/staff';
import { expect, test } from 'vitest';
import { drawAtDesk } from '../../testing/draw-at-desk.tsx';
import { ChangeForm } from './change-form.tsx';
import { Page } from './staff-page.tsx';

const thida: StaffMember = {
  id: 's-2',
  loginId: 'thida@bank.example',
  name: 'Thida',
  roles: ['maker', 'checker'],
  branchScope: { branches: ['002'], regions: ['MMR013'] },
  status: 'ACTIVE',
  hasSecondFactor: true,
  lastSignInAt: null,
};
const kyaw: StaffMember = {
  ...thida,
  id: 's-3',
  name: 'Kyaw',
  roles: [],
  branchScope: null,
  status: 'INVITED',
  hasSecondFactor: false,
};

const proposal: StaffProposal = {
  id: 'p-1',
  staffId: null,
  loginId: 'nilar@bank.example',
  name: 'Nilar',
  change: { roles: ['maker', 'auditor'] },
  proposedBy: { id: 's-9', name: 'Kyaw Zin' },
  proposedAt: '2026-03-01T04:00:00.000Z',
};

interface Found {
  readonly proposals?: readonly StaffProposal[];
  readonly isFirstAlone?: boolean;
}

const drawWith = ({ proposals = [], isFirstAlone = false }: Found, ...roles: StaffRole[]) =>
  drawAtDesk(<Page />, {
    roles,
    words: ['deskOffice'],
    answers: [[listStaff, {}, { staff: [thida, kyaw], proposals, isFirstAlone }]],
  });
const draw = (...roles: StaffRole[]) => drawWith({}, ...roles);

test('the page lists who works at the desk, as what, and who has accepted the invitation', async () => {
  const words = await draw('administrator');
  expect(words).toMatch(
    /Name Thida .*Roles Maker, Checker Branches Yangon.*, Bahan Branch Status Active Authenticator app set up/,
  );
  expect(words).toMatch(/Name Kyaw .*Roles – Branches All branches Status Invited Authenticator app not yet/);
});

test('an administrator invites and changes; an auditor only looks', async () => {
  expect(await draw('administrator')).toMatch(/Invite someone .*Change Change .*Change Change/);
  expect(await draw('auditor')).not.toMatch(/Invite someone|Change Change/);
});

test('somebody who has left is let in again, and everybody else is shut out, by the same button', async () => {
  const form = (member: StaffMember) =>
    drawAtDesk(<ChangeForm member={member} onClose={() => {}} onDone={() => {}} />, {
      roles: ['administrator'],
      words: ['deskOffice'],
    });
  const [active, disabled] = [await form(thida), await form({ ...thida, status: 'DISABLED' })];
  expect(active).toContain('Disable now');
  expect(active).not.toContain('enable');
  expect(disabled).toContain('Propose to enable');
});

test('what waits says who, what and by whom; another administrator confirms or declines, an auditor only looks [DSK-001]', async () => {
  const words = await drawWith({ proposals: [proposal] }, 'administrator');
  expect(words).toMatch(/Nilar nilar@bank\.example Invite as: Maker, Auditor Proposed by Kyaw Zin, .*Confirm Decline/);
  expect(words).not.toContain('Withdraw');
  expect(await drawWith({ proposals: [proposal] }, 'auditor')).not.toMatch(/Confirm|Decline|Withdraw/);
});

test('each change that is proposed is a line, and one’s own proposal can only be withdrawn [DSK-001]', async () => {
  const change = { roles: [], disabled: false, resetSecondFactor: true, inviteAgain: true } as const;
  const own = { ...proposal, staffId: 's-2', change: { ...change, roles: [] }, proposedBy: { id: 's-1', name: 'Me' } };
  const words = await drawWith({ proposals: [own] }, 'administrator');
  expect(words).toMatch(/New roles: none Enable Remove the authenticator app Reset the password/);
  expect(words).toContain('Withdraw');
  expect(words).not.toMatch(/Confirm|Decline/);
});

test('the first administrator is told what to do alone [DSK-001]', async () => {
  expect(await drawWith({ isFirstAlone: true }, 'administrator')).toContain('You are the only administrator so far.');
  expect(await draw('administrator')).not.toContain('You are the only administrator');
});
