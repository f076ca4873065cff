import { definitionOf } from '@taga/contract';
import { listBalancesByPost } from '@taga/contract/endpoints';
import { confirmProposal, proposeDecision } from '@taga/contract/endpoints/desk/cases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { createOpener, type Opener } from '../../applications/drafts/testing/opener.ts';
import { demoPeople } from '../../upkeep/demo-data/demo-people.ts';
import { type DeskSite, type Member, startDeskSite } from '../cases/testing/desk-site.ts';

let site: DeskSite;
let maker: Member;
let checker: Member;
beforeAll(async () => {
  site = await startDeskSite({ SANDBOX_SEED: 'people' });
  [maker, checker] = await Promise.all([site.member('maker', 'checker'), site.member('checker')]);
});
afterAll(() => site.server.stop());

const known = demoPeople.find(({ person }) => person.loginId === 'existing@demo.example')?.person;
const linkNotPossible = { status: 400, codes: ['TG1706'] };

/** Every movement of money, and everybody the bank knows. */
const books = async () => [
  await site.rows('select * from bank_customers order by 1'),
  await site.rows('select * from bank_postings order by 1'),
];

async function seenBy({ customer, token }: Opener) {
  const asked = { LOGIN_ID: customer.loginId, IS_MASKED: 'False' };
  const answer = await site.server.post(`/api${listBalancesByPost.path}`, asked, token);
  return definitionOf(listBalancesByPost).answer.parse(await answer.json()).Data;
}

const numberOf = async ({ customer }: Opener) =>
  (await site.rows('select cif_no from customers where id = $1', customer.id))[0]?.cif_no;

test('a known person’s card with another phone: nothing without a link, and a link only by two [SBX-008, DSK-005]', async () => {
  const before = await books();
  const { idType = 'NRC', idValue = '' } = known ?? {};
  const customer = await site.customers.add({ idType, idValue, fullName: known?.fullName ?? '' });
  const first = await site.submitWhole(
    await createOpener(site.server, site.customers, customer, { accountClass: '325', currency: 'MMK' }),
  );
  const shown = await maker.case(first.id);
  expect(shown.case.marks).toEqual(['known-person-other-phone']);
  expect(shown.lookReasons).toEqual(expect.arrayContaining(['known-person-other-phone', 'possible-duplicate']));
  expect(shown).toMatchObject({ knownAs: { phone: known?.phone }, customerNo: null });
  const customerNo = shown.knownAs?.customerNo ?? '';

  // Approved all the same: the bank refuses it, and the customer is told to come.
  await maker.propose(first.id, { kind: 'APPROVE' });
  expect((await checker.confirm(first.id)).case.status).toBe('REJECTED');
  expect((await checker.case(first.id)).opening).toMatchObject({ step: 'refused', refusal: 'knownWithOtherPhone' });
  expect(await numberOf(first)).toBeNull();
  expect(await seenBy(first)).toEqual([]);
  expect(await books()).toEqual(before);

  const second = await site.submitWhole(await site.openerOf(first, '325'));
  await maker.take(second.id);
  const { revision } = (await maker.case(second.id)).case;
  const link = { id: second.id, revision, kind: 'APPROVE', remark: 'Came with the card; new number since May.' };
  await expectError(await maker.ask(proposeDecision, { ...link, linkCustomerNo: '999999' }), linkNotPossible);
  await expectError(await maker.ask(proposeDecision, { ...link, remark: undefined, linkCustomerNo: customerNo }), {
    status: 400,
    codes: ['TG1001'],
  });
  await maker.propose(second.id, { kind: 'APPROVE', remark: link.remark, linkCustomerNo: customerNo });
  await expectError(await maker.ask(confirmProposal, await maker.asProposed(second.id)), {
    status: 400,
    codes: ['TG1705'],
  });
  expect((await checker.case(second.id)).proposal).toMatchObject({ linkCustomerNo: customerNo, remark: link.remark });
  expect(await numberOf(second)).toBeNull();
  expect(await seenBy(second)).toEqual([]);

  expect((await checker.confirm(second.id)).case.status).toBe('COMPLETED');
  expect(await numberOf(second)).toBe(customerNo);
  const { opening } = await checker.case(second.id);
  const opened = await site.rows('select cif_no from bank_accounts where account_number = $1', opening?.accountNumber);
  expect(opened).toEqual([{ cif_no: customerNo }]);
  expect(await seenBy(second)).not.toEqual([]);
  expect(await books()).toEqual(before);
  const decided = (await site.audited(second.id)).find(({ action }) => action === 'decision.proposed');
  expect(decided?.facts).toMatchObject({ links: true });
  expect(JSON.stringify(await site.audited(second.id))).not.toContain(customerNo);

  // Anyone who is linked is nobody to be linked, be it to the very same.
  const third = await site.submitWhole(await site.openerOf(second, '101'));
  const waiting = await maker.case(third.id);
  expect(waiting.case.marks).toEqual([]);
  await maker.take(third.id);
  const again = { ...link, id: third.id, revision: waiting.case.revision, linkCustomerNo: customerNo };
  await expectError(await maker.ask(proposeDecision, again), linkNotPossible);
});

test('who is not known to the bank is linked to nobody [SBX-008]', async () => {
  const { id } = await site.handedIn();
  await maker.take(id);
  const { revision } = (await maker.case(id)).case;
  const asked = { id, revision, kind: 'APPROVE', remark: 'x', linkCustomerNo: '100001' };
  await expectError(await maker.ask(proposeDecision, asked), linkNotPossible);
});
