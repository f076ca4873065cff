import { definitionOf } from '@taga/contract';
import { getApplication, getMessage, listMessages, listOrders } from '@taga/contract/endpoints';
import {
  confirmProposal,
  confirmServiceRejection,
  moveService,
  proposeDecision,
  sendBackProposal,
  takeCase,
  undoServiceRejection,
  withdrawProposal,
} from '@taga/contract/endpoints/desk/cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { remarksIn } from '../../../testing/remarks.ts';
import type { Opener } from '../../applications/drafts/testing/opener.ts';
import { type DeskSite, type Member, startDeskSite } from '../cases/testing/desk-site.ts';

let site: DeskSite;
let maker: Member;
let checker: Member;
beforeAll(async () => {
  site = await startDeskSite();
  [maker, checker] = await Promise.all([site.member('maker'), site.member('checker')]);
});
afterAll(() => site.server.stop());

const held = { status: 400, codes: ['TG1701'] };
const notHeld = { status: 400, codes: ['TG1702'] };
const changed = { status: 409, codes: ['TG1703'] };
const notOpen = { status: 400, codes: ['TG1704'] };
const remarks = { en: 'Not with this phone.', mm: 'ဤဖုန်းဖြင့် မရပါ။' };
const own = { status: 400, codes: ['TG1705'] };
const invalid = { status: 400, codes: ['TG1001'] };

const approve = { kind: 'APPROVE' };
const twoReasons = {
  kind: 'REJECT',
  remarks: remarksIn('Please visit us.'),
  reasons: [
    { reason: 'photo-unreadable', descriptions: ['photo-in-daylight', 'photo-both-sides'] },
    { reason: 'signature-unclear', descriptions: ['sign-on-paper'] },
  ],
};

/** What the customer finds in the inbox of decisions, in a language, the newest first. */
async function inboxOf({ customer, token }: Opener, language = 'en') {
  const headers = { ...token, 'accept-language': language };
  const asked = { LoginId: customer.loginId };
  const listed = await site.server.post(`/api/inbox/getAllMessage?lang=${language}`, asked, headers);
  const { Details } = definitionOf(listMessages).answer.parse(await listed.json()).Data;
  const decided = Details.filter(({ Type }) => Type !== 'ApplicationSubmitted');
  const opened = decided.map(async ({ Id }) => {
    const answer = await site.server.post(`/api/inbox/get_inbox?lang=${language}`, { Id }, headers);
    return definitionOf(getMessage).answer.parse(await answer.json()).Data;
  });
  return Promise.all(opened);
}

async function orderOf({ customer, token, id }: Opener) {
  const answer = await site.server.post('/api/orders/getAll', { LoginId: customer.loginId }, token);
  const { Details } = definitionOf(listOrders).answer.parse(await answer.json()).Data;
  return Details.find(({ AuthorizationReqId }) => AuthorizationReqId === id);
}

/** What came after it was submitted, by email or by SMS. */
const newsOf = async (to: string, wanted: string) =>
  (await site.customers.messagesTo(to)).filter(
    ({ template, values }) => template === wanted && values.news !== 'submitted',
  );
const mailsOf = ({ customer }: Opener) => newsOf(customer.loginId, 'request-news');
const smsOf = ({ customer }: Opener) => newsOf(customer.phone, 'application-news');

const shownOrder = async (opener: Opener, lang: 'en' | 'mm' = 'en') => {
  const answer = await site.server.post(
    `/api/create-account/get_account?lang=${lang}`,
    { Id: opener.id },
    opener.token,
  );
  return definitionOf(getApplication).answer.parse(await answer.json()).Data;
};

const eventsOf = ({ id }: Opener) =>
  site.rows(
    'select kind, status, service_id from webhook_events where authorization_req_id = $1 order by at, status',
    id,
  );

describe('an approval', () => {
  test('opens the account and tells the customer, the order, the mail and other systems [DSK-005, DSK-006]', async () => {
    const opener = await site.handedIn();
    await maker.propose(opener.id, approve);
    expect((await orderOf(opener))?.Status).toBe('PENDING');
    const { case: decided } = await checker.confirm(opener.id);
    expect(decided.status).toBe('COMPLETED');
    const [message, ...more] = await inboxOf(opener);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ Type: 'AccountCreated', Body: { AccountNo: expect.stringMatching(/^\d{17}$/) } });
    expect((await orderOf(opener))?.Status).toBe('COMPLETED');
    const { applicationNumber: applicationNo } = opener;
    expect(await mailsOf(opener)).toMatchObject([{ values: { news: 'opened', applicationNo } }]);
    expect(await smsOf(opener)).toMatchObject([{ values: { news: 'opened', applicationNo } }]);
    expect(message).toMatchObject({ ApplicationNo: applicationNo });
    const { AccountNumber, Rejection, InitialDeposit } = await shownOrder(opener);
    expect(message?.Body).toMatchObject({ AccountNo: AccountNumber });
    expect(Rejection).toBeNull();
    expect(InitialDeposit).toMatchObject({ Amount: 1_000, Currency: 'MMK', BranchName: 'Ahlone Branch' });
    expect((await eventsOf(opener)).map(({ status }) => status)).toEqual(
      expect.arrayContaining(['PENDING', 'APPROVED', 'COMPLETED']),
    );
    const done = (await site.audited(opener.id)).map(({ action }) => action);
    expect(done.filter((action) => action !== 'case.viewed')).toEqual([
      'application.pending',
      'case.taken',
      'decision.proposed',
      'decision.confirmed',
      'application.approved',
      'application.completed',
    ]);
    const { opening, history } = await checker.case(opener.id);
    expect(opening).toMatchObject({ step: 'done', accountNumber: expect.stringMatching(/^\d{17}$/) });
    expect(history.find(({ action }) => action === 'decision.confirmed')?.by).toMatchObject({ staffId: checker.id });
    await expectError(await checker.ask(confirmProposal, await checker.asProposed(opener.id)), notOpen);
  });

  test('of a customer who wants neither email nor SMS comes to the inbox alone', async () => {
    const opener = await site.handedIn();
    await site.rows('update customers set wants_mail = false, wants_sms = false where id = $1', opener.customer.id);
    await maker.propose(opener.id, approve);
    await checker.confirm(opener.id);
    expect(await inboxOf(opener)).toHaveLength(1);
    expect(await mailsOf(opener)).toEqual([]);
    expect(await smsOf(opener)).toEqual([]);
  });
});

describe('an approval without proof', () => {
  const proofMissing = { status: 400, codes: ['TG1511'] };
  const asked = async (opener: Opener) => ({ ...(await maker.case(opener.id)).case, kind: 'APPROVE' });

  test('is refused unless the maker writes why, which the checker sees and the audit log keeps [DSK-021]', async () => {
    for (const [missing, take, withoutProof] of [
      [
        'document-photo-missing',
        `delete from application_files where authorization_req_id = $1 and type = 'PRIMARY-FRONT'`,
        'Seen at the counter.',
      ],
      [
        'face-missing',
        `update identity_checks set status = 'SKIPPED' where authorization_req_id = $1`,
        'ကောင်တာတွင် လူကိုယ်တိုင် တွေ့ပြီး။',
      ],
    ] as const) {
      const opener = await site.handedIn();
      await site.rows(take, opener.id);
      await maker.take(opener.id);
      expect((await maker.case(opener.id)).lookReasons).toContain(missing);
      const { id, revision, kind } = await asked(opener);
      await expectError(await maker.ask(proposeDecision, { id, revision, kind }), proofMissing);
      // A remark is no reason: it says how an applicant was linked, or anything else.
      await expectError(await maker.ask(proposeDecision, { id, revision, kind, remark: 'Fine.' }), proofMissing);
      await maker.propose(id, { ...approve, withoutProof });
      expect((await checker.case(id)).proposal).toMatchObject({ withoutProof });
      const proposed = (await site.audited(id)).find(({ action }) => action === 'decision.proposed');
      expect(proposed?.facts).toMatchObject({ withoutProof });
      expect((await checker.confirm(id)).case.status).toBe('COMPLETED');
    }
  });

  test('is one where a check found no face, and none where document and video are there [DSK-021]', async () => {
    const opener = await site.handedIn();
    await opener.addFiles(['SELFIE-VIDEO']);
    await opener.addCheck('PENDING');
    expect((await maker.case(opener.id)).lookReasons).not.toContain('face-missing');
    await site.rows(
      `update identity_checks set reasons = '["video-without-face"]' where authorization_req_id = $1`,
      opener.id,
    );
    expect((await maker.case(opener.id)).lookReasons).toContain('face-missing');
  });
});

describe('a rejection', () => {
  test('tells each reason in the language of the reader, with the remark; the class may be applied for again [DSK-005, DSK-006, INM-009, INM-014]', async () => {
    const opener = await site.handedIn();
    await maker.propose(opener.id, twoReasons);
    const { case: decided } = await checker.confirm(opener.id);
    expect(decided.status).toBe('REJECTED');
    const [message] = await inboxOf(opener);
    expect(message).toMatchObject({
      Type: 'RequestRejected',
      Body: {
        Remark: 'Please visit us.',
        Reason: [
          {
            Category: 'Identity document',
            SubCategory: [{ Message: expect.stringContaining('cannot be read'), Description: [{}, {}] }],
          },
          {
            Category: 'Signature and papers',
            SubCategory: [{ Description: [{ Content: expect.stringMatching(/^Sign/) }] }],
          },
        ],
      },
    });
    const [burmese] = await inboxOf(opener, 'mm');
    expect(burmese).toMatchObject({ Body: { Reason: [{ Category: expect.stringMatching(/^မှတ်ပုံတင်/) }, {}] } });
    expect((await orderOf(opener))?.Status).toBe('REJECTED');
    expect((await orderOf(opener))?.Services.map(({ Status }) => Status)).not.toContain('PENDING');
    expect(await mailsOf(opener)).toMatchObject([{ values: { news: 'rejected' } }]);
    expect(await smsOf(opener)).toMatchObject([
      { values: { news: 'rejected', applicationNo: opener.applicationNumber } },
    ]);
    // The order gives the same reasons as the message.
    expect((await shownOrder(opener)).Rejection).toEqual(message?.Body);
    expect((await shownOrder(opener, 'mm')).Rejection).toEqual(burmese?.Body);
    const again = await site.openerOf(opener);
    expect(again.id).not.toBe(opener.id);
  });

  test('shows afterwards who proposed and who confirmed it, and what the customer was told, opened or not [DSK-020]', async () => {
    const opener = await site.handedIn();
    await maker.propose(opener.id, twoReasons);
    await checker.confirm(opener.id);
    // It was told before that the application had arrived.
    const decisionMessages = async () =>
      (await maker.case(opener.id)).told.filter(({ words }) => words.en.lines.includes('Please visit us.'));
    const { earlierProposals } = await maker.case(opener.id);
    const told = await decisionMessages();
    expect(earlierProposals).toMatchObject([
      {
        state: 'CONFIRMED',
        by: { staffId: maker.id },
        decidedBy: { staffId: checker.id },
        remarks: twoReasons.remarks,
        reasons: twoReasons.reasons,
      },
    ]);
    expect(told).toMatchObject([
      {
        isRead: false,
        words: { en: { lines: [expect.stringContaining('cannot be read'), expect.anything(), 'Please visit us.'] } },
      },
    ]);
    expect(told[0]?.words.mm.subject).toMatch(/[က-အ]/);
    expect(Date.parse(told[0]?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(earlierProposals[0]?.decidedAt ?? ''));
    await inboxOf(opener);
    expect(await decisionMessages()).toMatchObject([{ isRead: true }]);
  });

  test('is for reasons of the catalogue, each once', async () => {
    const opener = await site.handedIn();
    await maker.take(opener.id);
    const { revision } = (await maker.case(opener.id)).case;
    for (const reasons of [
      [{ reason: 'no-reason', descriptions: ['visit-branch'] }],
      [{ reason: 'photo-unreadable', descriptions: ['visit-branch'] }],
      [twoReasons.reasons[0], twoReasons.reasons[0]],
    ]) {
      await expectError(
        await maker.ask(proposeDecision, { id: opener.id, revision, kind: 'REJECT', reasons }),
        invalid,
      );
    }
  });
});

describe('the four-eyes principle', () => {
  test('nobody confirms or sends back their own proposal; the audit log and the database agree [DSK-005, DSK-012]', async () => {
    const both = await site.member('maker', 'checker');
    const opener = await site.handedIn();
    await both.propose(opener.id, approve);
    const decided = await both.asProposed(opener.id);
    await expectError(await both.ask(confirmProposal, decided), own);
    await expectError(await both.ask(sendBackProposal, { ...decided, remark: 'x' }), own);
    const refused = (await site.audited(opener.id)).filter(({ action }) => action === 'decision.refused');
    expect(refused).toMatchObject([{ actor_id: both.id, facts: { because: 'own-proposal' } }, { actor_id: both.id }]);
    await expect(
      site.rows(
        `update case_proposals set state = 'CONFIRMED', decided_by = proposed_by, decided_at = now() where id = $1`,
        decided.proposalId,
      ),
    ).rejects.toMatchObject({ constraint: 'nobody_decides_on_their_own_proposal' });
    expect((await checker.case(opener.id)).case.status).toBe('PROPOSED');
    await checker.confirm(opener.id);
    expect(await inboxOf(opener)).toHaveLength(1);
  });

  test('an auditor decides nothing, nor does a maker confirm; both are written down [DSK-001, DSK-012, SEC-002]', async () => {
    const auditor = await site.member('auditor');
    const opener = await site.handedIn();
    await maker.propose(opener.id, approve);
    const decided = await auditor.asProposed(opener.id);
    const maker2 = await site.member('maker');
    for (const who of [auditor, maker2]) {
      // However often they try: the log is never erased, and nobody can fill it.
      for (let tries = 0; tries < 5; tries += 1) {
        await expectError(await who.ask(confirmProposal, decided), { status: 403, codes: ['TG0403'] });
      }
      const refusals = await site.rows(
        `select facts from audit_entries where actor_id = $1 and action like '%.refused'`,
        who.id,
      );
      expect(refusals).toMatchObject([{ facts: { route: '/api/desk/cases/confirm' } }]);
    }
    expect((await checker.case(opener.id)).case.status).toBe('PROPOSED');
  });

  test('of two checkers at once one confirms, and one account is opened [DSK-006, SBX-007]', async () => {
    const opener = await site.handedIn();
    await maker.propose(opener.id, approve);
    const checkers = [checker, await site.member('checker'), await site.member('checker')];
    const decided = await checker.asProposed(opener.id);
    const answers = await Promise.all(checkers.map((each) => each.ask(confirmProposal, decided)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await inboxOf(opener)).toHaveLength(1);
    const orders = await site.rows(`select 1 from bank_orders where reference = $1`, `${opener.id}-account`);
    expect(orders).toHaveLength(1);
  });

  test('what another checker holds is theirs to confirm, to send back, and nobody else’s [DSK-002, DSK-012]', async () => {
    const opener = await site.handedIn();
    await maker.propose(opener.id, approve);
    const other = await site.member('checker');
    await other.take(opener.id);
    const decided = await checker.asProposed(opener.id);
    await expectError(await checker.ask(confirmProposal, decided), held);
    await expectError(await checker.ask(sendBackProposal, { ...decided, remark: 'x' }), held);
    await expectError(await maker.ask(withdrawProposal, decided), held);
    const refused = (await site.audited(opener.id)).filter(({ action }) => action === 'case.refused');
    const facts = { tried: 'decide', because: 'held', heldBy: other.id };
    expect(refused).toMatchObject([checker, checker, maker].map(({ id }) => ({ actor_id: id, facts })));
    expect((await other.confirm(opener.id)).case.status).toBe('COMPLETED');
  });

  test('nobody who cannot confirm a proposal keeps it from the checkers, least of all its maker [DSK-025, DSK-012]', async () => {
    const opener = await site.handedIn();
    const both = await site.member('maker', 'checker');
    const other = await site.member('maker');
    await both.propose(opener.id, approve);
    await expectError(await both.ask(takeCase, { id: opener.id }), own);
    await expectError(await other.ask(takeCase, { id: opener.id }), notOpen);
    const refused = (await site.audited(opener.id)).filter(({ action }) => action === 'case.refused');
    expect(refused).toMatchObject([{ actor_id: both.id, facts: { tried: 'take', because: 'own-proposal' } }]);
    expect((await checker.take(opener.id)).case.holder).toMatchObject({ staffId: checker.id });
    await checker.confirm(opener.id);
  });

  test('a proposal that is sent back keeps its reasons and its remark [DSK-025]', async () => {
    const opener = await site.handedIn();
    await maker.propose(opener.id, twoReasons);
    await checker.sendBack(opener.id, 'One reason is enough.');
    expect((await maker.case(opener.id)).earlierProposals).toMatchObject([
      { state: 'SENT_BACK', kind: 'REJECT', reasons: twoReasons.reasons, remarks: twoReasons.remarks },
    ]);
  });

  test('a proposal that is sent back says why, and the case waits for a maker again [DSK-005]', async () => {
    const opener = await site.handedIn();
    await maker.propose(opener.id, approve);
    const { case: back } = await checker.sendBack(opener.id, 'Look at the back once more.');
    expect(back).toMatchObject({ status: 'WAITING', holder: null });
    const { proposal, earlierProposals } = await maker.case(opener.id);
    expect(proposal).toBeNull();
    expect(earlierProposals).toMatchObject([
      { state: 'SENT_BACK', decidedRemark: 'Look at the back once more.', decidedBy: { staffId: checker.id } },
    ]);
  });
});

describe('a proposal that its maker withdraws [DSK-005]', () => {
  test('is no more: the case waits for a maker again, and history and audit log tell of it', async () => {
    const opener = await site.handedIn();
    await maker.propose(opener.id, approve);
    const proposed = await maker.asProposed(opener.id);
    const other = await site.member('maker');
    await expectError(await other.ask(withdrawProposal, proposed), { status: 403, codes: ['TG0403'] });
    const answer = await maker.ask(withdrawProposal, proposed);
    expect(definitionOf(withdrawProposal).answer.parse(await answer.json()).case).toMatchObject({
      status: 'WAITING',
      holder: null,
    });
    await expectError(await checker.ask(confirmProposal, proposed), notOpen);
    const { earlierProposals, history } = await maker.case(opener.id);
    expect(earlierProposals).toMatchObject([{ state: 'WITHDRAWN', decidedBy: null }]);
    expect(history.at(-1)).toMatchObject({ action: 'decision.withdrawn', by: { staffId: maker.id } });
    expect((await site.audited(opener.id)).map(({ action }) => action)).toContain('decision.withdrawn');
  });
});

describe('a decision is made on what was seen', () => {
  test('by who holds the case, as it is now [DSK-002]', async () => {
    const opener = await site.handedIn();
    const { revision } = (await maker.case(opener.id)).case;
    const asked = { id: opener.id, revision, ...approve };
    await expectError(await maker.ask(proposeDecision, asked), notHeld);
    const other = await site.member('maker');
    await other.take(opener.id);
    const answer = await maker.ask(proposeDecision, asked);
    expect(await answer.clone().text()).toContain(other.name);
    await expectError(answer, held);
    await other.release(opener.id);
    await maker.take(opener.id);
    await expectError(await maker.ask(proposeDecision, { ...asked, revision: revision + 1 }), changed);
    await expectError(await maker.ask(takeCase, { id: 'nothing' }), { status: 404, codes: ['TG0404'] });
  });

  test('what changes after the proposal makes it void: an introducer who declines [DSK-005, DSK-019]', async () => {
    const opener = await site.handedIn();
    await maker.propose(opener.id, approve);
    const decided = await checker.asProposed(opener.id);
    const phone = opener.answers.firstIntroducer.phone;
    const sent = (await site.customers.messagesTo(phone)).filter(({ template }) => template === 'introduction');
    const token = String(sent.at(-1)?.values.path).split('/').at(-1);
    const visitor = await site.server.tokenOf('visitor');
    const said = await site.server.post('/api/introductions/answer', { Token: token, Answer: 'DECLINE' }, visitor);
    expect(said.status).toBe(200);
    await expectError(await checker.ask(confirmProposal, decided), notOpen);
    const { case: found, earlierProposals, introducers, lookReasons } = await maker.case(opener.id);
    expect(found.status).toBe('WAITING');
    expect(earlierProposals).toMatchObject([{ state: 'OUTDATED' }]);
    expect(lookReasons).toContain('introducer-declined');
    expect(introducers.map(({ state }) => state)).toContain('declined');
    expect((await opener.row()).status).toBe('PENDING');
  });
});

describe('services of an open account', () => {
  test('move to their end, each with its message, and the last tells that all is done [DSK-008]', async () => {
    const opener = await site.handedIn();
    const services = (await maker.case(opener.id)).services;
    expect(services.map(({ moves }) => moves)).toEqual(services.map(() => []));
    await expectError(
      await maker.ask(moveService, { id: opener.id, serviceId: services[0]?.serviceId, status: 'COMPLETED' }),
      { status: 400, codes: ['TG1707'] },
    );
    await maker.propose(opener.id, approve);
    await checker.confirm(opener.id);
    await site.rows('delete from ordered_services where authorization_req_id = $1', opener.id);
    for (const serviceId of ['PASSBOOK', 'MPUCARD', 'CHEQUEBOOK', 'MOBILEWALLET', 'ESTATEMENT']) {
      await site.rows(
        `insert into ordered_services (authorization_req_id, service_id, name, created_at) values ($1, $2, jsonb_build_object('en', $2::text), now())`,
        opener.id,
        serviceId,
      );
    }
    for (const serviceId of ['PASSBOOK', 'MPUCARD', 'CHEQUEBOOK', 'ESTATEMENT']) {
      await maker.move({ id: opener.id, serviceId, status: 'COMPLETED' });
      site.clock.advance(1);
    }
    // What has come to its end stays there.
    for (const status of ['REJECTED', 'COMPLETED']) {
      const again = { id: opener.id, serviceId: 'PASSBOOK', status, ...(status === 'REJECTED' && { remarks }) };
      await expectError(await maker.ask(moveService, again), { status: 400, codes: ['TG1707'] });
    }
    const wallet = { id: opener.id, serviceId: 'MOBILEWALLET' };
    await maker.move({ ...wallet, status: 'REJECTED', remarks });
    expect((await checker.ask(confirmServiceRejection, wallet)).status).toBe(200);
    const messages = await inboxOf(opener);
    expect(messages.map(({ Type }) => Type).sort()).toEqual(
      [
        'AccountCreated',
        'PassbookCreated',
        'MPUCreated',
        'ChequeBookCreated',
        'mBankingRequestRejected',
        'AccountCompleted',
      ].sort(),
    );
    expect(messages.find(({ Type }) => Type === 'mBankingRequestRejected')?.Body).toMatchObject({
      Content: 'Not with this phone.',
    });
    expect((await orderOf(opener))?.Services.map(({ Status }) => Status).sort()).toEqual([
      'COMPLETED',
      'COMPLETED',
      'COMPLETED',
      'COMPLETED',
      'REJECTED',
    ]);
    expect((await eventsOf(opener)).filter(({ kind }) => kind === 'service')).toHaveLength(5);
    const ended = (await site.audited(opener.id)).filter(({ action }) => action.startsWith('service.'));
    expect(ended).toHaveLength(6);
  });

  test('are rejected by two people with a reason, and that is undone until the customer is told [DSK-024]', async () => {
    const opener = await site.handedIn();
    await maker.propose(opener.id, approve);
    await checker.confirm(opener.id);
    await site.rows(
      `insert into ordered_services (authorization_req_id, service_id, name, created_at)
       values ($1, 'MOBILEWALLET', '{"en": "Wallet", "mm": "Wallet"}', now())`,
      opener.id,
    );
    const wallet = { id: opener.id, serviceId: 'MOBILEWALLET' };
    const both = await site.member('maker', 'checker');
    const shown = async () =>
      (await maker.case(opener.id)).services.find(({ serviceId }) => serviceId === 'MOBILEWALLET');
    const told = async () => (await inboxOf(opener)).filter(({ Type }) => Type === 'mBankingRequestRejected');
    const notOpenNow = { status: 400, codes: ['TG1707'] };
    await expectError(await both.ask(moveService, { ...wallet, status: 'REJECTED' }), invalid);
    await both.move({ ...wallet, status: 'REJECTED', remarks });
    expect(await shown()).toMatchObject({
      status: 'PENDING',
      moves: [],
      rejection: { remarks, by: { staffId: both.id } },
    });
    await expectError(await both.ask(confirmServiceRejection, wallet), own);
    for (const status of ['COMPLETED', 'REJECTED']) {
      await expectError(await maker.ask(moveService, { ...wallet, status, remarks }), notOpenNow);
    }
    expect((await shown())?.rejection).toMatchObject({ by: { staffId: both.id } });
    expect(await told()).toEqual([]);
    // Anyone who sees the mistake undoes it, and the service goes on.
    expect((await maker.ask(undoServiceRejection, wallet)).status).toBe(200);
    expect(await shown()).toMatchObject({ status: 'PENDING', moves: ['COMPLETED', 'REJECTED'], rejection: null });
    await expectError(await checker.ask(confirmServiceRejection, wallet), notOpenNow);
    await both.move({ ...wallet, status: 'REJECTED', remarks });
    expect((await checker.ask(confirmServiceRejection, wallet)).status).toBe(200);
    expect(await told()).toMatchObject([{ Body: { Content: 'Not with this phone.' } }]);
    const inBurmese = (await inboxOf(opener, 'mm')).find(({ Type }) => Type === 'mBankingRequestRejected');
    expect(inBurmese).toMatchObject({ Body: { Content: 'ဤဖုန်းဖြင့် မရပါ။' } });
    await expectError(await maker.ask(undoServiceRejection, wallet), notOpenNow);
    const actions = (await site.audited(opener.id)).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('service.'))).toEqual([
      'service.rejection-proposed',
      'service.refused',
      'service.rejection-undone',
      'service.rejection-proposed',
      'service.rejected',
    ]);
  });
});
