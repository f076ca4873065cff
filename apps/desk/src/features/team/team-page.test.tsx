import { listCases } from '@taga/contract/endpoints/desk/cases';
import { listColleagues } from '@taga/contract/endpoints/desk/notes';
import { getTeam } from '@taga/contract/endpoints/desk/team';
import type { StaffRole } from '@taga/contract/records/desk/staff';
import type { TeamMember } from '@taga/contract/records/desk/team';
import { sampleOf } from '@taga/contract/samples';
import { expect, test } from 'vitest';
import { drawAtDesk } from '../../testing/draw-at-desk.tsx';
import { Page } from './team-page.tsx';

const work = { absence: null, isAbsent: false, cases: 3, late: 1, proposed: 2, decidedToday: 5 };
const thida: TeamMember = { staffId: 's-1', name: 'Thida Win', roles: ['maker'], ...work };
const away = { absence: { from: '2026-03-02', to: '2026-03-06' }, isAbsent: true };
const hnin: TeamMember = { ...work, staffId: 's-2', name: 'Hnin Wai', roles: ['checker'], ...away };

const draw = (members: readonly TeamMember[], ...roles: StaffRole[]) =>
  drawAtDesk(<Page />, {
    roles,
    words: ['deskTeam', 'deskCases'],
    answers: [
      [getTeam, {}, { members: [...members] }],
      [listColleagues, {}, { colleagues: [] }],
      [listCases, { body: { status: 'WAITING', due: 'late', pageSize: 10 } }, sampleOf('listCases')?.answer as never],
    ],
  });

test('a supervisor sees what is late, who has how much to do and who is away [DSK-032]', async () => {
  const words = await draw([thida, hnin], 'supervisor');
  expect(words).toContain('MYA MYA');
  expect(words).toContain('Name Thida Win Roles Maker In hand 3 Late 1 Proposed, undecided 2 Confirmed today 5');
  expect(words).toContain('Away until Mar 06');
  expect(words).not.toContain('Hand over');
});

test('a maker sees neither, and hands over what they have in hand [DSK-032]', async () => {
  const words = await draw([thida], 'maker');
  expect(words).not.toContain('MYA MYA');
  expect(words).not.toContain('Workload');
  expect(words).toContain('Hand over');
});
