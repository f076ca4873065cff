import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { definitionOf } from '@taga/contract';
import { inviteStaff, listStaff, signInStaff } from '@taga/contract/endpoints';
import { takeCase } from '@taga/contract/endpoints/desk/cases';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remarksIn } from '../../../testing/remarks.ts';
import { bearer, type TestCustomer } from '../../access/sessions/testing/customers.ts';
import type { Opener } from '../../applications/drafts/testing/opener.ts';
import { escalateLateCases } from '../../desk/cases/escalate-cases.ts';
import { type DeskSite, type Member, startDeskSite } from '../../desk/cases/testing/desk-site.ts';
import { mailedToken } from '../accounts/testing/two-administrators.ts';

let site: DeskSite;
let maker: Member;
let checker: Member;
/** Who holds both roles, and may decide on nothing that they have proposed. */
let both: Member;
let administrator: Member;
let second: Member;
let auditor: Member;
let supervisor: Member;
beforeAll(async () => {
  site = await startDeskSite();
  [maker, checker, both, administrator, second, auditor, supervisor] = await Promise.all([
    site.member('maker'),
    site.member('checker'),
    site.member('maker', 'checker'),
    site.member('administrator'),
    site.member('administrator'),
    site.member('auditor'),
    site.member('supervisor'),
  ]);
});
afterAll(() => site.server.stop());

const seen = new Set<string>();

/** What is written down while somebody does something: every entry of it, and no other. */
async function expectEntries(actions: readonly string[], act: () => Promise<unknown>): Promise<void> {
  const [{ last }] = (await site.rows('select coalesce(max(id), 0) as last from audit_entries')) as [{ last: string }];
  await act();
  const rows = await site.rows('select action from audit_entries where id > $1 order by id', last);
  expect(rows.map(({ action }) => action)).toEqual(actions);
  for (const action of actions) seen.add(action);
}

/** Asks a call of the desk, which has to work unless another status is expected. */
async function ask(who: Member | undefined, path: string, body?: object, status = 200): Promise<Response> {
  const answer = await site.server.post(`/api/desk${path}`, body, { ...who?.token });
  expect(answer.status, await answer.clone().text()).toBe(status);
  return answer;
}

describe('one entry is written down for each thing that staff do [DSK-012]', () => {
  test('with their accounts', async () => {
    const loginId = 'thida@bank.example';
    const password = 'Thanlwin7Myit';
    let staffId = '';
    let link = '';
    let token = '';
    let secret = '';
    const signIn = async (given = password, status = 200) =>
      ask(undefined, '/sign-in', { loginId, password: given }, status);
    const begin = async () => {
      const started = definitionOf(signInStaff).answer.parse(await (await signIn()).json());
      ({ token } = started);
      return started;
    };
    const codeNow = () => generateSync({ secret, epoch: Math.floor(site.clock.now().getTime() / 1000) });
    let proposalId = '';
    const propose = (what: 'invite' | 'change', body: object) =>
      expectEntries(['staff.proposed'], async () => {
        const answer = await ask(administrator, `/staff/${what}`, body);
        proposalId = definitionOf(inviteStaff).answer.parse(await answer.json()).proposal?.id ?? '';
      });
    const decide = (who: Member, decision: string, action: string, status = 200) =>
      expectEntries([action], () => ask(who, '/staff/proposals/decide', { proposalId, decision }, status));
    await propose('invite', { loginId, name: 'Thida', roles: ['maker'] });
    await decide(administrator, 'CONFIRM', 'staff.proposal-refused', 400);
    await decide(administrator, 'WITHDRAW', 'staff.proposal-withdrawn');
    await propose('invite', { loginId, name: 'Thida', roles: ['maker'] });
    await decide(second, 'DECLINE', 'staff.proposal-declined');
    await propose('invite', { loginId, name: 'Thida', roles: ['maker'] });
    await decide(second, 'CONFIRM', 'staff.invited');
    const listed = await site.server.get('/api/desk/staff', { ...administrator.token });
    const { staff } = definitionOf(listStaff).answer.parse(await listed.json());
    staffId = staff.find((member) => member.loginId === loginId)?.id ?? '';
    link = await mailedToken(site.server, loginId);
    await expectEntries(['staff.invitation-accepted'], () =>
      ask(undefined, '/invitations/accept', { token: link, password }),
    );
    await expectEntries([], async () => {
      secret = (await begin()).enrolment?.secret ?? '';
    });
    await expectEntries(['staff.code-refused'], () => {
      const wrong = codeNow() === '000000' ? '000001' : '000000';
      return ask(undefined, '/sign-in/code', { token, code: wrong }, 400);
    });
    let headers = {};
    await expectEntries(['staff.second-factor-set-up', 'staff.signed-in'], async () => {
      const answer = await ask(undefined, '/sign-in/code', { token, code: codeNow() });
      headers = bearer(((await answer.json()) as { accessToken: string }).accessToken);
    });
    await expectEntries(['staff.signed-out'], () => site.server.post('/api/desk/sign-out', undefined, headers));
    site.clock.advance(60);
    await begin();
    await expectEntries(['staff.signed-in'], () => ask(undefined, '/sign-in/code', { token, code: codeNow() }));
    await propose('change', { staffId, roles: ['auditor'] });
    await decide(second, 'CONFIRM', 'staff.changed');
    await expectEntries([], async () => {
      for (let tries = 0; tries < 4; tries += 1) await signIn('Ayeyarwady8Myit', 400);
    });
    await expectEntries(['staff.locked'], () => signIn('Ayeyarwady8Myit', 400));
    await expectEntries([], () => signIn(password, 400));
  });

  test('and may not do', async () => {
    await expectEntries(['staff.refused'], () => ask(maker, '/audit/verify', undefined, 403));
    const customer = await site.customers.add();
    const headers = await site.customers.tokenOf(customer.loginId);
    await expectEntries(['customer.refused'], () => site.server.post('/api/desk/audit/verify', undefined, headers));
  });

  test('with the log itself, with customers, broadcasts and deliveries', async () => {
    await expectEntries(['audit.searched'], () => ask(auditor, '/audit/search', {}));
    await expectEntries(['audit.verified'], () => ask(auditor, '/audit/verify'));
    const { id: customerId, loginId }: TestCustomer = await site.customers.add();
    await site.customers.tokenOf(loginId);
    await site.customers.tokenOf(loginId);
    const [session] = await site.rows('select id from sessions where customer_id = $1', customerId);
    await expectEntries(['customers.searched'], () => ask(maker, '/customers/search', { text: loginId }));
    await expectEntries(['customer.viewed'], () => ask(maker, '/customers/get', { customerId }));
    const change = (what: string, more: object = {}) =>
      ask(administrator, `/customers/${what}`, { customerId, ...more });
    await expectEntries(['customer.session-ended'], () => change('sessions/end', { sessionId: session?.id }));
    await expectEntries(['customer.sessions-ended'], () => change('sessions/end-all'));
    await expectEntries(['customer.blocked'], () => change('block', { reason: 'SUSPECTED_FRAUD' }));
    await expectEntries(['customer.unblocked'], () => change('unblock', { reason: 'OTHER' }));
    await expectEntries(['customer.product-code-set'], () => change('product-code', { productCode: 'CREDITCARD' }));

    for (const part of ['products', 'messages', 'deliveries', 'details/get']) {
      await expectEntries(['customer.viewed'], () => ask(maker, `/customers/${part}`, { customerId }));
    }
    const { id: applicationId, customer } = await site.handedIn();
    const [news] = await site.rows('select id from inbox_messages where authorization_req_id = $1', applicationId);
    const again = { customerId: customer.id, messageId: news?.id, reason: 'NOT_RECEIVED' };
    await expectEntries(['customer.message-resent'], () => ask(maker, '/customers/messages/resend', again));

    const details = { customerId, details: { DOB: '1990-02-27' }, reason: 'The card says so.' };
    const proposeDetails = async () => {
      await expectEntries(['customer.details-proposed'], () => ask(both, '/customers/details/propose', details));
      const [open] = await site.rows(`select id from detail_corrections where state = 'OPEN'`);
      return { customerId, correctionId: open?.id };
    };
    const first = await proposeDetails();
    await expectEntries(['customer.details-refused'], () => ask(both, '/customers/details/confirm', first, 400));
    const back = { ...first, remark: 'It does not.' };
    await expectEntries(['customer.details-sent-back'], () => ask(checker, '/customers/details/send-back', back));
    const other = await proposeDetails();
    await expectEntries(['customer.details-withdrawn'], () => ask(both, '/customers/details/withdraw', other));
    const last = await proposeDetails();
    await expectEntries(['customer.details-corrected'], () => ask(checker, '/customers/details/confirm', last));

    const words = { en: 'Open on Saturday', mm: 'စနေနေ့ ဖွင့်ပါမည်' };
    const message = { broadcastId: randomUUID(), category: 'System', subject: words, content: words, filter: {} };
    await expectEntries(['broadcast.sent'], () => ask(administrator, '/broadcasts/send', message));
    const { broadcastId } = message;
    await site.rows('update broadcasts set needs_confirmation = true, finished_at = null where id = $1', broadcastId);
    await expectEntries(['broadcast.confirmed'], () => ask(second, '/broadcasts/confirm', { broadcastId }));
    await site.rows('update broadcasts set finished_at = null where id = $1', broadcastId);
    await expectEntries(['broadcast.stopped'], () => ask(second, '/broadcasts/stop', { broadcastId }));
    const [delivery] = await site.rows(`
      with event as (
        insert into webhook_events (id, kind, authorization_req_id, status, at, finished_at)
        values (gen_random_uuid(), 'application', gen_random_uuid(), 'APPROVED', now(), now()) returning id
      )
      insert into webhook_deliveries (id, event_id, address, state, created_at, due_at, finished_at)
      select gen_random_uuid(), id, 'https://x.example/', 'FAILED', now(), now(), now() from event returning id`);
    await expectEntries(['webhook.replayed'], () =>
      ask(administrator, '/webhooks/replay', { deliveryId: delivery?.id }),
    );
  });

  describe('with a case', () => {
    let opener: Opener;
    let id: string;
    const seenNow = async (who: Member) => ({ id, revision: (await who.case(id)).case.revision });

    /** Proposes on what was looked at before, so that no look is counted. */
    async function propose(who: Member, decision: object): Promise<void> {
      await who.take(id);
      const seenBefore = await seenNow(who);
      await expectEntries(['decision.proposed'], () => ask(who, '/cases/propose', { ...seenBefore, ...decision }));
    }

    async function decide(who: Member, what: string, actions: readonly string[], more: object = {}, status = 200) {
      const proposed = await who.asProposed(id);
      await expectEntries(actions, () => ask(who, `/cases/${what}`, { ...proposed, ...more }, status));
    }

    async function submitNew(): Promise<void> {
      opener = await site.newOpener();
      id = opener.id;
      await opener.addProofs();
      await opener.leaveUpTo('terms-and-conditions');
      const code = await opener.codeOf(await opener.askForCode({ AuthorizationReqId: id }));
      await expectEntries(['application.pending'], () => opener.verify(code));
    }

    test('that is looked at, taken, sent back, withdrawn, corrected and approved', async () => {
      await submitNew();
      await expectEntries(['case.viewed'], () => auditor.case(id));
      const [file] = (await auditor.case(id)).files;
      await expectEntries(['file.viewed'], () => auditor.view({ id, fileId: file?.id }));
      await expectEntries(['case.taken'], () => maker.take(id));
      await expectEntries(['case.refused'], () => both.ask(takeCase, { id }));
      await expectEntries(['case.released'], () => maker.release(id));
      const anyCase = { queue: 'cases', id };
      await expectEntries(['case.assigned'], () => ask(supervisor, '/team/assign', { ...anyCase, staffId: maker.id }));
      await expectEntries(['case.freed'], () => ask(supervisor, '/team/free', anyCase));
      await maker.take(id);
      await expectEntries(['case.handed-over'], () =>
        ask(maker, '/team/hand-over', { staffId: null, note: 'The customer calls back.' }),
      );
      await expectEntries(['staff.absent'], () =>
        ask(supervisor, '/team/absence', { staffId: maker.id, absence: null }),
      );
      await expectEntries(['case.escalated'], async () => {
        await site.rows(`update cases set due_at = '2026-01-01' where authorization_req_id = $1`, id);
        await escalateLateCases({ db: site.server.database.db, now: site.clock.now });
      });

      await propose(both, { kind: 'APPROVE' });
      await decide(both, 'confirm', ['decision.refused'], {}, 400);
      await decide(checker, 'send-back', ['decision.sent-back'], { remark: 'Once more.' });
      const note = { queue: 'cases', id, text: 'Waits for the branch.' };
      await expectEntries(['case.noted'], () => ask(maker, '/notes/add', note));
      await propose(maker, { kind: 'APPROVE' });
      await decide(maker, 'withdraw', ['decision.withdrawn']);

      await propose(maker, { kind: 'CORRECT', items: ['BRANCH'], remarks: remarksIn('Which branch?') });
      await decide(checker, 'confirm', ['decision.confirmed', 'application.incompleted']);
      await opener.leave('choose-branch');
      await expectEntries(['application.pending'], () => opener.submit());

      const { phone } = opener.answers.firstIntroducer;
      const sent = (await site.customers.messagesTo(phone)).filter(({ template }) => template === 'introduction');
      const path = String(sent.at(-1)?.values.path);
      const answer = { Token: path.replace('/introduce/', ''), Answer: 'CONFIRM' };
      const visitor = await site.server.tokenOf('visitor');
      await expectEntries(['introducer.confirmed'], () =>
        site.server.post('/api/introductions/answer', answer, visitor),
      );

      await propose(maker, { kind: 'APPROVE' });
      const approved = ['decision.confirmed', 'application.approved', 'application.completed'];
      await decide(checker, 'confirm', approved);
      const serviceId = opener.answers.services[0]?.serviceId;
      await expectEntries(['service.completed'], () => maker.move({ id, serviceId, status: 'COMPLETED' }));
      await site.rows(
        `insert into ordered_services (authorization_req_id, service_id, name, created_at) values ($1, 'WALLET', '{"en": "x"}', now())`,
        id,
      );
      const wallet = { id, serviceId: 'WALLET' };
      const remarks = { en: 'Not with this phone.', mm: 'ဤဖုန်းဖြင့် မရပါ။' };
      await expectEntries(['service.rejection-proposed'], () => both.move({ ...wallet, status: 'REJECTED', remarks }));
      await expectEntries(['service.refused'], () => ask(both, '/cases/confirm-service-rejection', wallet, 400));
      await expectEntries(['service.rejection-undone'], () => ask(maker, '/cases/undo-service-rejection', wallet));
    });

    test('that is rejected', async () => {
      await submitNew();
      const reasons = [{ reason: 'signature-unclear', descriptions: ['sign-on-paper'] }];
      await propose(maker, { kind: 'REJECT', remarks: remarksIn('Please visit us.'), reasons });
      await decide(checker, 'confirm', ['decision.confirmed', 'application.rejected']);
    });
  });
});

/** Those of the identity provider, of the bank and of the verifier have tests where these are. */
const countedElsewhere = [
  'staff.without-role',
  'staff.roles-followed',
  'staff.ended-by-provider',
  'card-application.refused-by-bank',
  'identity.judged',
];

test('every action that the sources name is done above [DSK-012]', () => {
  const sources = fileURLToPath(new URL('../../../', import.meta.url));
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing/'),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(sources + file, 'utf8').matchAll(/(?:action: |change\(asked, )'([a-z-]+\.[a-z-]+)'/g)].map(
      ([, action]) => action ?? '',
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((action) => !seen.has(action) && !countedElsewhere.includes(action))).toEqual([]);
});
