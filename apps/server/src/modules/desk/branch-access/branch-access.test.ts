import { randomUUID } from 'node:crypto';
import { definitionOf, type EndpointDefinition, isForStaff } from '@taga/contract';
import {
  allEndpoints,
  getCustomerAtDesk,
  listSessions,
  renewCard,
  searchAudit,
  searchCustomers,
} from '@taga/contract/endpoints';
import { listCardApplications } from '@taga/contract/endpoints/desk/cards';
import { listCases, takeCase, viewFile } from '@taga/contract/endpoints/desk/cases';
import { listRenewalApplications, viewRenewalDocument } from '@taga/contract/endpoints/desk/renewals';
import { getOwnStaff } from '@taga/contract/endpoints/desk/staff';
import { deskSubjectOf } from '@taga/contract/endpoints/desk/subject';
import { sampleOf } from '@taga/contract/samples';
import { branches } from '@taga/reference/branches';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandboxBank } from '../../../bank/sandbox/index.ts';
import { expectError } from '../../../testing/expect-error.ts';
import type { Opener } from '../../applications/drafts/testing/opener.ts';
import { createApplicant } from '../../applications/kinds/card/testing/card-site.ts';
import { twoAdministrators } from '../../staff/accounts/testing/two-administrators.ts';
import { type DeskSite, type Member, startDeskSite } from '../cases/testing/desk-site.ts';

type Input = Readonly<Record<string, unknown>>;

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

let site: DeskSite;
let opener: Opener;
/** Who sees all branches, and who is given one that nothing here belongs to: each with every role of the desk. */
let everywhere: { deciding: Member; administrating: Member };
let elsewhere: { deciding: Member; administrating: Member };
/** What each kind of case is named by, below its address. */
let ids: Readonly<Record<string, string>>;
let things: Input;
/** Anyone who reads one of these has read something of the customer. */
let words: readonly string[];

async function team(branchScope: object | null) {
  const deciding = await site.member('maker', 'checker', 'supervisor', 'auditor');
  const administrating = await site.member('administrator', 'auditor');
  for (const { id } of [deciding, administrating]) {
    await site.rows('update staff set branch_scope = $2 where id = $1', id, branchScope && JSON.stringify(branchScope));
  }
  return { deciding, administrating };
}

const memberFor = ({ allowedRoles }: EndpointDefinition, { deciding, administrating }: typeof elsewhere) =>
  allowedRoles.includes('administrator') && !allowedRoles.includes('maker') ? administrating : deciding;

beforeAll(async () => {
  site = await startDeskSite();
  everywhere = await team(null);
  elsewhere = await team({ branches: ['002'], regions: [] });
  opener = await site.handedIn();
  const { server, customers } = site;
  const { customer, token, id } = opener;
  const bank = createSandboxBank({ db: server.database.db, now: site.clock.now });
  const card = await createApplicant(server, customers, customer, Buffer.from(onePixel, 'base64'));
  const cardNo = await card.submitWhole();
  const [person] = await site.rows('select id_type, id_value, phone from customers where id = $1', customer.id);
  const identity = { idType: String(person?.id_type), idValue: String(person?.id_value) } as never;
  const issued = { reference: randomUUID(), identity, name: 'MYA MYA', phone: String(person?.phone) };
  const { cardId } = await bank.issueCard({ ...issued, limit: { currency: 'MMK', minor: 900_000_00 } });
  const renewed = await server.post('/api/cards/renew', { CardId: cardId, BranchCode: '001' }, token);
  const renewalNo = definitionOf(renewCard).answer.parse(await renewed.json()).Data.DOCNumber;
  ids = { cases: id, cards: cardNo, renewals: renewalNo };
  const [file] = await site.rows('select id from application_files where authorization_req_id = $1', id);
  const [photo] = await site.rows('select id from application_files where authorization_req_id = $1', cardNo);
  const listed = await server.get('/api/auth/sessions', token);
  const sessionId = definitionOf(listSessions).answer.parse(await listed.json()).Data[0]?.SESSION_ID;
  const [message] = await site.rows('select id from inbox_messages where authorization_req_id = $1', id);
  things = {
    messageId: message?.id,
    customerId: customer.id,
    sessionId,
    fileId: file?.id,
    photoId: photo?.id,
    text: customer.loginId,
  };
  words = [id, cardNo, renewalNo, customer.id, customer.loginId, customer.phone, opener.applicationNumber];
});
afterAll(() => site.server.stop());

/** The sample of a call, about what is there. */
function inputOf(endpoint: EndpointDefinition): Input {
  const input: Record<string, unknown> = { ...sampleOf(endpoint.id)?.input };
  const subject = deskSubjectOf(endpoint);
  if (subject?.kind === 'case') input.id = ids[endpoint.path.split('/')[2] ?? ''] ?? opener.id;
  for (const field of ['customerId', 'sessionId', 'messageId', 'text'])
    if (field in input) input[field] = things[field];
  if ('fileId' in input) input.fileId = endpoint.id === viewFile.id ? things.fileId : things.photoId;
  return input;
}

/** Everything that staff decide on, and everything about the customer. */
async function stored(): Promise<string> {
  const tables = [
    'cases',
    'case_proposals',
    'case_events',
    'applications',
    'sessions',
    'customers',
    'detail_corrections',
  ];
  const rows = await Promise.all(
    tables.map((table) => site.rows(`select to_jsonb(t)::text as row from ${table} t order by 1`)),
  );
  return JSON.stringify(rows);
}

const staffEndpoints = allEndpoints.filter((endpoint) => isForStaff(endpoint));
const aboutSomething = staffEndpoints.filter((endpoint) => deskSubjectOf(endpoint));
const others = staffEndpoints.filter((endpoint) => !deskSubjectOf(endpoint));

describe('who is given another branch', () => {
  test.each(aboutSomething.map((endpoint) => [endpoint.id, endpoint] as const))(
    'is answered by %s as if there were nothing, and nothing happens [DSK-033]',
    async (_, endpoint) => {
      const before = await stored();
      const who = memberFor(endpoint, elsewhere);
      await expectError(await who.ask(endpoint, inputOf(endpoint)), { status: 404, codes: ['TG0404'] });
      expect(await stored()).toBe(before);
      const [refused] = await site.rows(
        `select facts from audit_entries where action = 'staff.refused' and actor_id = $1 order by id desc limit 1`,
        who.id,
      );
      expect(refused?.facts).toEqual({ route: endpoint.path, because: 'branch' });
    },
  );

  /** For those who look after the whole log. */
  const namesIds = ['searchAudit'];
  test('reads in the audit log about it by its ids alone [DSK-033]', async () => {
    const answer = await memberFor(definitionOf(searchAudit), elsewhere).ask(searchAudit, {
      subjectId: opener.applicationNumber,
    });
    const text = await answer.text();
    expect(text).toContain(opener.id);
    for (const word of [opener.applicationNumber, opener.customer.loginId, opener.customer.phone]) {
      expect(text).not.toContain(word);
    }
  });
  const signsOut = ['signOutStaff'];
  const lists = others.filter(({ id }) => ![...namesIds, ...signsOut].includes(id));
  test.each(lists.map((endpoint) => [endpoint.id, endpoint] as const))(
    'reads nothing of it in what %s answers [DSK-033]',
    async (_, endpoint) => {
      const answer = await memberFor(endpoint, elsewhere).ask(endpoint, inputOf(endpoint));
      const text = await answer.text();
      for (const word of words) expect(text).not.toContain(word);
    },
  );

  /** What else a call of the desk names: neither a case nor a customer. A new field stands here, or is guarded. */
  const otherIds = [
    'staffId',
    'proposalId',
    'sessionId',
    'fileId',
    'serviceId',
    'actorId',
    'subjectId',
    'broadcastId',
    'deliveryId',
    'viewId',
    'messageId',
    'correctionId',
  ];
  test('is kept out by the field that each call names a case or a customer with, and no call has another [DSK-033]', () => {
    const isId = (field: string) => /id$/i.test(field) && !['loginId', ...otherIds].includes(field);
    const shapes = staffEndpoints.map((endpoint) => {
      const shape = (endpoint.body as { shape?: object } | undefined)?.shape ?? {};
      const named = Object.keys(shape).filter(isId);
      return [endpoint.id, named, deskSubjectOf(endpoint)?.field] as const;
    });
    for (const [id, named, guarded] of shapes) expect([id, named]).toEqual([id, guarded ? [guarded] : []]);
    expect(aboutSomething.length).toBeGreaterThan(25);
  });
});

describe('who is given its branch, or all', () => {
  test('sees the case, the renewal and the customer, and nothing that belongs to no branch [DSK-033]', async () => {
    const { deciding } = await team({ branches: [], regions: ['MMR013'] });
    const own = definitionOf(getOwnStaff).answer.parse(await (await deciding.ask(getOwnStaff, {})).json());
    expect(own.branchScope).toEqual({ branches: [], regions: ['MMR013'] });
    expect(branches.find(({ branchCode }) => branchCode === '001')?.stateCode).toBe('MMR013');
    const { cases, counts } = await deciding.list();
    expect(new Set(cases.map(({ id }) => id))).toEqual(new Set([opener.id, ids.renewals]));
    expect(counts.waiting).toBe(2);
    const found = await (await deciding.ask(searchCustomers, { text: opener.applicationNumber })).json();
    expect(found).toMatchObject({ customers: [{ customerId: opener.customer.id }], cases: [{ id: opener.id }] });
    const [renewal] = await site.rows(
      'select application_status as status from cases where authorization_req_id = $1',
      ids.renewals,
    );
    const renewals = await (await deciding.ask(listRenewalApplications, { status: renewal?.status })).json();
    expect(renewals).toMatchObject({ applications: [{ id: ids.renewals }] });
    const cards = await (await deciding.ask(listCardApplications, { status: 'PENDING' })).json();
    expect(cards).toMatchObject({ applications: [] });
    const page = await (await deciding.ask(getCustomerAtDesk, { customerId: opener.customer.id })).json();
    expect(JSON.stringify(page)).not.toContain(ids.cards);
  });

  /** A renewal has no documents. */
  const letIn = aboutSomething.filter(({ id }) => id !== viewRenewalDocument.id);
  test.each(letIn.map((endpoint) => [endpoint.id, endpoint] as const))(
    'is let in by %s [DSK-033]',
    async (_, endpoint) => {
      const answer = await memberFor(endpoint, everywhere).ask(endpoint, inputOf(endpoint));
      expect(answer.status, await answer.text()).not.toBe(404);
    },
  );

  test('hears of a person with the same details at another branch, and not who it is [DSK-033]', async () => {
    const same = await site.handedIn();
    await site.rows(`update cases set branch_code = '002' where authorization_req_id = $1`, same.id);
    const { deciding } = await team({ branches: ['001'], regions: [] });
    const page = await deciding.case(opener.id);
    expect([page.duplicates, page.elsewhere]).toEqual([[], { duplicates: 1, sameFiles: page.elsewhere.sameFiles }]);
    expect(page.lookReasons).toContain('possible-duplicate');
    expect(JSON.stringify(page)).not.toContain(same.customer.id);
    expect((await everywhere.deciding.case(opener.id)).duplicates).toHaveLength(1);
  });
});

describe('branches are given', () => {
  test('by one administrator and confirmed by another, are written down, and count at once [DSK-033]', async () => {
    const { together, propose } = await twoAdministrators(site.server, site.clock);
    const clerk = await site.member('maker');
    const unknown = await propose('change', { staffId: clerk.id, branchScope: { branches: ['nowhere'], regions: [] } });
    await expectError(unknown, { status: 400, codes: ['TG1001'] });
    const branchScope = { branches: ['002'], regions: [] };
    expect((await clerk.ask(listCases, {})).status).toBe(200);
    await propose('change', { staffId: clerk.id, branchScope });
    expect((await clerk.ask(takeCase, { id: opener.id })).status).not.toBe(404);
    await site.rows(`update staff_proposals set state = 'WITHDRAWN', decided_at = now() where state = 'OPEN'`);
    expect(await together('change', { staffId: clerk.id, branchScope })).toMatchObject({ branchScope });
    await expectError(await clerk.ask(takeCase, { id: opener.id }), { status: 404, codes: ['TG0404'] });
    const [entry] = await site.rows(
      `select facts from audit_entries where action = 'staff.changed' and subject_id = $1`,
      clerk.id,
    );
    expect(entry?.facts).toMatchObject({ branches: '002' });
    expect(await together('change', { staffId: clerk.id, branchScope: null })).toMatchObject({ branchScope: null });
    const invited = { loginId: 'new@bank.example', name: 'New', roles: ['maker'], branchScope };
    expect(await together('invite', invited)).toMatchObject({ branchScope });
  });
});
