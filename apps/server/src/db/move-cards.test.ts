import { randomUUID } from 'node:crypto';
import { cardKind } from '@taga/contract/kinds/card';
import { orderedRenewal } from '@taga/contract/records/fulfilment/card-renewal';
import { wholeCardAnswers } from '@taga/contract/samples';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrationFiles } from './migration-files.ts';
import { createEmptyTestDatabase, type TestDatabase } from './testing/test-database.ts';

const moving = '0095_applications_of_every_kind';
let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyTestDatabase();
  await migrate(
    database.pool,
    migrationFiles.filter(({ name }) => name < moving),
  );
});
afterEach(() => database.drop());

const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

const [customerId, maker, checker, draft, given, account, fileId, proposalId] = Array.from({ length: 8 }, () =>
  randomUUID(),
) as [string, string, string, string, string, string, string, string];

async function addPeople(): Promise<void> {
  await rows(
    `insert into customers (id, login_id, password_hash, full_name, father_name, id_type, id_value, country, nationality,
       phone, birth_date, gender, current_state, current_township, current_address, current_country, permanent_state,
       permanent_township, permanent_address, permanent_country, language, created_at, password_changed_at)
     values ($1, 'mya@example.com', 'x', 'MYA', 'U HLA', 'NRC', '12/DAGAMA(N)123456', 'MM', 'MM', '09777888999',
       '1990-01-01', 'F', 'x', 'x', 'x', 'MM', 'x', 'x', 'x', 'MM', 'en', now(), now())`,
    [customerId],
  );
  for (const [id, name] of [
    [maker, 'Thida'],
    [checker, 'Ko Ko'],
  ]) {
    await rows(
      `insert into staff (id, login_id, name, roles, sessions_since, created_at) values ($1, $2, $3, '{maker,checker}', now(), now())`,
      [id, `${id}@bank.example`, name],
    );
  }
}

test('brings applications for cards over into the tables of every kind, with all that belongs to them', async () => {
  await addPeople();
  const { documents: _, idType: __, ...answers } = wholeCardAnswers();
  const card = `insert into card_applications (document_no, customer_id, status, answers, handed_in, requested_amount,
    remark, is_corrected, revision, created_at, saved_at, ordered_at, handed_in_at)`;
  await rows(
    `insert into applications (authorization_req_id, customer_id, account_class, currency, status, step, created_at)
     values ($1, $2, '137', 'MMK', 'COMPLETED', '{"baseRoute": "/create-etb-account/cash-current"}', '2026-01-01')`,
    [account, customerId],
  );
  await rows(
    `${card} values ($1, $2, 'INCOMPLETED', $3, '{"Guarantors": []}', 2000000, 'The slip.', true, 7, '2026-01-01',
       '2026-01-02', '2026-01-03', '2026-01-04')`,
    [given, customerId, JSON.stringify(answers)],
  );
  await rows(`insert into card_application_saves values ($1, 'key', 6)`, [given]);
  await rows(
    `insert into card_documents values ($1, $2, $3, 'ID_FRONT', 'front.jpg', 'image/jpeg', 5, '\\x00', null, '2026-01-02')`,
    [fileId, given, customerId],
  );
  await rows(
    `insert into card_proposals (id, document_no, kind, limit_amount, proposed_by, proposed_at, state, decided_by, decided_at)
     values (gen_random_uuid(), $1, 'APPROVE', 900000, $2, '2026-01-05', 'SENT_BACK', $3, '2026-01-06')`,
    [given, maker, checker],
  );
  await rows(
    `insert into card_proposals (id, document_no, kind, remark, proposed_by, proposed_at)
     values ($1, $2, 'CANCEL', 'No answer.', $3, '2026-01-07')`,
    [proposalId, given, maker],
  );
  await rows(
    `insert into card_orders (id, kind, customer_id, document_no, limit_minor, created_at, due_at)
     values (gen_random_uuid(), 'ISSUE', $1, $2, 1, now(), now())`,
    [customerId, given],
  );
  for (const action of ['card-application.pending', 'card-look.application']) {
    await rows(
      `insert into audit_entries (at, actor_kind, actor_id, action, subject_kind, subject_id, facts, digest)
       values ('2026-01-04', 'staff', $1, $2, 'card-application', $3, '{}', sha256('x'))`,
      [maker, action, given],
    );
  }
  const figures = await rows('select count(*)::int as n from figure_changes');

  await migrate(database.pool);

  expect(
    await rows(`select kind, ended_at is not null as ended from applications where authorization_req_id = $1`, [
      account,
    ]),
  ).toEqual([{ kind: 'existing-customer', ended: true }]);
  // Each has the next number, and so has what comes after them.
  expect(await rows('select number from applications order by created_at')).toEqual([{ number: 0 }, { number: 1 }]);
  expect(await rows(`select nextval(pg_get_serial_sequence('applications', 'number'))::int as next`)).toEqual([
    { next: 2 },
  ]);
  const [moved] = await rows('select * from applications where authorization_req_id = $1', [given]);
  expect(moved).toMatchObject({ kind: 'card', status: 'INCOMPLETED', revision: 7, record: answers, ended_at: null });
  expect(moved.correction).toMatchObject({ items: [], remark: 'The slip.', askedAt: '2026-01-04T00:00:00.000Z' });
  expect(cardKind.wire.savedAnswers.parse(moved.record)).toEqual(answers);
  expect(await rows('select revision, save_key from application_saves')).toEqual([{ revision: 6, save_key: 'key' }]);
  expect(await rows('select id, type, stored_name from application_files')).toEqual([
    { id: fileId, type: 'ID_FRONT', stored_name: `card-documents/${fileId}` },
  ]);
  expect(await rows('select service_type, terms, record from orders')).toEqual([
    { service_type: 'CREDITCARD', terms: { requested: 2_000_000 }, record: { Guarantors: [] } },
  ]);
  expect(await rows('select queue, status, application_status, is_corrected, revision from cases')).toEqual([
    { queue: 'cards', status: 'PROPOSED', application_status: 'INCOMPLETED', is_corrected: true, revision: 7 },
  ]);
  expect(await rows('select kind, state, terms from case_proposals order by proposed_at')).toEqual([
    { kind: 'APPROVE', state: 'SENT_BACK', terms: { limit: 900_000 } },
    { kind: 'CANCEL', state: 'OPEN', terms: {} },
  ]);
  // Looks are for the auditors.
  expect(await rows('select action, staff_id from case_events')).toEqual([
    { action: 'card-application.pending', staff_id: maker },
  ]);
  expect(await rows('select document_no from card_orders')).toEqual([{ document_no: given }]);
  expect(await rows('select id, service_type, status from customer_orders')).toEqual([
    { id: given, service_type: 'CREDITCARD', status: 'INCOMPLETED' },
  ]);
  // What the portal's figures count as applications are accounts; what else was asked for is counted apart.
  expect(await rows(`select count(*)::int as n from figure_changes where figure <> 'requests'`)).toEqual(figures);
  expect(await rows(`select key, change from figure_changes where figure = 'requests'`)).toEqual([
    { key: 'card:INCOMPLETED', change: 1 },
  ]);
});

test('makes renewals applications of their own, each with its order and its case as far as it is [CRD-004]', async () => {
  await addPeople();
  const made = { cardId: 'C2', cifNo: '1', lastDigits: '4343', cardType: 'Visa', category: 'Credit' };
  for (const [cardId, step, card, refusal] of [
    ['C-bank', 'bank', null, null],
    ['C-done', 'done', made, null],
    ['C-refused', 'refused', null, 'other'],
  ] as const) {
    await rows(
      `insert into card_orders (id, kind, customer_id, card_id, branch_code, step, card, refusal, created_at, due_at, finished_at)
       values (gen_random_uuid(), 'RENEW', $1, $2, '001', $3, $4, $5, '2026-01-01', '2026-01-01', $6)`,
      [customerId, cardId, step, card && JSON.stringify(card), refusal, step === 'bank' ? null : '2026-01-02'],
    );
  }

  await migrate(database.pool);

  const moved = await rows(
    `select application.kind, application.status, application.ended_at is not null as ended, queue, cases.status as place,
       service_type, orders.record, terms, card_orders.document_no = card_orders.id as own
     from applications application
       join card_orders on card_orders.document_no = application.authorization_req_id
       join orders on orders.authorization_req_id = application.authorization_req_id
       join cases on cases.authorization_req_id = application.authorization_req_id
     order by card_id`,
  );
  const each = { kind: 'card-renewal', queue: 'renewals', service_type: 'CARDRENEWAL', own: true };
  expect(moved).toMatchObject([
    { ...each, status: 'PENDING', ended: false, place: 'OPENING' },
    { ...each, status: 'APPROVED', ended: false, place: 'WAITING' },
    { ...each, status: 'REJECTED', ended: true, place: 'REJECTED' },
  ]);
  for (const { record, terms } of moved) {
    expect(orderedRenewal.parse(record)).toMatchObject({ BranchCode: '001', Applicant: { APPLICANT_NAME: 'MYA' } });
    expect(terms).toEqual({ cardNumber: '•••• •••• •••• ••••', branchCode: '001' });
  }
  expect(await rows('select status, branch_code, service_type from customer_orders order by status')).toEqual(
    ['APPROVED', 'PENDING', 'REJECTED'].map((status) => ({ status, branch_code: '001', service_type: 'CARDRENEWAL' })),
  );
  expect(await rows('select action, count(*)::int from case_events group by 1 order by 1')).toEqual([
    { action: 'card-renewal.approved', count: 1 },
    { action: 'card-renewal.pending', count: 3 },
    { action: 'card-renewal.rejected', count: 1 },
  ]);
});

test('leaves a draft a draft, of which nobody at the desk knows', async () => {
  await addPeople();
  await rows(
    `insert into card_applications (document_no, customer_id, answers, created_at, saved_at) values ($1, $2, '{}', now(), now())`,
    [draft, customerId],
  );
  await migrate(database.pool);
  expect(await rows('select kind, status, revision from applications')).toEqual([
    { kind: 'card', status: 'INIT', revision: 0 },
  ]);
  expect(await rows('select 1 from cases union all select 1 from orders')).toEqual([]);
});
