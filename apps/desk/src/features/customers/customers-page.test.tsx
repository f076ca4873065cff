import { searchCustomers } from '@taga/contract/endpoints/desk/customers';
import { sampleOf } from '@taga/contract/samples';
import { expect, test } from 'vitest';
import { drawAtDesk } from '../../testing/draw-at-desk.tsx';
import { CaseLinks } from './case-links.tsx';

test('a customer who is found leads to each of their cases, by its name and where it is [DSK-027]', async () => {
  const sample = sampleOf(searchCustomers.id)?.answer as { customers: { cases: [] }[] };
  const cases = [
    ...(sample.customers[0]?.cases ?? []),
    { id: 'c-1', queue: 'cards', accountClass: null, status: 'PROPOSED' as const },
  ];
  const words = await drawAtDesk(<CaseLinks cases={cases} />, {
    roles: ['maker'],
    words: ['deskCustomers', 'accounts'],
  });
  expect(words).toMatch(/Savings.* waiting .*Credit card to be confirmed/);
});
