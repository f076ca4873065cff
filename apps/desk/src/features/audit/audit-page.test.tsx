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
  subject: { kind: 'application', id: 'a-1', name: 'A-7K3M-29', queue: 'cases' },
  facts: { kind: 'REJECT', proposalId: 'p-1', proposedBy: 's-3', limit: null },
  names: { 's-3': 'Aung Ko Ko' },
};

const draw = (entries: readonly AuditEntryRecord[], nextCursor: string | null = null) =>
  drawAtDesk(<Page />, {
    roles: ['auditor'],
    words: ['deskOffice'],
    answers: [[searchAudit, { size: 50 }, { entries, nextCursor }, 'pages']],
  });

test('an entry tells who did what to what in words, and in a fold as the log has it [DSK-012, DSK-027]', async () => {
  expect(await draw([entry])).toContain(
    'Who Thida Action Application: taken About Application A-7K3M-29 Facts Decision: reject · Proposed by Aung Ko Ko As it is written in the trail case.taken application a-1 kind: REJECT proposalId: p-1 proposedBy: s-3 limit: null',
  );
});

test('days, counts and details are told in words; what has no words is left to the fold', async () => {
  const facts = { from: '2026-03-02', to: '2026-03-04', found: 12, items: 'NAME PHONE', route: '/desk/cases/get' };
  expect(await draw([{ ...entry, facts, names: {} }])).toContain(
    'Facts From 2026-03-02 · To 2026-03-04 · Found: 12 · Details: Name, Phone As it is written',
  );
});

test('what one administrator did alone is said in words [DSK-012]', async () => {
  const alone = { ...entry, action: 'staff.invited', facts: { roles: 'administrator', alone: true } };
  expect(await draw([alone])).toContain('Facts Roles: Administrator · by one administrator alone');
});

test('what no person did is told by its kind, and what concerns nothing has a dash', async () => {
  const action = 'application.incompleted';
  const bySystem: AuditEntryRecord = { ...entry, actor: { kind: 'system' }, action, subject: undefined, facts: {} };
  expect(await draw([bySystem])).toMatch(
    /Who The server Action Application: correction asked for About – Facts – As it is written/,
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
