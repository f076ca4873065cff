import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { accountKind } from '@taga/contract/kinds/account';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Bank } from '../../../../bank/bank.ts';
import { createTestDatabase, type TestDatabase } from '../../../../db/testing/test-database.ts';
import type { Case } from '../../../desk/cases/index.ts';
import type { Confirmed } from '../../../desk/decisions/index.ts';
import { addStaff } from '../../../desk/decisions/testing/decision-world.ts';
import { findOpening } from '../../../fulfilment/openings/index.ts';
import { applicationRows, startedAt } from '../../drafts/testing/application-rows.ts';
import { insertSkippedCheck } from '../../identity-checks/index.ts';
import { accountDecisions, linkIn, withoutProofIn } from './decisions.ts';

let database: TestDatabase;
let rows: ReturnType<typeof applicationRows>;
let customerId: string;
let id: string;
let staffId: string;
/** Which openings were carried on. */
let advanced: string[];

const inBothLanguages = (text: string) => ({ en: text, mm: text });
const record = {
  BranchCode: '001',
  Services: [
    { ServiceId: 'PASSBOOK' },
    { ServiceId: 'ESTATEMENT', ScheduleTime: 'W', SubScheduleTime: 'MON' },
    { ServiceId: 'SMS', ScheduleTime: 'M', SubScheduleTime: 1 },
    { ServiceId: 'DAILY', ScheduleTime: 'D' },
  ],
};

beforeAll(async () => {
  database = await createTestDatabase();
  rows = applicationRows(database);
  staffId = await addStaff(database, 'Aye Aye');
});
afterAll(() => database.drop());
beforeEach(async () => {
  advanced = [];
  customerId = await rows.addCustomer();
  id = await rows.addApplication(customerId, { status: 'PENDING', record: JSON.stringify(record) });
  await rows.addOrder(customerId, id);
});

const known = { cifNo: '7', name: 'MYA MYA', phone: '09450000001' };
function ways(findCustomer: Bank['findCustomer'] = async () => known) {
  const openings = { advance: async (opening: string) => void advanced.push(opening) };
  return accountDecisions({ db: database.db, bank: { findCustomer } as Bank, openings });
}

const found = (changes: Partial<Case> = {}): Case => ({
  id,
  applicationNo: 'A-1',
  kind: accountKind as never,
  status: 'WAITING',
  applicationStatus: 'PENDING',
  terms: {},
  accountClass: '301',
  currency: 'MMK',
  branchCode: '001',
  customerId,
  customerName: 'MYA MYA',
  handedInAt: startedAt,
  identity: 'VERIFIED',
  marks: [],
  isCorrected: false,
  holder: null,
  assignee: null,
  due: null,
  revision: 1,
  ...changes,
});
const proposed = (changes: object = {}) => ({
  kind: 'REJECT',
  reasons: [],
  items: [],
  remark: null,
  remarks: null,
  terms: {},
  ...changes,
});

describe('what nobody could carry out is not proposed', () => {
  const refuse = (changes: object, bank?: Bank['findCustomer'], of: Partial<Case> = {}) =>
    ways(bank).refuse?.(found(of), proposed(changes));
  const reason = (name: string, ...descriptions: string[]) => ({ reasons: [{ reason: name, descriptions }] });

  test.each<[string, object]>([
    ['reasons with descriptions of their own', reason('photo-unreadable', 'photo-in-daylight', 'photo-both-sides')],
    ['a reason without a description', reason('photo-unreadable')],
    ['several reasons', { reasons: [...reason('photo-unreadable').reasons, ...reason('face-differs').reasons] }],
    ['what the wizard asks this person', { kind: 'CORRECT', items: ['ID_FRONT', 'ID_BACK', 'NAME'] }],
    ['a link to the person whose document it is', { terms: { linkCustomerNo: '7' } }],
    ['an approval with a word why there is no proof', { kind: 'APPROVE', terms: { withoutProof: 'Known to me' } }],
  ])('but this is: %s', async (_, changes) => {
    await refuse(changes);
  });

  test.each<[string, object, string]>([
    ['a reason that there is not', reason('bad-mood'), errorCodes.invalidField],
    ['a description of another reason', reason('photo-unreadable', 'renew-document'), errorCodes.invalidField],
    [
      'one description of its own and one of another',
      reason('photo-unreadable', 'photo-in-daylight', 'renew-document'),
      errorCodes.invalidField,
    ],
    [
      'a reason twice',
      { reasons: [...reason('photo-unreadable').reasons, ...reason('photo-unreadable').reasons] },
      errorCodes.invalidField,
    ],
    ['what the wizard does not ask this person', { items: ['ID_FRONT', 'INCOME_PROOF'] }, errorCodes.invalidField],
    ['a link to somebody else', { terms: { linkCustomerNo: '8' } }, errorCodes.linkNotPossible],
    ['an approval without proof', { kind: 'APPROVE' }, errorCodes.proofMissing],
  ])('%s', async (_, changes, code) => {
    await expect(refuse(changes)).rejects.toMatchObject({ code });
  });

  test('a link of somebody whom the bank does not know, or who is a customer already', async () => {
    const link = { terms: { linkCustomerNo: '7' } };
    const refused = { code: errorCodes.linkNotPossible };
    await expect(refuse(link, async () => undefined)).rejects.toMatchObject(refused);
    await database.pool.query(`update customers set cif_no = '7' where id = $1`, [customerId]);
    await expect(refuse(link)).rejects.toMatchObject(refused);
    // What is asked of who is no customer of the bank yet is not asked of them.
    await expect(refuse({ items: ['NAME'] })).rejects.toMatchObject({ code: errorCodes.invalidField });
  });

  test('an approval of a document without a face, while one with both can be approved', async () => {
    const approve = () => refuse({ kind: 'APPROVE' });
    await rows.addFile(customerId, id, { type: 'PRIMARY-FRONT' });
    await insertSkippedCheck(database.db, id, startedAt);
    await expect(approve()).rejects.toMatchObject({ code: errorCodes.proofMissing });
    await rows.addFile(customerId, id, { type: 'SELFIE-VIDEO' });
    await approve();
  });
});

test.each<[string, object, object]>([
  ['nothing where there is nothing', {}, {}],
  [
    'the reasons and the items',
    {
      reasons: [
        { reason: 'face-differs', descriptions: [] },
        { reason: 'name-differs', descriptions: [] },
      ],
      items: ['NAME', 'BRANCH'],
    },
    { reasons: 'face-differs name-differs', items: 'NAME BRANCH' },
  ],
  [
    'one of each',
    { reasons: [{ reason: 'face-differs', descriptions: [] }], items: ['NAME'] },
    { reasons: 'face-differs', items: 'NAME' },
  ],
  ['that it links, and not to whom', { terms: { linkCustomerNo: '7' } }, { links: true }],
  ['why there is no proof', { terms: { withoutProof: 'Known to me' } }, { withoutProof: 'Known to me' }],
])('the history tells %s', (_, changes, facts) => {
  expect(ways().factsOf?.(proposed(changes))).toEqual(facts);
});

test('terms of another form say nothing', () => {
  expect([linkIn({ linkCustomerNo: 7 }), withoutProofIn({ withoutProof: true })]).toEqual([null, null]);
});

describe('an approval', () => {
  const confirmed = (terms: object = {}): Confirmed =>
    ({
      found: found(),
      proposal: { id: randomUUID(), ...proposed({ kind: 'APPROVE', terms, remarks: inBothLanguages('Welcome') }) },
      staffId,
      at: startedAt,
    }) as unknown as Confirmed;
  const approve = (which: Confirmed) =>
    database.db.transaction().execute(async (trx) => ways().carryOut?.APPROVE?.(trx, which));
  const cifNo = async () =>
    (await database.pool.query('select cif_no from customers where id = $1', [customerId])).rows[0].cif_no;

  test('has the bank open the account with its services, and carries it on afterwards', async () => {
    const afterwards = await approve(confirmed());
    expect(await findOpening(database.db, id)).toMatchObject({
      customerId,
      accountClass: '301',
      currency: 'MMK',
      branchCode: '001',
      services: [
        { serviceId: 'PASSBOOK' },
        { serviceId: 'ESTATEMENT', schedule: { time: 'W', on: 'MON' } },
        { serviceId: 'SMS', schedule: { time: 'M', on: '1' } },
        { serviceId: 'DAILY', schedule: { time: 'D', on: null } },
      ],
      deposit: null,
      chequeBook: null,
      linkedTo: null,
    });
    expect(await cifNo()).toBeNull();
    expect(advanced).toEqual([]);
    await afterwards?.();
    expect(advanced).toEqual([id]);
    const { rows: kept } = await database.pool.query(
      'select status from applications where authorization_req_id = $1',
      [id],
    );
    expect(kept).toEqual([{ status: 'APPROVED' }]);
  });

  test('of who was proved to be a customer of the bank is for that customer', async () => {
    await approve(confirmed({ linkCustomerNo: '7' }));
    expect(await cifNo()).toBe('7');
    expect(await findOpening(database.db, id)).toMatchObject({ linkedTo: '7' });
  });

  test('of an application that is gone is none', async () => {
    const gone = { ...confirmed(), found: found({ id: randomUUID() }) };
    await expect(approve(gone)).rejects.toThrow('no application');
  });
});
