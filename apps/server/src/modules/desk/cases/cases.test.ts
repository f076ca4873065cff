import { definitionOf } from '@taga/contract';
import { listOrders, renewCard } from '@taga/contract/endpoints';
import { confirmCardProposal, getDeskCardApplication, proposeCardDecision } from '@taga/contract/endpoints/desk/cards';
import { listCases, listViews, releaseCase, removeView, saveView, takeCase } from '@taga/contract/endpoints/desk/cases';
import { searchCustomers } from '@taga/contract/endpoints/desk/customers';
import { maxQueueViews } from '@taga/contract/records/desk/cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandboxBank } from '../../../bank/sandbox/index.ts';
import { expectError } from '../../../testing/expect-error.ts';
import { createApplicant } from '../../applications/kinds/card/testing/card-site.ts';
import { type DeskSite, type Member, startDeskSite } from './testing/desk-site.ts';

const holdS = 120;

/** The smallest picture there is, as a PNG. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

let site: DeskSite;
let maker: Member;
beforeAll(async () => {
  site = await startDeskSite({ CASE_HOLD_S: String(holdS) });
  maker = await site.member('maker');
});
afterAll(() => site.server.stop());

describe('the queue', () => {
  test('has what was submitted, the oldest first, page by page, filtered and counted [DSK-002]', async () => {
    const handedIn: string[] = [];
    for (const [idType, accountClass] of [
      ['NRC', '301'],
      ['PASSPORT', '301'],
      ['NRC', '325'],
    ] as const) {
      handedIn.push((await site.handedIn(idType, accountClass)).id);
      site.clock.advance(1);
    }
    for (const [index, id] of handedIn.entries()) {
      const shift =
        "update cases set handed_in_at = handed_in_at - $2::int * interval '1 hour' where authorization_req_id = $1";
      await site.rows(shift, id, 3 - index);
    }
    await site.rows(
      `update cases set branch_code = '002', identity_status = 'PENDING' where authorization_req_id = $1`,
      handedIn[1],
    );
    const ids = async (filter: object) => (await maker.list({ ...filter })).cases.map(({ id }) => id);
    expect(await ids({})).toEqual(handedIn);
    expect(await ids({ accountClass: '325' })).toEqual([handedIn[2]]);
    expect(await ids({ branchCode: '002' })).toEqual([handedIn[1]]);
    expect(await ids({ identity: 'PENDING' })).toEqual([handedIn[1]]);
    expect(await ids({ identity: 'VERIFIED', branchCode: '002' })).toEqual([]);
    expect(await ids({ olderThanHours: 2 })).toEqual(handedIn.slice(0, 2));
    expect(await ids({ status: 'PROPOSED' })).toEqual([]);

    const first = await maker.list({ pageSize: 2 });
    expect(first.cases.map(({ id }) => id)).toEqual(handedIn.slice(0, 2));
    const second = await maker.list({ pageSize: 2, cursor: first.next ?? '' });
    expect(second.cases.map(({ id }) => id)).toEqual(handedIn.slice(2));
    expect(second.next).toBeNull();
    for (const cursor of ['x', Buffer.from('["now","x"]').toString('base64url')]) {
      await expectError(await maker.ask(listCases, { cursor }), { status: 400, codes: ['TG1001'] });
    }

    expect(await ids({ mine: true })).toEqual([]);
    await maker.take(handedIn[2] ?? '');
    expect(await ids({ mine: true })).toEqual([handedIn[2]]);
    expect((await maker.list()).counts).toMatchObject({ waiting: 3, proposed: 0, correction: 0, opening: 0, mine: 1 });
    const [, , shown] = (await maker.list()).cases;
    expect(shown).toMatchObject({ customerName: 'MYA MYA', holder: { staffId: maker.id, name: maker.name } });
  });
});

describe('the queue of every kind', () => {
  test('is searched, by mark and holder, the newest first where asked; a row says what is proposed and by whom [DSK-029]', async () => {
    const [old, corrected] = [await site.handedIn(), await site.handedIn()];
    await site.rows('update cases set is_corrected = true where authorization_req_id = $1', corrected.id);
    const other = await site.member('maker');
    const ids = async (filter: object) => (await maker.list({ ...filter })).cases.map(({ id }) => id);
    const among = async (filter: object) => (await ids(filter)).filter((id) => [old.id, corrected.id].includes(id));
    expect(await ids({ text: old.customer.loginId })).toEqual([old.id]);
    expect(await ids({ text: corrected.applicationNumber })).toEqual([corrected.id]);
    expect(await ids({ text: 'nobody at all' })).toEqual([]);
    expect(await among({ mark: 'corrected' })).toEqual([corrected.id]);
    expect(await among({ mark: 'known-person-other-phone' })).toEqual([]);
    const oldest = await ids({});
    expect(await ids({ newestFirst: true })).toEqual(oldest.toReversed());
    const first = await maker.list({ newestFirst: true, pageSize: 1 });
    const second = await maker.list({ newestFirst: true, pageSize: 1, cursor: first.next ?? '' });
    expect([...first.cases, ...second.cases].map(({ id }) => id)).toEqual(oldest.toReversed().slice(0, 2));
    await other.take(old.id);
    expect([await among({ holder: 'others' }), await among({ holder: 'nobody' })]).toEqual([[old.id], [corrected.id]]);
    expect(await among({ queue: 'cards' })).toEqual([]);
    await other.propose(old.id, {
      kind: 'CORRECT',
      items: ['ID_BACK'],
      remarks: { en: 'In the shadow.', mm: 'အရိပ်ထဲတွင် ရှိနေပါသည်။' },
    });
    expect(await among({})).toEqual([corrected.id]);
    // Whatever its status.
    expect((await maker.list({ text: old.customer.loginId })).cases).toMatchObject([
      { id: old.id, queue: 'cases', proposed: { kind: 'CORRECT', by: { staffId: other.id, name: other.name } } },
    ]);
  });

  test('has cards and renewals as long as something can be decided about them [DSK-029]', async () => {
    const { server, customers, clock } = site;
    const customer = await customers.add(site.newDocument());
    const photo = Buffer.from(onePixel, 'base64');
    const cardNo = await (await createApplicant(server, customers, customer, photo)).submitWhole();
    const placeOf = async (id: string) => {
      const { cases } = await maker.list({ text: customer.loginId });
      return cases.find((each) => each.id === id)?.status;
    };
    expect((await maker.list({ queue: 'cards' })).cases).toMatchObject([{ id: cardNo, queue: 'cards' }]);
    const checker = await site.member('checker');
    const decide = async (decision: object) => {
      const seen = async () => {
        const answer = await checker.ask(getDeskCardApplication, { id: cardNo });
        return definitionOf(getDeskCardApplication).answer.parse(await answer.json());
      };
      const { revision } = (await seen()).application;
      await maker.ask(proposeCardDecision, { id: cardNo, revision, ...decision });
      const { application, proposal } = await seen();
      const answer = { id: cardNo, revision: application.revision, proposalId: proposal?.id };
      expect((await checker.ask(confirmCardProposal, answer)).status).toBe(200);
    };
    await decide({ kind: 'APPROVE', limit: 500_000 });
    // Approved, and still to be made.
    expect(await placeOf(cardNo)).toBe('WAITING');
    const bank = createSandboxBank({ db: server.database.db, now: clock.now });
    const [row] = await site.rows('select id_value, phone from customers where id = $1', customer.id);
    const identity = { idType: 'NRC', idValue: String(row?.id_value) } as const;
    const person = { reference: 'queued', identity, name: 'MYA MYA', phone: String(row?.phone) };
    const { cardId } = await bank.issueCard({ ...person, limit: { currency: 'MMK', minor: 900_000_00 } });
    const token = await customers.tokenOf(customer.loginId);
    const renewed = await server.post('/api/cards/renew', { CardId: cardId, BranchCode: '001' }, token);
    const { DOCNumber } = definitionOf(renewCard).answer.parse(await renewed.json()).Data;
    // With the bank until it has said that there will be a card, then with a maker.
    await expect.poll(() => placeOf(DOCNumber)).toBe('WAITING');
    const [renewal] = await site.rows(
      'select application_status from cases where authorization_req_id = $1',
      DOCNumber,
    );
    expect(renewal).toEqual({ application_status: 'APPROVED' });
  });

  test('is saved under names by each member of staff, and each view is counted [DSK-029]', async () => {
    const [own, other] = [await site.member('maker'), await site.member('maker')];
    const { id } = await site.handedIn();
    await site.rows(`update cases set branch_code = '009' where authorization_req_id = $1`, id);
    const views = async (who: Member) =>
      definitionOf(listViews).answer.parse(await (await who.ask(listViews, {})).json()).views;
    const save = (who: Member, name: string, filter: object) => who.ask(saveView, { name, filter });
    expect((await save(own, 'Ours', { branchCode: '001' })).status).toBe(200);
    expect((await save(own, 'Ours', { branchCode: '009' })).status).toBe(200);
    expect((await save(own, 'Held by me', { mine: true })).status).toBe(200);
    expect(await views(own)).toMatchObject([
      { name: 'Held by me', filter: { mine: true }, count: 0 },
      { name: 'Ours', filter: { status: 'WAITING', branchCode: '009' }, count: 1 },
    ]);
    expect(await views(other)).toEqual([]);
    const [viewId] = (await views(own)).map((view) => view.id);
    await expectError(await other.ask(removeView, { viewId }), { status: 404, codes: ['TG0404'] });
    expect((await own.ask(removeView, { viewId })).status).toBe(200);
    expect((await views(own)).map(({ name }) => name)).toEqual(['Ours']);
    for (let kept = 1; kept < maxQueueViews; kept += 1) expect((await save(own, `View ${kept}`, {})).status).toBe(200);
    await expectError(await save(own, 'One too many', {}), { status: 400, codes: ['TG1520'] });
    expect(await views(own)).toHaveLength(maxQueueViews);
  });
});

describe('the number of an application', () => {
  test('is the same for customer and staff, from the first step on, and finds the case however it is typed [DSK-027, DSK-028]', async () => {
    const opener = await site.newOpener();
    const { applicationNumber } = opener;
    expect(applicationNumber).toMatch(/^A-[2-9A-HJKMNP-RTV-Z]{4}-[2-9A-HJKMNP-RTV-Z]{2}$/);
    const find = async (text: string) => {
      const answer = await maker.ask(searchCustomers, { text });
      return definitionOf(searchCustomers).answer.parse(await answer.json());
    };
    // A draft is nobody's case yet.
    expect(await find(applicationNumber)).toMatchObject({ customers: [{ customerId: opener.customer.id }], cases: [] });

    await site.submitWhole(opener);
    expect((await opener.stored()).ApplicationNo).toBe(applicationNumber);
    const page = { FromDate: '', ToDate: '', CurrentIndex: 1, PageSize: 15, LoginId: opener.customer.loginId };
    const orders = await site.server.post('/api/orders/getAll', page, opener.token);
    expect(definitionOf(listOrders).answer.parse(await orders.json()).Data.Details).toMatchObject([
      { ApplicationNo: applicationNumber },
    ]);
    expect((await maker.case(opener.id)).case.applicationNo).toBe(applicationNumber);
    const queued = (await maker.list()).cases.find(({ id }) => id === opener.id);
    expect(queued?.applicationNo).toBe(applicationNumber);

    const found = { id: opener.id, queue: 'cases', applicationNo: applicationNumber, customerName: 'MYA MYA' };
    const joined = applicationNumber.replaceAll('-', '');
    for (const typed of [
      applicationNumber,
      joined,
      joined.toLowerCase(),
      ` ${applicationNumber.replaceAll('-', ' ')} `,
    ]) {
      expect(await find(typed)).toMatchObject({ customers: [{ customerId: opener.customer.id }], cases: [found] });
    }
    const wrong = joined.slice(0, -1) + (joined.endsWith('2') ? '3' : '2');
    expect(await find(wrong)).toMatchObject({ customers: [], cases: [] });
  });
});

describe('a case that is taken', () => {
  test('at once by ten is held by one; the others hear who has it, and are written down [DSK-002, DSK-012]', async () => {
    const { id } = await site.handedIn();
    const makers = await Promise.all(Array.from({ length: 10 }, () => site.member('maker')));
    const answers = await Promise.all(makers.map((each) => each.ask(takeCase, { id })));
    const holder = makers[answers.findIndex(({ status }) => status === 200)];
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(await answer.clone().text()).toContain(`Someone is working on this case: ${holder?.name}, since 1`);
      await expectError(answer, { status: 400, codes: ['TG1701'] });
    }
    const entries = await site.audited(id);
    expect(entries.filter(({ action }) => action === 'case.taken')).toMatchObject([{ actor_id: holder?.id }]);
    const refused = entries.filter(({ action }) => action === 'case.refused');
    expect(new Set(refused.map(({ actor_id: actor }) => actor))).toEqual(
      new Set(makers.filter((each) => each !== holder).map((each) => each.id)),
    );
    expect(refused[0]?.facts).toEqual({ tried: 'take', because: 'held', heldBy: holder?.id });
  });

  test('is free when its holder lets go, and for nobody else to let go [DSK-002]', async () => {
    const { id } = await site.handedIn();
    const other = await site.member('checker');
    await maker.take(id);
    await expectError(await other.ask(releaseCase, { id }), {
      status: 400,
      codes: ['TG1701'],
    });
    expect((await maker.release(id)).case.holder).toBeNull();
    expect((await other.take(id)).case.holder).toMatchObject({ staffId: other.id });
  });

  test('and left alone is free after a while, which begins again with whatever the holder does [DSK-002]', async () => {
    const { id } = await site.handedIn();
    const other = await site.member('maker');
    await maker.take(id);
    site.clock.advance(holdS - 10);
    await maker.case(id);
    site.clock.advance(holdS - 10);
    await expectError(await other.ask(takeCase, { id }), { status: 400, codes: ['TG1701'] });
    // Others who look at it do not hold it for its holder.
    await other.case(id);
    const mine = async () => {
      const { cases, counts } = await maker.list({ mine: true });
      return [cases.some((each) => each.id === id), counts.mine];
    };
    const [, before] = await mine();
    expect(await mine()).toEqual([true, before]);
    site.clock.advance(11);
    expect((await other.case(id)).case.holder).toBeNull();
    expect(await mine()).toEqual([false, 0]);
    expect((await other.take(id)).case.holder).toMatchObject({ staffId: other.id });
  });
});
