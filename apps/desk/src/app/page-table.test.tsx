import { searchAudit } from '@taga/contract/endpoints/desk/audit';
import type { AuditEntryRecord } from '@taga/contract/records/desk/audit';
import { expect, test } from 'vitest';
import { routes } from '../config/routes.ts';
import { drawAtDesk } from '../testing/draw-at-desk.tsx';
import { pageTable } from './page-table.ts';

const corrected: AuditEntryRecord = {
  id: '17',
  at: '2026-03-01T04:00:00.000Z',
  actor: { kind: 'staff', id: 's-2', name: 'Thida' },
  action: 'details.corrected',
  subject: { kind: 'customer', id: 'c-1', name: 'MYA MYA AYE' },
  facts: { items: 'BIRTH_DATE' },
  names: {},
  values: { before: { DOB: '1990-02-27' }, after: { DOB: '1990-02-28' }, reason: null, isAsWritten: true },
};

test('the audit trail has the words for what a detail was before it was corrected, and is [DSK-012, DSK-023]', async () => {
  const { page } = pageTable.find(routes.audit);
  const { Page } = await page.load();
  const drawn = await drawAtDesk(<Page params={{}} />, {
    roles: ['auditor'],
    words: page.catalogs,
    answers: [[searchAudit, { size: 50 }, { entries: [corrected], nextCursor: null }, 'pages']],
  });
  expect(drawn).toMatch(/Date of birth 27 Feb, 1990 28 Feb, 1990/);
});
