import { randomBytes, randomUUID } from 'node:crypto';
import { accountKind } from '@taga/contract/kinds/account';
import { cardKind } from '@taga/contract/kinds/card';
import { type Kysely, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '../db/schema.gen.ts';
import { storeFunctionsOfCustomers } from '../testing/store-functions.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import * as sessions from './access/sessions/store.ts';
import { type Customers, createCustomers, type TestCustomer } from './access/sessions/testing/customers.ts';
import * as documents from './applications/documents/store.ts';
import * as states from './applications/drafts/state-store.ts';
import * as drafts from './applications/drafts/store.ts';
import * as handOvers from './applications/hand-over/store.ts';
import * as headTurns from './applications/identity-checks/head-turn-store.ts';
import * as uploads from './applications/uploads/store.ts';
import * as people from './customers/customers/store.ts';
import * as details from './customers/details/store.ts';
import * as duplicates from './customers/duplicates/store.ts';
import { queueRecognition } from './customers/registration/late-recognition-store.ts';
import { saveCase } from './desk/cases/change-store.ts';
import * as cardOrders from './fulfilment/card-orders/store.ts';
import { insertOpening } from './fulfilment/openings/store.ts';
import * as orders from './fulfilment/orders/store.ts';
import { insertOrder } from './fulfilment/orders/submitted-store.ts';
import * as inbox from './messaging/inbox/store.ts';

/** What a customer has: each is named by its id. */
interface Belongings {
  readonly customer: TestCustomer;
  readonly session: string;
  /** A draft for an account of class 301, and one for a card. */
  readonly draft: string;
  readonly card: string;
  readonly submitted: string;
  readonly handOver: string;
  readonly upload: string;
  readonly message: string;
  readonly renewal: string;
  readonly deviceHash: Buffer;
  readonly browser: string;
}

interface StoreCall {
  /** What is named. */
  readonly things: Belongings;
  /** Who asks, and what they have themselves, for calls that write something new. */
  readonly customerId: string;
  readonly own: Belongings;
}

type Ask = (trx: Transaction<DB>, asked: StoreCall) => Promise<unknown>;

const at = new Date('2026-03-01T04:00:00Z');
const allDays = { from: undefined, before: undefined };
const allMessages = { ...allDays, type: undefined, category: undefined };
const page = { number: 1, size: 100 };
const device = (things: Belongings) => ({
  device: { browser: things.browser, platform: 'Android' },
  deviceHash: things.deviceHash,
});
const savings = { accountClass: '301', currency: 'MMK' } as const;

/** How each function is asked for something, by its store. */
const asks: Readonly<Record<string, Readonly<Record<string, Ask>>>> = {
  'access/sessions/store.ts': {
    listSessions: (trx, { customerId }) => sessions.listSessions(trx, customerId, at),
    endSession: (trx, { customerId, things }) => sessions.endSession(trx, { customerId, sessionId: things.session }),
    endAllSessions: (trx, { customerId }) => sessions.endAllSessions(trx, customerId),
    rememberDevice: (trx, { customerId, things }) =>
      sessions.rememberDevice(trx, customerId, { ...device(things), at }),
    isDeviceKnown: (trx, { customerId, things }) => sessions.isDeviceKnown(trx, customerId, device(things)),
    listDevices: (trx, { customerId }) => sessions.listDevices(trx, customerId),
  },
  'applications/documents/store.ts': {
    insertFile: (trx, { customerId, own }) => {
      const file = { id: randomUUID(), type: 'SIGNATURE', name: 'x', mediaType: 'image/jpeg', sizeBytes: 1, at };
      const kept = {
        authorizationReqId: own.draft,
        customerId,
        sha256: randomBytes(32),
        uploadId: undefined,
        scan: null,
      };
      return documents.insertFile(trx, { ...file, ...kept });
    },
  },
  'applications/drafts/state-store.ts': {
    findState: (trx, { customerId, things }) => states.findState(trx, { customerId, id: things.card }),
    lockState: (trx, { customerId, things }) => states.lockState(trx, { customerId, id: things.card }),
    findOpenState: (trx, { customerId }) => states.findOpenState(trx, customerId, cardKind),
    insertApplication: (trx, { customerId }) => {
      const submitted = { accountClass: '511', currency: 'MMK', revision: 0, correction: null } as const;
      const made = { id: randomUUID(), customerId, kind: accountKind, status: 'INIT', record: {}, at };
      return states.insertApplication(trx, { ...made, submitted });
    },
    listFollowedStates: (trx, { customerId }) => states.listFollowedStates(trx, customerId, at),
    listOtherApplications: (trx, { customerId }) => states.listOtherApplications(trx, customerId),
  },
  'applications/drafts/store.ts': {
    findApplication: (trx, { customerId }) => drafts.findApplication(trx, { customerId, ...savings }),
    findNamedApplication: (trx, { customerId, things }) =>
      drafts.findNamedApplication(trx, { customerId, authorizationReqId: things.draft }),
    lockApplication: (trx, { customerId, things }) =>
      drafts.lockApplication(trx, { customerId, authorizationReqId: things.draft }),
    findSaveTarget: (trx, { customerId, things }) =>
      drafts.findSaveTarget(trx, { customerId, authorizationReqId: things.draft }, undefined),
    listApplications: (trx, { customerId }) => drafts.listApplications(trx, customerId),
    beginApplication: (trx, { customerId }) =>
      drafts.beginApplication(trx, { customerId, accountClass: '101', currency: 'MMK' }, at),
    listUnfinished: (trx, { customerId }) => drafts.listUnfinished(trx, customerId),
    setDetailsReported: (trx, { customerId, things }) =>
      drafts.setDetailsReported(trx, { customerId, authorizationReqId: things.draft }, at),
    markReminded: (trx, { customerId }) =>
      drafts.markReminded(trx, { customerId, untouchedSince: new Date(at.getTime() + 60_000), at }),
  },
  'applications/hand-over/store.ts': {
    saveHandOver: (trx, { customerId, own }) =>
      handOvers.saveHandOver(trx, {
        id: randomUUID(),
        customerId,
        sessionId: own.session,
        authorizationReqId: own.draft,
        idType: 'NID',
        linkHash: randomBytes(32),
        number: '42',
        begunAt: at,
        expiresAt: new Date(at.getTime() + 60_000),
      }),
    findHandOver: (trx, { customerId, things }) => handOvers.findHandOver(trx, { id: things.handOver, customerId }, at),
    deleteHandOver: (trx, { customerId, things }) => handOvers.deleteHandOver(trx, things.handOver, customerId),
  },
  'applications/identity-checks/head-turn-store.ts': {
    useHeadTurns: (trx, { customerId, things }) => {
      const video = { id: randomUUID(), type: 'SELFIE-VIDEO', at };
      return headTurns.useHeadTurns(trx, { customerId, authorizationReqId: things.draft }, video, undefined, at);
    },
  },
  'applications/uploads/store.ts': {
    beginUpload: (trx, { customerId }) =>
      uploads.beginUpload(trx, { id: randomUUID(), customerId, lengthBytes: 1, at }, 2),
    findUpload: (trx, { customerId, things }) => uploads.findUpload(trx, things.upload, customerId),
  },
  'customers/customers/store.ts': {
    findCustomer: (trx, { customerId }) => people.findCustomer(trx, customerId),
    getCustomer: (trx, { customerId }) => people.getCustomer(trx, customerId),
    getOwnCustomer: (trx, { customerId, things }) =>
      people.getOwnCustomer(trx, { customerId }, things.customer.loginId).catch(() => undefined),
    changePassword: (trx, { customerId }) => people.changePassword(trx, customerId, { passwordHash: 'new', at }),
    setLanguage: (trx, { customerId }) => people.setLanguage(trx, customerId, 'mm'),
    setPreferences: (trx, { customerId }) =>
      people.setPreferences(trx, customerId, { wantsMail: false, wantsSms: false }),
    lockCustomer: (trx, { customerId }) => people.lockCustomer(trx, customerId),
    setCifNo: (trx, { customerId }) => people.setCifNo(trx, customerId, '0000099'),
    setProductCode: (trx, { customerId }) => people.setProductCode(trx, customerId, 'CREDITCARD'),
    settleExistingCustomer: (trx, { customerId }) => people.settleExistingCustomer(trx, customerId, true),
    setCustomerBlock: (trx, { customerId }) =>
      people.setCustomerBlock(trx, customerId, { by: null, reason: 'OTHER', at }),
    blockCustomer: (trx, { customerId }) => people.blockCustomer(trx, customerId),
    setNameKey: (trx, { customerId }) => people.setNameKey(trx, customerId, 'key'),
  },
  'customers/details/store.ts': {
    insertCorrection: (trx, { customerId }) => {
      const values = { items: ['BIRTH_DATE'], before: { DOB: '1990-02-28' }, after: { DOB: '1990-02-27' } } as const;
      const own = { id: randomUUID(), customerId, authorizationReqId: null, reason: null, proposedBy: null };
      return details.insertCorrection(trx, { ...own, ...values, at });
    },
    findOpenCorrection: (trx, { customerId }) => details.findOpenCorrection(trx, customerId),
    listCorrections: (trx, { customerId }) => details.listCorrections(trx, customerId),
  },
  'customers/duplicates/store.ts': {
    findApplicationsOf: (trx, { customerId }) => duplicates.findApplicationsOf(trx, [customerId]),
  },
  'customers/registration/late-recognition-store.ts': {
    queueRecognition: (trx, { customerId }) => queueRecognition(trx, customerId),
  },
  'desk/cases/change-store.ts': {
    saveCase: async (trx, { customerId, own }) => {
      const named = { authorizationReqId: own.draft, customerId, at };
      await insertOrder(trx, { ...named, record: {}, marks: [], services: [] });
      await saveCase(trx, { kind: accountKind, ...named, accountClass: '301', branchCode: null, identity: null });
    },
  },
  'fulfilment/card-orders/store.ts': {
    saveCardOrder: (trx, { customerId, own }) => {
      const renewal = { kind: 'RENEW', cardId: randomUUID(), branchCode: '001', linkedTo: null } as const;
      return cardOrders.saveCardOrder(trx, { id: randomUUID(), documentNo: own.card, customerId, ...renewal }, at);
    },
    listRenewals: (trx, { customerId }) => cardOrders.listRenewals(trx, customerId),
  },
  'fulfilment/openings/store.ts': {
    insertOpening: (trx, { customerId }) => {
      const wanted = { branchCode: '001', services: [], deposit: null, chequeBook: null };
      return insertOpening(trx, { authorizationReqId: randomUUID(), customerId, ...savings, ...wanted }, at);
    },
  },
  'fulfilment/orders/store.ts': {
    countOrders: (trx, { customerId }) => orders.countOrders(trx, customerId, allDays),
    findOrders: (trx, { customerId }) => orders.findOrders(trx, customerId, allDays, page),
    findOwnOrder: (trx, { customerId, things }) =>
      orders.findOwnOrder(trx, { customerId, authorizationReqId: things.submitted }),
  },
  'fulfilment/orders/submitted-store.ts': {
    insertOrder: (trx, { customerId, own }) => {
      const record = { marks: [], services: [], record: {} };
      return insertOrder(trx, { authorizationReqId: own.draft, customerId, ...record, at });
    },
  },
  'messaging/inbox/store.ts': {
    saveInboxMessage: (trx, { customerId }) => {
      const about = {
        authorizationReqId: null,
        decisionId: null,
        content: { type: 'AccountCompleted', body: {} },
      } as const;
      return inbox.saveInboxMessage(trx, { id: randomUUID(), customerId, ...about, at });
    },
    saveAnnouncement: (trx, { customerId }) => {
      const words = { en: 'Open on Saturday', mm: 'စနေနေ့ ဖွင့်ပါမည်' };
      const body = { subject: words, content: words };
      return inbox.saveAnnouncement(trx, { id: randomUUID(), category: 'System', body, at }, [customerId]);
    },
    listInboxMessages: (trx, { customerId }) => inbox.listInboxMessages(trx, customerId),
    countMessages: (trx, { customerId }) => inbox.countMessages(trx, customerId, allMessages),
    findMessages: (trx, { customerId }) => inbox.findMessages(trx, customerId, allMessages, page),
    pageOfMessages: (trx, { customerId }) => inbox.pageOfMessages(trx, customerId, { after: undefined, size: 10 }),
    findMessage: (trx, { customerId, things }) => inbox.findMessage(trx, { customerId, messageId: things.message }),
    openMessage: (trx, { customerId, things }) => inbox.openMessage(trx, customerId, things.message, at),
    findMessageAbout: (trx, { customerId, things }) =>
      inbox.findMessageAbout(trx, { customerId, authorizationReqId: things.submitted }, 'AccountCreated'),
  },
};

/** Of answers that name nobody: what another customer is answered, and the owner is not. */
const answersToOthers: Readonly<Record<string, unknown>> = {
  endSession: false,
  endAllSessions: 1,
  rememberDevice: true,
  isDeviceKnown: false,
  deleteHandOver: false,
  useHeadTurns: undefined,
  countOrders: 0,
  countMessages: 0,
};

const askedElsewhere: Readonly<Record<string, string>> = {
  'applications/identity-checks/head-turn-store.ts saveHeadTurns': 'has a transaction of its own, and a test below',
  'applications/drafts/store.ts isWithBank': 'answers yes or no, in a test of what customers may mend',
  'customers/customers/store.ts findCustomerBlock': 'says who of the staff blocked somebody, for staff',
  'customers/details/store.ts isBankBeingNotified': 'answers yes or no, for staff',
  'customers/duplicates/store.ts findCandidates': 'looks for other people, for staff',
  'desk/branch-access/store.ts findCustomersWithin': 'says which of some customers belong to branches, for staff',
  'desk/cases/queue-store.ts findQueue': 'lists cases, for staff',
  'desk/customers/store.ts findCasesOfCustomers': 'lists the cases of those who were found, for staff',
  'fulfilment/card-orders/store.ts hasOpenCardOrder': 'answers yes or no, for staff',
  'fulfilment/openings/store.ts hasUnfinishedOpening': 'answers yes or no, for staff',
  'fulfilment/orders/submitted-store.ts correctSubmitted': 'corrects what is being decided, for staff',
  'fulfilment/openings/store.ts changeOpening': 'is given the opening that was read, and names it by its id',
};

let server: TestServer;
let owner: Belongings;
let another: Belongings;
/** Whatever says one of these is of the owner. */
let ownIds: string[];
/** Anyone who reads one of these has read something of the owner. */
let ownWords: string[];
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_CALLS: '100000' });
  const customers = await createCustomers(server);
  owner = await belongingsOf(customers, 'Browser of the owner');
  another = await belongingsOf(customers, 'Browser of another');
  const { deviceHash, browser, customer, ...named } = owner;
  ownIds = [...Object.values(customer), ...Object.values(named)];
  ownWords = [...ownIds, browser, deviceHash.toString('hex')];
  // The owner has signed in twice, and the other has no more than a draft and a sign-in.
  await customers.tokenOf(owner.customer.loginId);
  const { pool } = server.database;
  for (const table of ['orders', 'inbox_messages', 'card_orders', 'identity_requests', 'detail_corrections']) {
    await pool.query(`delete from ${table} where customer_id = $1`, [another.customer.id]);
  }
});
afterAll(() => server.stop());

async function belongingsOf(customers: Customers, browser: string): Promise<Belongings> {
  const { pool } = server.database;
  const customer = await customers.add();
  await customers.tokenOf(customer.loginId);
  const [draft, card, submitted, handOver, upload, message, renewal] = Array.from({ length: 7 }, () => randomUUID());
  const query = async (statement: string, ...values: unknown[]) =>
    (await pool.query(statement, [customer.id, ...values])).rows;
  await query('update customers set existing_customer = null where id = $1');
  const [{ id: session }] = await query(
    'update sessions set browser = $2 where customer_id = $1 returning id',
    browser,
  );
  const [{ token_hash: deviceHash }] = await query(
    'update known_devices set browser = $2 where customer_id = $1 returning token_hash',
    browser,
  );
  await query(
    `insert into applications (authorization_req_id, customer_id, kind, account_class, currency, status, created_at, saved_at)
     values ($2, $1, 'account', '301', 'MMK', 'INIT', $5, $5), ($3, $1, 'card', null, null, 'INIT', $5, $5),
       ($4, $1, 'account', '325', 'MMK', 'PENDING', $5, $5)`,
    draft,
    card,
    submitted,
    at,
  );
  await query(`insert into orders values ($2, $1, '{}', '{}', $3)`, submitted, at);
  await query(
    `insert into hand_overs (id, customer_id, authorization_req_id, session_id, id_type, link_hash, number, begun_at, expires_at)
     values ($2, $1, $3, $4, 'NID', sha256($2::uuid::text::bytea), '42', $5, $5::timestamptz + interval '5 minutes')`,
    handOver,
    draft,
    session,
    at,
  );
  await query(
    `insert into identity_requests (id, customer_id, authorization_req_id, head_turns, created_at)
     values (gen_random_uuid(), $1, $2, '{left,right}', $3)`,
    draft,
    at,
  );
  await query(
    `insert into detail_corrections (id, customer_id, items, before, after, reason, digest_key, proposed_by, proposed_at, state, due_at)
     values (gen_random_uuid(), $1, '{BIRTH_DATE}', '{}', '{}', null, sha256(''), null, $2, 'OPEN', $2)`,
    at,
  );
  await query('insert into uploads (id, customer_id, length_bytes, created_at) values ($2, $1, 5, $3)', upload, at);
  await query(
    `insert into inbox_messages (id, customer_id, type, category, body, authorization_req_id, created_at)
     values ($2, $1, 'AccountCreated', 'Information', $3, $4, $5)`,
    message,
    {
      accountNumber: renewal,
      cifNo: '0000017',
      accountClass: '325',
      currency: 'MMK',
      serviceIds: [],
      openedAt: at.toISOString(),
    },
    submitted,
    at,
  );
  await query(
    `with renewed as (
       insert into applications (authorization_req_id, customer_id, kind, status, record, created_at)
       values ($2, $1, 'card-renewal', 'PENDING', '{"CardId": "C1"}', $3)
     )
     insert into card_orders (id, kind, customer_id, document_no, card_id, branch_code, created_at, due_at)
     values ($2, 'RENEW', $1, $2, 'C1', '001', $3, $3)`,
    renewal,
    at,
  );
  const ids = { session, draft, card, submitted, handOver, upload, message, renewal } as Record<string, string>;
  return { customer, deviceHash, browser, ...ids } as unknown as Belongings;
}

/** Every row of the database that says something of the owner, those of the queue included. */
async function rowsOfOwner(db: Kysely<DB>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(db);
  const all = tables
    .map(({ name }) => `select '${name} ' || to_jsonb(t)::text as row from ${name} t`)
    .join(' union all ');
  const { rows } = await sql<{ row: string }>`
    select row from (${sql.raw(all)}) every where row ~ ${ownIds.join('|')}`.execute(db);
  return rows.map(({ row }) => row).sort();
}

class Undo extends Error {}

/** What a call answers, and what of the owner it changes; then all of it is undone. */
async function tryOut(ask: Ask, asked: StoreCall): Promise<{ answer: unknown; isChanged: boolean }> {
  let seen: { answer: unknown; isChanged: boolean } | undefined;
  const tried = server.database.db.transaction().execute(async (trx) => {
    const before = await rowsOfOwner(trx);
    const answer = await ask(trx, asked);
    seen = { answer, isChanged: JSON.stringify(await rowsOfOwner(trx)) !== JSON.stringify(before) };
    throw new Undo();
  });
  await tried.catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
  if (!seen) throw new Error('Nothing was asked.');
  return seen;
}

const written = (answer: unknown) =>
  JSON.stringify(answer, (_, value) => (value?.type === 'Buffer' ? Buffer.from(value.data).toString('hex') : value)) ??
  '';
const saysSomethingOfOwner = (answer: unknown) => ownWords.some((word) => written(answer).includes(word));

const listed = Object.entries(asks).flatMap(([store, functions]) =>
  Object.entries(functions).map(([name, ask]) => ({ store, name, ask })),
);

test('every function of a store that takes a customer’s id is asked here [SEC-001]', () => {
  const here = [...listed.map(({ store, name }) => `${store} ${name}`), ...Object.keys(askedElsewhere)];
  expect(here.sort()).toEqual(storeFunctionsOfCustomers().sort());
});

describe('with another customer’s id a store answers nothing of the owner, and changes nothing of theirs [SEC-001]', () => {
  test.each(listed)('$store $name', async ({ name, ask }) => {
    const byOwner = await tryOut(ask, { things: owner, customerId: owner.customer.id, own: owner });
    const byAnother = await tryOut(ask, { things: owner, customerId: another.customer.id, own: another });
    expect(byAnother.isChanged).toBe(false);
    expect(saysSomethingOfOwner(byAnother.answer)).toBe(false);
    if (name in answersToOthers) expect(byAnother.answer).toEqual(answersToOthers[name]);
    // The very same question is one that has an answer: from its owner.
    const isAnswered =
      byOwner.isChanged ||
      saysSomethingOfOwner(byOwner.answer) ||
      (name in answersToOthers && byOwner.answer !== answersToOthers[name]);
    expect(isAnswered, 'the example asks for nothing').toBe(true);
  });

  test('applications/identity-checks/head-turn-store.ts saveHeadTurns', async () => {
    const { db } = server.database;
    const before = await rowsOfOwner(db);
    await headTurns.saveHeadTurns(db, { customerId: another.customer.id, authorizationReqId: another.draft, at });
    expect(await rowsOfOwner(db)).toEqual(before);
    await headTurns.saveHeadTurns(db, { customerId: owner.customer.id, authorizationReqId: owner.draft, at });
    expect(await rowsOfOwner(db)).not.toEqual(before);
  });
});
