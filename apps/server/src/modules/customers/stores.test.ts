import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DB } from '../../db/schema.gen.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { countUnlocked } from '../../db/testing/unlocked-rows.ts';
import { type StoredCases, storedCases } from '../desk/cases/testing/stored-cases.ts';
import type { Person } from './customers/person.ts';
import {
  addCustomer,
  blockCustomer,
  changePassword,
  correctPerson,
  createCustomer,
  findCustomer,
  findCustomerBlock,
  findCustomerByLogin,
  findCustomerId,
  getCustomer,
  getOwnCustomer,
  isContactTaken,
  isDocumentTaken,
  isPhoneTaken,
  lockCustomer,
  setCifNo,
  setCustomerBlock,
  setLanguage,
  setNameKey,
  setPreferences,
  setProductCode,
  settleExistingCustomer,
} from './customers/store.ts';
import { foreigner, somebody } from './customers/testing/somebody.ts';
import {
  claimNotification,
  closeCorrection,
  endNotification,
  findDigest,
  findOpenCorrection,
  insertCorrection,
  isBankBeingNotified,
  listCorrectedItems,
  listCorrections,
  listOpenCorrections,
  listValues,
} from './details/store.ts';
import { findDuplicates } from './duplicates/find-duplicates.ts';
import { findApplicationsOf, findCandidates, findKeyless } from './duplicates/store.ts';
import {
  findAwaitingEmail,
  findEmailLink,
  findLatestRegistration,
  findPendingPassword,
  findRegistration,
  markPhoneVerified,
  saveEmailLink,
  saveRegistration,
  takeRegistration,
  useEmailLink,
} from './registration/store.ts';

const at = new Date('2026-03-01T04:00:00Z');
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const dayS = 24 * 60 * 60;

let database: TestDatabase;
let stored: StoredCases;
beforeAll(async () => {
  database = await createTestDatabase();
  stored = storedCases(database);
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate customers, registrations, email_links, staff cascade'));

const run = <Result>(work: (trx: Transaction<DB>) => Promise<Result>) => database.db.transaction().execute(work);

async function add(changes: Partial<Person> = {}, existingCustomer: boolean | null = false) {
  const [id, person] = [randomUUID(), somebody(changes)];
  await run((trx) => createCustomer(trx, { id, person, passwordHash: 'hash', existingCustomer, at }));
  return { id, person };
}
const rowOf = async (id: string) => (await database.pool.query('select * from customers where id = $1', [id])).rows[0];

describe('a customer', () => {
  test('is found by id, and by login id in any case', async () => {
    const [{ id, person }, other] = [await add(), await add()];
    const typed = person.loginId.toUpperCase();
    expect((await findCustomerByLogin(database.db, typed))?.id).toBe(id);
    expect(await findCustomerId(database.db, typed)).toBe(id);
    expect(await findCustomer(database.db, id)).toMatchObject({ id, person, existingCustomer: false });
    expect((await getCustomer(database.db, other.id)).id).toBe(other.id);
    expect(await findCustomerByLogin(database.db, 'nobody@example.com')).toBeUndefined();
    expect(await findCustomerId(database.db, 'nobody@example.com')).toBeUndefined();
    expect(await findCustomer(database.db, randomUUID())).toBeUndefined();
    await expect(getCustomer(database.db, randomUUID())).rejects.toThrow('no customer of this id');
  });

  test('gets what is their own, by their own login id only', async () => {
    const [{ id, person }, other] = [await add(), await add()];
    const get = (customerId: string, loginId: string) => getOwnCustomer(database.db, { customerId }, loginId);
    expect((await get(id, person.loginId)).id).toBe(id);
    await expect(get(id, other.person.loginId)).rejects.toMatchObject({ code: 'TG0404' });
    await expect(get(randomUUID(), person.loginId)).rejects.toMatchObject({ code: 'TG0404' });
  });

  test('has an email address and a phone that nobody else has', async () => {
    const { id, person } = await add();
    const other = somebody();
    const taken = (loginId: string, phone: string) => isContactTaken(database.db, { loginId, phone });
    expect(await taken(person.loginId, other.phone)).toBe(true);
    expect(await taken(other.loginId, person.phone)).toBe(true);
    expect(await taken(other.loginId, other.phone)).toBe(false);
    for (const same of [{ loginId: person.loginId }, { phone: person.phone }]) {
      const second = { id: randomUUID(), person: somebody(same), passwordHash: 'x', existingCustomer: false, at };
      expect(await run((trx) => addCustomer(trx, second))).toBe(false);
      await expect(run((trx) => createCustomer(trx, second))).rejects.toMatchObject({ code: 'TG1104' });
    }
    expect(await isPhoneTaken(database.db, person.phone, randomUUID())).toBe(true);
    expect(await isPhoneTaken(database.db, person.phone, id), 'it is their own').toBe(false);
    expect(await isPhoneTaken(database.db, other.phone, randomUUID())).toBe(false);
  });

  test('has a document that nobody else has, of its type', async () => {
    const { id, person } = await add({ idValue: '12/DAGAMA(N)777777' });
    const { idType, idValue } = person;
    const taken = (changes: Partial<Person>, exceptId = randomUUID()) =>
      isDocumentTaken(database.db, { idType, idValue, ...changes }, exceptId);
    expect(await taken({})).toBe(true);
    expect(await taken({}, id)).toBe(false);
    expect(await taken({ idValue: '12/DAGAMA(N)777778' })).toBe(false);
    expect(await taken({ idType: 'OLD_NRC' })).toBe(false);
  });

  const changes: readonly [string, (trx: Transaction<DB>, id: string) => Promise<unknown>, object][] = [
    [
      'password',
      (trx, id) => changePassword(trx, id, { passwordHash: 'new', at: after(9) }),
      { password_hash: 'new', password_changed_at: after(9) },
    ],
    ['language', (trx, id) => setLanguage(trx, id, 'mm'), { language: 'mm' }],
    ['customer number', (trx, id) => setCifNo(trx, id, '42'), { cif_no: '42' }],
    ['product', (trx, id) => setProductCode(trx, id, 'CREDITCARD'), { product_code: 'CREDITCARD' }],
    ['sound of the name', (trx, id) => setNameKey(trx, id, 'key'), { name_key: 'key' }],
    ['mails alone', (trx, id) => setPreferences(trx, id, { wantsMail: false }), { wants_mail: false }],
    ['SMS alone', (trx, id) => setPreferences(trx, id, { wantsSms: false }), { wants_sms: false }],
    ['reminders alone', (trx, id) => setPreferences(trx, id, { wantsReminders: false }), { wants_reminders: false }],
    ['being blocked', (trx, id) => blockCustomer(trx, id), { status: 'BLOCKED' }],
  ];
  test.each(changes)('is changed in nothing but what is given, and nobody else is: %s', async (_, change, changed) => {
    const [{ id }, other] = [await add(), await add()];
    const [before, beside] = [await rowOf(id), await rowOf(other.id)];
    await run((trx) => change(trx, id));
    expect(await rowOf(id)).toEqual({ ...before, ...changed });
    expect(await rowOf(other.id)).toEqual(beside);
  });

  test('keeps what the bank has said of them once', async () => {
    const [{ id }, known] = [await add({}, null), await add({}, false)];
    await setCifNo(database.db, id, '42');
    await setCifNo(database.db, id, '43');
    await settleExistingCustomer(database.db, id, true);
    await settleExistingCustomer(database.db, id, false);
    await settleExistingCustomer(database.db, known.id, true);
    expect(await rowOf(id)).toMatchObject({ cif_no: '42', existing_customer: true });
    expect(await rowOf(known.id)).toMatchObject({ cif_no: null, existing_customer: false });
    const unheard = await add({}, null);
    expect((await getCustomer(database.db, unheard.id)).existingCustomer).toBe(false);
    expect(await setProductCode(database.db, id, 'CREDITCARD')).toBe(true);
    expect(await setProductCode(database.db, randomUUID(), 'CREDITCARD')).toBe(false);
  });

  test('is corrected with the sound of the name', async () => {
    const [{ id }, other] = [await add(), await add()];
    const customer = await getCustomer(database.db, id);
    await run((trx) => correctPerson(trx, customer, { fullName: 'ZAW WIN' }));
    const { person, nameKey } = await getCustomer(database.db, id);
    expect(person).toEqual({ ...customer.person, fullName: 'ZAW WIN' });
    expect(nameKey).not.toBe(customer.nameKey);
    expect((await getCustomer(database.db, other.id)).person).toEqual(other.person);
  });

  test('is changed by nobody else while they are locked', async () => {
    const [{ id }] = [await add(), await add()];
    await run(async (trx) => {
      expect((await lockCustomer(trx, id)).id).toBe(id);
      expect(await countUnlocked(database, 'customers')).toBe(1);
    });
  });

  test('is blocked by somebody for a reason, and active again without a trace', async () => {
    const [{ id }, other] = [await add(), await add()];
    const by = await stored.addStaff('Ma Thida');
    const block = { by, reason: 'OTHER', at: after(5) };
    expect(await run((trx) => setCustomerBlock(trx, id, block))).toBe(true);
    expect(await run((trx) => setCustomerBlock(trx, randomUUID(), block))).toBe(false);
    expect(await findCustomerBlock(database.db, id)).toEqual({ by: 'Ma Thida', reason: 'OTHER', at: after(5) });
    expect(await findCustomerBlock(database.db, other.id)).toBeUndefined();
    expect((await getCustomer(database.db, other.id)).status).toBe('ACTIVE');
    expect(await run((trx) => blockCustomer(trx, id)), 'they are blocked').toBe(false);
    expect(await run((trx) => setCustomerBlock(trx, id, null))).toBe(true);
    expect(await rowOf(id)).toMatchObject({ status: 'ACTIVE', blocked_at: null, blocked_by: null, block_reason: null });
    expect(await run((trx) => blockCustomer(trx, id))).toBe(true);
    expect(await findCustomerBlock(database.db, id), 'nobody of the staff did').toBeUndefined();
  });

  test('has a passport or none, and a language that there is', async () => {
    const [guest, { id }] = [await add(foreigner), await add()];
    expect((await getCustomer(database.db, guest.id)).person).toEqual(guest.person);
    expect((await getCustomer(database.db, id)).person.passport).toBeNull();
    await database.pool.query(`update customers set language = 'xx' where id = $1`, [id]);
    expect((await getCustomer(database.db, id)).person.language).toBe('en');
  });
});

describe('a correction of details', () => {
  const values = { before: { DOB: '1990-02-28' }, after: { DOB: '1990-02-27' } };
  async function propose(customerId: string, changes: Partial<Parameters<typeof insertCorrection>[1]> = {}) {
    const id = randomUUID();
    const own = { id, customerId, authorizationReqId: null, items: ['BIRTH_DATE' as const], ...values };
    const correction = { ...own, reason: 'as on the card', proposedBy: null, at, ...changes };
    return { id, isNew: await run((trx) => insertCorrection(trx, correction)) };
  }
  const close = (id: string, changes: object = {}) =>
    run((trx) => closeCorrection(trx, id, { state: 'CONFIRMED', by: null, remark: 'fine', at: after(9), ...changes }));

  test('of the customer is made, one of staff waits, and only one waits', async () => {
    const [{ id: customerId }, other] = [await add(), await add()];
    const by = await stored.addStaff('Ma Thida');
    const own = await propose(customerId);
    expect(await findOpenCorrection(database.db, customerId)).toBeUndefined();
    const first = await propose(customerId, { proposedBy: by, at: after(1) });
    expect(await propose(customerId, { proposedBy: by })).toMatchObject({ isNew: false });
    expect(await propose(other.id, { proposedBy: by })).toMatchObject({ isNew: true });
    const open = {
      id: first.id,
      state: 'OPEN',
      by: { staffId: by, name: 'Ma Thida' },
      decidedBy: null,
      decidedAt: null,
    };
    expect(await findOpenCorrection(database.db, customerId)).toMatchObject(open);
    const made = { id: own.id, state: 'CONFIRMED', by: null, decidedBy: null, decidedAt: at, bank: 'NOT_NEEDED' };
    expect(await listCorrections(database.db, customerId)).toMatchObject([open, made]);
    expect(await listCorrections(database.db, customerId, 1)).toMatchObject([open]);
  });

  test('those that wait are listed by customers of the branches, the oldest first', async () => {
    const by = await stored.addStaff('Ma Thida');
    const [one, two] = [await add({ fullName: 'MYA ONE' }), await add()];
    await stored.addCase({ customer_id: one.id, branch_code: '001' });
    await stored.addCase({ customer_id: two.id, branch_code: '002' });
    const newer = await propose(one.id, { proposedBy: by, at: after(1) });
    const older = await propose(two.id, { proposedBy: by });
    await propose(one.id);
    const list = async (branches: string[] | null, most = 9) =>
      (await listOpenCorrections(database.db, branches, most)).map(({ id }) => id);
    expect(await list(null)).toEqual([older.id, newer.id]);
    expect(await list(null, 1)).toEqual([older.id]);
    expect(await list(['001'])).toEqual([newer.id]);
    expect((await listOpenCorrections(database.db, ['001'], 9))[0]?.customerName).toBe('MYA ONE');
    const ids = [newer.id, older.id];
    expect((await listValues(database.db, ids, ['002'])).map(({ id }) => id)).toEqual([older.id]);
    const [valuesOf] = await listValues(database.db, [newer.id], null);
    expect(valuesOf).toEqual({ id: newer.id, ...values, reason: 'as on the card', digest: expect.any(String) });
    expect(valuesOf?.digest).toBe(await findDigest(database.db, newer.id));
    expect(valuesOf?.digest).not.toBe(await findDigest(database.db, older.id));
    expect(await listValues(database.db, [], null)).toEqual([]);
  });

  test('is closed once and by itself', async () => {
    const [by, checker] = [await stored.addStaff('Ma Thida'), await stored.addStaff('Ko Aung')];
    const [one, two] = [await add(), await add()];
    const [closed, beside] = [await propose(one.id, { proposedBy: by }), await propose(two.id, { proposedBy: by })];
    await close(closed.id, { by: checker, state: 'SENT_BACK' });
    await close(closed.id, { by: checker, state: 'CONFIRMED', notifiesBank: false });
    const [found] = await listCorrections(database.db, one.id);
    const decided = { decidedBy: { staffId: checker, name: 'Ko Aung' }, decidedAt: after(9), decidedRemark: 'fine' };
    expect(found).toMatchObject({ state: 'SENT_BACK', ...decided, bank: 'NOT_NEEDED' });
    expect(await findOpenCorrection(database.db, two.id)).toMatchObject({ id: beside.id });
    expect(await isBankBeingNotified(database.db, one.id)).toBe(false);
    await close(beside.id, { by: null, state: 'WITHDRAWN', remark: null });
    expect(await listCorrections(database.db, two.id)).toMatchObject([{ state: 'WITHDRAWN', decidedBy: null }]);
  });

  test('is told to the bank until it has answered', async () => {
    const [by, checker] = [await stored.addStaff('Ma Thida'), await stored.addStaff('Ko Aung')];
    const [{ id: customerId }, other] = [await add(), await add()];
    const { id } = await propose(customerId, { proposedBy: by });
    await close(id, { by: checker, notifiesBank: true });
    const { rows } = await database.pool.query(`select 1 from graphile_worker.jobs where key like '%' || $1`, [id]);
    expect(rows).toHaveLength(1);
    expect(await isBankBeingNotified(database.db, customerId)).toBe(true);
    expect(await isBankBeingNotified(database.db, other.id)).toBe(false);
    const claimed = { id, customerId, attempts: 1, ...values };
    expect(await claimNotification(database.db, id, after(10))).toMatchObject(claimed);
    expect(await claimNotification(database.db, id, after(10)), 'several may').toMatchObject({ attempts: 2 });
    await endNotification(database.db, id, { bank: 'REFUSED', refusal: 'insufficientFunds' }, after(11));
    expect(await claimNotification(database.db, id, after(12))).toBeUndefined();
    expect(await isBankBeingNotified(database.db, customerId)).toBe(false);
    expect(await listCorrections(database.db, customerId)).toMatchObject([{ bank: 'REFUSED' }]);
  });

  test('for an application says what was corrected since it was asked for', async () => {
    const { id: customerId } = await add();
    const [asked, beside] = [
      await stored.addCase({ customer_id: customerId }),
      await stored.addCase({ customer_id: customerId }, { application: { account_class: '325' } }),
    ];
    await propose(customerId, { authorizationReqId: asked, items: ['NAME'], at: after(-1) });
    await propose(customerId, { authorizationReqId: asked, items: ['BIRTH_DATE'] });
    await propose(customerId, { authorizationReqId: beside, items: ['PHONE'] });
    expect(await listCorrectedItems(database.db, asked, at)).toEqual(['BIRTH_DATE']);
  });
});

describe('a sign-up that is not finished', () => {
  async function begin(changes: Partial<Person> = {}, from = 0, passwordHash = 'hash') {
    const registration = {
      ...{ id: randomUUID(), person: somebody(changes), passwordHash },
      ...{ createdAt: after(from), expiresAt: after(from + 600) },
    };
    await run((trx) => saveRegistration(trx, registration));
    return registration;
  }

  test('is found until it ends, and taken once', async () => {
    const [one, other] = [await begin(), await begin()];
    expect(await findRegistration(database.db, one.id, after(599))).toEqual(one);
    expect(await findRegistration(database.db, one.id, after(600))).toBeUndefined();
    expect(await findRegistration(database.db, randomUUID(), at)).toBeUndefined();
    expect(await run((trx) => takeRegistration(trx, one.id, after(600)))).toBeUndefined();
    expect(await run((trx) => takeRegistration(trx, one.id, after(599)))).toEqual(one);
    expect(await run((trx) => takeRegistration(trx, one.id, at))).toBeUndefined();
    expect(await findRegistration(database.db, other.id, at)).toEqual(other);
    await begin({}, 600);
    expect(await findRegistration(database.db, other.id, at), 'taken away once it was over').toBeUndefined();
  });

  test('is the latest one of somebody, by all that they say of themselves', async () => {
    const known = somebody();
    await begin(known);
    const latest = await begin(known, 10);
    await begin(known, 5);
    const find = (changes: object = {}, now = after(20)) =>
      findLatestRegistration(database.db, { ...known, ...changes }, now);
    expect((await find())?.id).toBe(latest.id);
    expect(await find({}, after(610))).toBeUndefined();
    const others = { loginId: 'x@example.com', idType: 'OLD_NRC', idValue: 'x', birthDate: '1990-02-27', phone: '09' };
    for (const [detail, other] of Object.entries(others))
      expect(await find({ [detail]: other }), detail).toBeUndefined();
  });

  test('waits for the e-mail once the phone is verified, the latest first', async () => {
    const known = somebody();
    const loginId = known.loginId;
    const [older, latest] = [await begin(known, 0, 'older'), await begin(known, 10, 'latest')];
    await begin(known, 20);
    const elsewhere = await begin();
    const verify = (id: string) => run((trx) => markPhoneVerified(trx, id, { at: after(30), expiresAt: after(900) }));
    expect(await findPendingPassword(database.db, loginId, after(30))).toBeUndefined();
    for (const { id } of [older, latest, elsewhere]) await verify(id);
    const waiting = async (now: Date) => (await findAwaitingEmail(database.db, loginId, now)).map(({ id }) => id);
    expect(await waiting(after(899))).toEqual([latest.id, older.id]);
    expect(await findPendingPassword(database.db, loginId, after(899))).toBe('latest');
    expect(await waiting(after(900))).toEqual([]);
  });

  test('is confirmed by a link, once', async () => {
    const [tokenHash, other] = [randomBytes(32), randomBytes(32)];
    const save = (hash: Buffer, now: Date, expiresAt = after(600)) => {
      const link = { tokenHash: hash, userId: randomUUID(), loginId: 'mya@example.com', sentAt: at, expiresAt };
      return run((trx) => saveEmailLink(trx, link, now));
    };
    await save(tokenHash, at);
    await save(other, at, after(601));
    expect(await findEmailLink(database.db, tokenHash)).toMatchObject({
      sentAt: at,
      expiresAt: after(600),
      usedAt: null,
    });
    expect(await run((trx) => useEmailLink(trx, tokenHash, after(5)))).toBe(true);
    expect(await run((trx) => useEmailLink(trx, tokenHash, after(6)))).toBe(false);
    expect(await run((trx) => useEmailLink(trx, randomBytes(32), at))).toBe(false);
    expect(await findEmailLink(database.db, tokenHash)).toMatchObject({ usedAt: after(5) });
    expect(await findEmailLink(database.db, other)).toMatchObject({ usedAt: null });
    await save(randomBytes(32), after(600 + 30 * dayS), after(900 + 30 * dayS));
    expect(await findEmailLink(database.db, tokenHash), 'over for 30 days').toBeUndefined();
    expect(await findEmailLink(database.db, other)).toBeDefined();
  });
});

describe('others who may be the applicant', () => {
  const applicant = { name: 'MYA MYA', fatherName: 'U HLA', idType: 'NRC', birthDate: '1990-02-28' };

  test('are found by document, phone, sound of the name or birth date, each once', async () => {
    const self = await add({ idValue: '12/DAGAMA(N)000001' });
    const born = { birthDate: '1970-01-01' };
    const sameId = await add({ ...born, idValue: '12/DAGAMA(N)000001', fullName: 'ZAW ONE' });
    const samePhone = await add({ ...born, idValue: '1', fullName: 'ZAW TWO' });
    const sameDay = await add({ idValue: '2', fullName: 'ZAW THREE' });
    const sameName = await add({ idValue: '3' });
    await add({ ...born, idValue: '4' });
    const asked = { ...applicant, customerId: self.id, idValue: '12/DAGAMA(N)000001', phone: samePhone.person.phone };
    const { nameKey } = await getCustomer(database.db, self.id);
    const found = await findCandidates(database.db, { ...asked, nameKey: nameKey ?? '' });
    expect(new Set(found.map(({ customerId }) => customerId))).toEqual(
      new Set([sameId, samePhone, sameDay, sameName].map(({ id }) => id)),
    );
    expect(found).toHaveLength(4);
    const application = { account_class: '301', currency: 'MMK', status: 'PENDING' } as const;
    const id = await stored.addCase({ customer_id: samePhone.id }, { application });
    const duplicates = await findDuplicates(database.db, asked);
    expect(duplicates.map(({ name, differs }) => [name, differs])).toEqual([
      ['ZAW ONE', ['name', 'phone', 'birthDate']],
      ['ZAW TWO', ['name', 'birthDate', 'identity']],
      ['MYA MYA', ['phone', 'identity']],
    ]);
    expect(duplicates.map(({ applications }) => applications.map((each) => each.id))).toEqual([[], [id], []]);
  });

  test('are shown with what they applied for, the newest first, and photos of what was submitted', async () => {
    const [{ id: customerId }, other] = [await add(), await add()];
    const apply = (changes: object, isSubmitted = true) =>
      stored.addCase({ customer_id: customerId }, { application: changes }).then(async (id) => {
        if (!isSubmitted) await database.pool.query('delete from cases where authorization_req_id = $1', [id]);
        return id;
      });
    const older = await apply({ created_at: after(1) });
    const newer = await apply({ created_at: after(2), account_class: '511' });
    const draft = await apply({ created_at: after(3), account_class: '325' }, false);
    await apply({ status: null, account_class: '101' });
    await stored.addCase({ customer_id: other.id });
    const addPhoto = async (id: string, type: string, now: Date) => {
      const photoId = randomUUID();
      await database.pool.query(
        `insert into application_files (id, authorization_req_id, customer_id, type, name, stored_name, media_type, size_bytes, sha256, created_at)
         values ($1, $2, $3, $4, 'x', 'x', 'image/jpeg', 1, $5, $6)`,
        [photoId, id, customerId, type, randomBytes(32), now],
      );
      return photoId;
    };
    await addPhoto(older, 'PRIMARY-FRONT', after(1));
    const photo = await addPhoto(older, 'PRIMARY-FRONT', after(2));
    await addPhoto(older, 'PRIMARY-BACK', after(3));
    await addPhoto(draft, 'PRIMARY-FRONT', after(1));
    const found = await findApplicationsOf(database.db, [customerId]);
    expect(found.map(({ id, photoId }) => [id, photoId])).toEqual([
      [draft, null],
      [newer, null],
      [older, photo],
    ]);
    expect(await findApplicationsOf(database.db, [])).toEqual([]);
  });

  test('from before there were sounds of names are given one, some at a time', async () => {
    const ids = [(await add()).id, (await add()).id].sort();
    await add();
    await database.pool.query('update customers set name_key = null where id = any ($1)', [ids]);
    expect((await findKeyless(database.db, 1)).map(({ id }) => id)).toEqual(ids.slice(0, 1));
    expect((await findKeyless(database.db, 9)).map(({ id }) => id)).toEqual(ids);
  });
});
