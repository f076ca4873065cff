import { searchAudit } from '@taga/contract/endpoints/desk/audit';
import type { AuditEntryRecord } from '@taga/contract/records/desk/audit';
import { expect, test } from 'vitest';
import { drawAtDesk } from '../../testing/draw-at-desk.tsx';
import { Page } from './audit-page.tsx';

const entry: AuditEntryRecord = {
  id: '17',
  at: '2026-03-01T04:00:00.000Z',
  actor: { kind: 'staff', id: 's-2', name: 'Thida' },
  action: 'case.taken',
  subject: { kind: 'application', id: 'a-1' },
  facts: { number: 1, first: true },
};

const draw = (entries: readonly AuditEntryRecord[], nextCursor: string | null = null) =>
  drawAtDesk(<Page />, {
    roles: ['auditor'],
    words: ['deskOffice'],
    answers: [[searchAudit, { size: 50 }, { entries, nextCursor }, 'pages']],
  });

test('an entry tells who did what to what, in words and in the word of the log', async () => {
  expect(await draw([entry])).toContain(
    'Who Thida Action Application: taken case.taken About Application a-1 Facts number: 1, first: true',
  );
});

test('what one administrator did alone is said in words [DSK-012]', async () => {
  const alone = { ...entry, action: 'staff.invited', facts: { roles: 'administrator', alone: true } };
  expect(await draw([alone])).toContain('Facts roles: administrator, by one administrator alone');
});

test('what no person did is told by its kind, and what concerns nothing has a dash', async () => {
  const action = 'application.incompleted';
  const bySystem: AuditEntryRecord = { ...entry, actor: { kind: 'system' }, action, subject: undefined, facts: {} };
  expect(await draw([bySystem])).toMatch(
    /Who The server Action Application: correction asked for application\.incompleted About – Facts –/,
  );
});

test('an action that brings its own name is told as the log has it', async () => {
  expect(await draw([{ ...entry, action: 'loan-decision.proposed' }])).toContain('Action loan-decision: proposed');
});

test('more is offered while there is more, and an empty log says so', async () => {
  const more = 'Show more';
  expect(await draw([entry], '17')).toContain(more);
  expect(await draw([entry])).not.toContain(more);
  expect(await draw([])).toContain('Nothing was found.');
});
