import { definitionOf } from '@taga/contract';
import { getCustomerAtDesk, searchAudit } from '@taga/contract/endpoints';
import { applicationNumberOf } from '@taga/contract/rules/applications/application-number';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskSite, startDeskSite } from '../../desk/cases/testing/desk-site.ts';

let site: DeskSite;
beforeAll(async () => {
  site = await startDeskSite();
});
afterAll(() => site.server.stop());

test('the audit log says what it is about and whom it mentions as people call them, and is searched by that number [DSK-012, DSK-027]', async () => {
  const [maker, checker, auditor] = await Promise.all([
    site.member('maker'),
    site.member('checker'),
    site.member('auditor'),
  ]);
  const { id } = await site.handedIn();
  await maker.propose(id, {
    kind: 'REJECT',
    reasons: [{ reason: 'photo-unreadable', descriptions: ['photo-in-daylight'] }],
  });
  await checker.confirm(id);
  const [{ number, customer_id: customerId, full_name: customerName }] = (await site.rows(
    'select number, customer_id, full_name from applications join customers on customers.id = customer_id where authorization_req_id = $1',
    id,
  )) as [{ number: number; customer_id: string; full_name: string }];
  const name = applicationNumberOf(number);

  const search = async (conditions: object) => {
    const answer = await auditor.ask(searchAudit, { ...conditions });
    return definitionOf(searchAudit).answer.parse(await answer.json()).entries;
  };
  const [{ name: makerName }] = (await site.rows('select name from staff where id = $1', maker.id)) as [
    { name: string },
  ];
  expect(await search({ subjectId: name, action: 'decision.confirmed' })).toMatchObject([
    {
      subject: { kind: 'application', id, name, queue: 'cases' },
      facts: { kind: 'REJECT', proposedBy: maker.id },
      names: { [maker.id]: makerName },
    },
  ]);

  await auditor.ask(getCustomerAtDesk, { customerId });
  const [looked] = await search({ subjectId: customerId });
  expect(looked).toMatchObject({ subject: { kind: 'customer', id: customerId, name: customerName }, names: {} });
});
