import * as calls from '@taga/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../../testing/expect-error.ts';
import { remarksIn } from '../../../../testing/remarks.ts';
import { type CardMember, cardMember } from './testing/card-desk.ts';
import { type CardApplicant, type CardSite, dataOf, startCardSite } from './testing/card-site.ts';

let site: CardSite;
let mya: CardApplicant;
let maker: CardMember;
let checker: CardMember;
let id: string;
beforeAll(async () => {
  site = await startCardSite();
  maker = await cardMember(site, 'maker');
  checker = await cardMember(site, 'checker');
});
afterAll(() => site.server.stop());
beforeEach(async () => {
  mya = await site.applicant();
  id = await mya.submitWhole();
});

const notOpen = { status: 400, codes: ['TG1704'] } as const;
const hasChanged = { status: 409, codes: ['TG1703'] } as const;
const invalid = { status: 400, codes: ['TG1001'] } as const;
const decide = async (decision: Readonly<Record<string, unknown>>) => {
  site.clock.advance(1);
  await maker.propose(id, decision);
  return (await checker.confirm(id)).application;
};
const orderOf = async () => (await dataOf(calls.getCreditOrder, await mya.order(id))).Data.Applicant;
const notifiedBy = (table: string) =>
  site.rows(`select * from ${table} where authorization_req_id = $1 order by at`, id) as Promise<
    { status: string; kind: string }[]
  >;

test('the whole way of a card: given back, corrected, approved, made and delivered, and the customer hears of each [DSK-009, CRD-003, CCD-026]', async () => {
  const remarks = remarksIn('The pay slip cannot be read.');
  await decide({ kind: 'INCOMPLETE', remarks });
  expect(await orderOf()).toMatchObject({ APPLICATION_STATUS: 'INCOMPLETED', INCOMPLETE_REMARK: remarks.en });
  expect(await mya.messages()).toEqual(['CorrectionRequested']);

  expect(await mya.application(id)).toMatchObject({ Status: 'INCOMPLETED', Remarks: remarks });
  await mya.save({ Section: 'amount', Answers: { amount: { requested: '1800000' } } });
  // What is being corrected is not shown before it is submitted.
  expect(await orderOf()).toMatchObject({ REQUESTED_AMOUNT: 2_000_000 });
  await dataOf(calls.submitCardApplication, await mya.submit());
  expect(await orderOf()).toMatchObject({
    APPLICATION_STATUS: 'PENDING',
    REQUESTED_AMOUNT: 1_800_000,
    INCOMPLETE_REMARK: null,
  });
  expect((await maker.look(id)).application).toMatchObject({ isCorrected: true, requestedAmount: 1_800_000 });

  expect(await decide({ kind: 'APPROVE', limit: 1_500_000 })).toMatchObject({ status: 'APPROVED', hasCard: false });
  expect(await orderOf()).toMatchObject({ APPLICATION_STATUS: 'APPROVED', APPROVED_AMOUNT: 1_500_000 });

  expect(await decide({ kind: 'CREATE' })).toMatchObject({ status: 'APPROVED', hasCard: true, isAtBank: false });
  const { card } = await maker.look(id);
  expect(card?.cardNumber).toMatch(/^•••• •••• •••• \d{4}$/);

  expect(await decide({ kind: 'DELIVER' })).toMatchObject({ status: 'DELIVERED' });
  expect(await mya.messages()).toEqual(['CardDelivered', 'CardCreated', 'CorrectionRequested']);
  const cards = await dataOf(calls.listCards, await mya.ask(calls.listCards));
  expect(cards.Data.Cards).toMatchObject([{ CardNumber: card?.cardNumber, CreditLimit: 1_500_000 }]);
  expect((await notifiedBy('webhook_events')).map(({ kind, status }) => `${kind} ${status}`)).toEqual(
    ['PENDING', 'INCOMPLETED', 'PENDING', 'APPROVED', 'CREATED', 'DELIVERED'].map((status) => `card ${status}`),
  );
  const mails = await site.customers.messagesTo(mya.customer.loginId);
  const news = mails
    .filter(({ template }) => template === 'request-news')
    .map(({ values }) => (values.isCorrection ? 'corrected' : values.news));
  expect(news.toSorted()).toEqual(['card', 'card', 'card', 'corrected', 'submitted']);
  const { history } = await maker.look(id);
  expect(history.filter(({ by }) => by?.staffId === checker.id).map(({ action }) => action)).toContain(
    'card-application.delivered',
  );
});

test('an amount that is too much is corrected by the customer too, and what was ended cannot be [DSK-009, CCD-008]', async () => {
  await decide({ kind: 'INSUFFICIENT', remarks: remarksIn('Your income allows less.') });
  expect(await orderOf()).toMatchObject({ APPLICATION_STATUS: 'INSUFFICIENT' });
  await dataOf(calls.submitCardApplication, await mya.submit());
  await decide({ kind: 'REJECT', remarks: remarksIn('We are sorry.') });
  expect(await mya.messages()).toEqual(['RequestRejected', 'CorrectionRequested']);
  const { Revision } = await mya.application(id);
  await expectError(await mya.ask(calls.submitCardApplication, { DOCNumber: id, Revision }), {
    status: 400,
    codes: ['TG1306'],
  });
  // Another one may be started.
  expect((await mya.application()).DOCNumber).toBeNull();
});

test('a card that was made is ended at the bank too, and the customer hears why [DSK-009]', async () => {
  await decide({ kind: 'APPROVE', limit: 500_000 });
  await decide({ kind: 'CREATE' });
  expect(await decide({ kind: 'CANCEL', remarks: remarksIn('Reported as lost.') })).toMatchObject({
    status: 'CANCELED',
  });
  expect(await mya.messages()).toEqual(['CardCanceled', 'CardCreated']);
  const { Cards } = (await dataOf(calls.listCards, await mya.ask(calls.listCards))).Data;
  expect(Cards).toMatchObject([{ Status: 'CANCELED', IsRenewable: false }]);
});

test('what the bank refuses is told to staff, who decide again; the customer hears nothing [DSK-009]', async () => {
  await decide({ kind: 'APPROVE', limit: 500_000 });
  const [{ id_type, id_value }] = (await site.rows(
    'select id_type, id_value from customers where id = $1',
    mya.customer.id,
  )) as [{ id_type: 'NRC'; id_value: string }];
  await site.bank.blacklist({ idType: id_type, idValue: id_value });
  expect(await decide({ kind: 'CREATE' })).toMatchObject({ status: 'APPROVED', hasCard: false, isAtBank: false });
  expect((await maker.look(id)).refusal).toBe('customerBlacklisted');
  expect(await mya.messages()).toEqual([]);
  expect(await decide({ kind: 'CANCEL', remarks: remarksIn('The bank cannot make it.') })).toMatchObject({
    status: 'CANCELED',
  });
});

describe('the four-eyes principle [DSK-009, DSK-006]', () => {
  test('nobody confirms what they have proposed, and the database says so too', async () => {
    const both = await cardMember(site, 'maker', 'checker');
    await both.propose(id, { kind: 'APPROVE', limit: 500_000 });
    const own = await both.ask(calls.confirmCardProposal, await both.asProposed(id));
    await expectError(own, { status: 400, codes: ['TG1705'] });
    await expect(
      site.rows(
        `update case_proposals set state = 'CONFIRMED', decided_by = proposed_by, decided_at = now() where authorization_req_id = $1`,
        id,
      ),
    ).rejects.toThrow('nobody_decides_on_their_own_proposal');
    expect((await site.audited(id)).map(({ action }) => action)).toContain('card-decision.refused');
  });

  test('a maker confirms nothing, a checker proposes nothing', async () => {
    const seen = await maker.seen(id);
    await expectError(
      await checker.ask(calls.proposeCardDecision, { ...seen, kind: 'CANCEL', remarks: remarksIn('x') }),
      {
        status: 403,
        codes: ['TG0403'],
      },
    );
    await maker.propose(id, { kind: 'APPROVE', limit: 500_000 });
    await expectError(await maker.ask(calls.confirmCardProposal, await maker.asProposed(id)), {
      status: 403,
      codes: ['TG0403'],
    });
  });

  test('what is sent back goes to the makers with the reason, and can be proposed again', async () => {
    await maker.propose(id, { kind: 'APPROVE', limit: 2_000_000 });
    expect((await checker.list({ isProposed: true })).applications.map((each) => each.id)).toContain(id);
    await checker.sendBack(id, 'The limit is too high.');
    const { earlierProposals, proposal } = await maker.look(id);
    expect([proposal, earlierProposals]).toMatchObject([
      null,
      [{ state: 'SENT_BACK', decidedRemark: 'The limit is too high.', limit: 2_000_000 }],
    ]);
    expect((await maker.list({ isProposed: false })).applications.map((each) => each.id)).toContain(id);
    expect(await decide({ kind: 'APPROVE', limit: 1_000_000 })).toMatchObject({ status: 'APPROVED' });
  });

  test('of two who decide at the same moment one does, and nothing is decided twice', async () => {
    await maker.propose(id, { kind: 'APPROVE', limit: 500_000 });
    const other = await cardMember(site, 'checker');
    const proposed = await checker.asProposed(id);
    const answers = await Promise.all(
      [checker, other].map(({ ask }) => ask(calls.confirmCardProposal, proposed).then(({ status }) => status)),
    );
    expect(answers.sort()).toEqual([200, 409]);
    expect((await notifiedBy('webhook_events')).filter(({ status }) => status === 'APPROVED')).toHaveLength(1);
  });
});

describe('what is refused at the desk [DSK-009, SEC-003]', () => {
  test('more than was asked for, or what the application is not ready for', async () => {
    const seen = await maker.seen(id);
    const propose = (decision: object) => maker.ask(calls.proposeCardDecision, { ...seen, ...decision });
    await expectError(await propose({ kind: 'APPROVE', limit: 2_000_001 }), invalid);
    await expectError(await propose({ kind: 'APPROVE', limit: 499_999 }), invalid);
    for (const kind of ['CREATE', 'DELIVER']) await expectError(await propose({ kind }), notOpen);
    await maker.propose(id, { kind: 'APPROVE', limit: 2_000_000 });
    await expectError(await propose({ kind: 'CANCEL', remarks: remarksIn('x') }), hasChanged);
    await expectError(
      await maker.ask(calls.proposeCardDecision, {
        ...(await maker.seen(id)),
        kind: 'CANCEL',
        remarks: remarksIn('x'),
      }),
      notOpen,
    );
  });

  test('a decision on what was not seen: the customer has submitted it again', async () => {
    await decide({ kind: 'INCOMPLETE', remarks: remarksIn('x') });
    site.clock.advance(1);
    await maker.propose(id, { kind: 'CANCEL', remarks: remarksIn('No answer.') });
    const proposed = await checker.asProposed(id);
    await dataOf(calls.submitCardApplication, await mya.submit());
    await expectError(await checker.ask(calls.confirmCardProposal, proposed), hasChanged);
    expect((await maker.look(id)).earlierProposals[0]).toMatchObject({ kind: 'CANCEL', state: 'OUTDATED' });
    expect((await orderOf()).APPLICATION_STATUS).toBe('PENDING');
  });

  test('drafts, which are no business of the bank yet, and what there is not', async () => {
    const thida = await site.applicant();
    await thida.fill();
    const { DOCNumber } = await thida.application();
    for (const asked of [DOCNumber, 'x', '00000000-0000-4000-8000-000000000000']) {
      await expectError(await maker.ask(calls.getDeskCardApplication, { id: asked }), {
        status: 404,
        codes: ['TG0404'],
      });
    }
  });
});

test('every look is written down: at an application, and at each photo [DSK-009, DSK-012, SEC-009]', async () => {
  const { documents } = await maker.look(id);
  const fileId = documents[0]?.id ?? '';
  const { url } = await maker.view({ id, fileId });
  expect((await site.server.get(url)).status).toBe(200);
  await expectError(await maker.ask(calls.viewCardDocument, { id, fileId: id }), { status: 404, codes: ['TG0404'] });
  const looks = (await site.audited(id)).filter(({ actor_id }) => actor_id === maker.id);
  expect(looks.map(({ action }) => action)).toEqual(['card-look.application', 'card-look.document']);
  expect(looks[1]?.facts).toEqual({ fileId, type: 'ID_FRONT' });
});

test('the list is read page by page, the oldest first [DSK-009]', async () => {
  await site.rows(
    `with made as (
       insert into applications (authorization_req_id, customer_id, kind, status, record, created_at, ended_at)
       select gen_random_uuid(), customer_id, kind, 'REJECTED', record, now(), now()
       from applications, generate_series(1, 60) where authorization_req_id = $1
       returning authorization_req_id as id, customer_id
     ), ordered as (
       insert into orders (authorization_req_id, customer_id, record, marks, created_at, service_type, terms)
       select id, made.customer_id, record, marks, now(), service_type, terms
       from made, orders where orders.authorization_req_id = $1
     )
     insert into cases (authorization_req_id, customer_id, queue, status, application_status, handed_in_at)
     select id, customer_id, 'cards', 'REJECTED', 'REJECTED',
       '2020-01-01T00:00:00Z'::timestamptz + row_number() over () * interval '1 day' from made`,
    id,
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await maker.list({ status: 'REJECTED', ...(cursor && { cursor }) });
    expect(page.applications.length).toBeLessThanOrEqual(25);
    seen.push(...page.applications.map(({ handedInAt }) => handedInAt));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(seen.length).toBeGreaterThanOrEqual(60);
  expect(seen).toEqual([...seen].sort());
});

test('a screen that asks again and again is one look, and looks push nothing out of the history [DSK-009, DSK-012]', async () => {
  for (let count = 0; count < 5; count += 1) await maker.look(id);
  const looks = (await site.audited(id)).filter(({ action }) => action === 'card-look.application');
  expect(looks).toHaveLength(1);
  await site.rows(
    `insert into audit_entries (at, actor_kind, actor_id, action, subject_kind, subject_id, facts, digest)
     select date_trunc('second', now()), 'staff', $2, 'card-look.application', 'card-application', $1, '{}', digest
     from generate_series(1, 600), (select digest from audit_entries limit 1) any_one`,
    id,
    maker.id,
  );
  expect((await maker.look(id)).history.map(({ action }) => action)).toEqual(['card-application.pending']);
});

test('what staff propose while the customer corrects changes nothing that the customer saves against [DSK-009, CRD-002]', async () => {
  await decide({ kind: 'INCOMPLETE', remarks: remarksIn('x') });
  const typed = await mya.application(id);
  await maker.propose(id, { kind: 'CANCEL', remarks: remarksIn('No answer.') });
  const save = { DOCNumber: id, Section: 'amount', Answers: { amount: { requested: '900000' } }, SaveKey: 'typed' };
  await dataOf(calls.saveCardSection, await mya.ask(calls.saveCardSection, { ...save, Revision: typed.Revision }));
  expect((await mya.application(id)).Answers.amount.requested).toBe('900000');
});

describe('a proposal that its maker withdraws before it is confirmed [DSK-009]', () => {
  const limit = 500_000;

  test('is no more: the application waits again, and both history and audit log tell of it', async () => {
    await maker.propose(id, { kind: 'APPROVE', limit });
    const proposed = await maker.asProposed(id);
    const { application } = await dataOf(
      calls.withdrawCardProposal,
      await maker.ask(calls.withdrawCardProposal, proposed),
    );
    expect(application).toMatchObject({ status: 'PENDING', proposed: null });
    await expectError(await checker.ask(calls.confirmCardProposal, proposed), hasChanged);
    const { earlierProposals, history } = await maker.look(id);
    expect(earlierProposals).toMatchObject([{ state: 'WITHDRAWN', decidedBy: null }]);
    expect(history.at(-1)).toMatchObject({ action: 'card-decision.withdrawn', by: { staffId: maker.id } });
    expect((await site.audited(id)).map(({ action }) => action)).toContain('card-decision.withdrawn');
    expect(await decide({ kind: 'APPROVE', limit })).toMatchObject({ status: 'APPROVED' });
  });

  test('is withdrawn by nobody else', async () => {
    await maker.propose(id, { kind: 'APPROVE', limit });
    const other = await cardMember(site, 'maker');
    await expectError(await other.ask(calls.withdrawCardProposal, await other.asProposed(id)), {
      status: 403,
      codes: ['TG0403'],
    });
    expect((await maker.look(id)).proposal).toMatchObject({ state: 'OPEN' });
  });
});
