import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Identity } from '../../../bank/bank.ts';
import { createSandboxBank } from '../../../bank/sandbox/index.ts';
import { newIdentity } from '../../../bank/testing/bank-under-test.ts';
import { createSandboxFixtures } from '../../../bank/testing/sandbox-fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { type Customers, createCustomers, type TestCustomer } from '../../access/sessions/testing/customers.ts';
import { foreigner } from '../../customers/customers/testing/somebody.ts';
import { nrcDraft } from '../../customers/registration/testing/drafts.ts';
import { createSignUpClient, type SignUpClient } from '../../customers/registration/testing/sign-up-client.ts';
import { createOpenings, type Openings } from './index.ts';

let server: TestServer;
let customers: Customers;
let openings: Openings;
let signUp: SignUpClient;
let addAccount: ReturnType<typeof createSandboxFixtures>['addAccount'];
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_CALLS: '100000' });
  customers = await createCustomers(server);
  signUp = await createSignUpClient(server);
  const { db } = server.database;
  const now = () => new Date();
  openings = createOpenings({ db, bank: createSandboxBank({ db, now }), now, random: Math.random });
  ({ addAccount } = createSandboxFixtures({ db, now }));
});
afterAll(() => server.stop());

let numbers = 0;
function newPhone(): string {
  numbers += 1;
  return `09461${String(numbers).padStart(6, '0')}`;
}

/** Somebody whom the bank knows, with money. */
async function knownPerson() {
  const identity = newIdentity('NRC');
  const phone = newPhone();
  const { cifNo, accountNumber } = await addAccount({ identity, phone, balanceMinor: 900_000_00 });
  return { identity, phone, cifNo, accountNumber };
}
type Victim = Awaited<ReturnType<typeof knownPerson>>;

/** Everything that the bank has under a customer number. */
async function booksOf({ cifNo, accountNumber }: Victim) {
  const { pool } = server.database;
  const { rows: accounts } = await pool.query('select * from bank_accounts where cif_no = $1 order by 1', [cifNo]);
  const { rows: moved } = await pool.query('select * from bank_postings where account_number = $1 order by 1', [
    accountNumber,
  ]);
  return { accounts, moved };
}

const cifNoOf = async ({ id }: TestCustomer) =>
  (await server.database.pool.query('select cif_no from customers where id = $1', [id])).rows[0]?.cif_no as
    | string
    | null;

/** What can be tried with an account of one's own, or of somebody else's. */
function attempts(attacker: TestCustomer, victim: Victim) {
  const open = (more: object = {}) =>
    openings.open({
      authorizationReqId: randomUUID(),
      customerId: attacker.id,
      accountClass: '301',
      currency: 'MMK',
      branchCode: '001',
      services: [],
      deposit: null,
      chequeBook: null,
      ...more,
    });
  return {
    open,
    payWithTheirs: () => open({ deposit: { fromAccount: victim.accountNumber, minor: 1_000_00 } }),
    stateTheirNumber: () => open({ linkedTo: victim.cifNo }),
    async seen() {
      const token = await customers.tokenOf(attacker.loginId);
      const asked = { LOGIN_ID: attacker.loginId, IS_MASKED: 'False' };
      const listed = await server.post('/api/balances', asked, token);
      const looked = await server.post('/api/proxy/core_account', { Id: victim.accountNumber }, token);
      return { listed: ((await listed.json()) as { Data: unknown[] }).Data, looked: looked.status };
    },
  };
}

type Of = 'known person' | 'another known person' | 'own';
interface Mix {
  readonly document: Of;
  readonly phone: Of;
}
const whose = ['known person', 'another known person', 'own'] as const;
const mixes: Mix[] = whose.flatMap((document) => whose.map((phone) => ({ document, phone })));

async function signedUpAs({ document, phone }: Mix, victim: Victim, other: Victim): Promise<TestCustomer> {
  const documents: Record<Of, Identity> = {
    'known person': victim.identity,
    'another known person': other.identity,
    own: newIdentity('NRC'),
  };
  const phones: Record<Of, string> = {
    'known person': victim.phone,
    'another known person': other.phone,
    own: newPhone(),
  };
  return customers.add({ ...documents[document], phone: phones[phone] });
}

describe('whose account it is [SBX-008]', () => {
  test.each(mixes)('with the document of $document and the phone of $phone', async (mix) => {
    const [victim, other] = [await knownPerson(), await knownPerson()];
    const attacker = await signedUpAs(mix, victim, other);
    const isVictim = mix.document === 'known person' && mix.phone === 'known person';
    const isOther = mix.document === 'another known person' && mix.phone === 'another known person';
    const before = await booksOf(victim);
    const tries = attempts(attacker, victim);

    const seen = await tries.seen();
    expect(seen.listed).toHaveLength(isVictim || isOther ? 1 : 0);
    expect(await cifNoOf(attacker)).toBe(isVictim ? victim.cifNo : isOther ? other.cifNo : null);
    const opened = await tries.open();
    const isRefused = mix.document !== 'own' && !isVictim && !isOther;
    expect(opened).toMatchObject(isRefused ? { refusal: 'knownWithOtherPhone', cifNo: null } : { refusal: null });
    if (isVictim) return expect(opened.cifNo).toBe(victim.cifNo);

    // Nothing that is tried from here on reaches the known person, whatever else comes of it.
    expect(seen.looked).not.toBe(200);
    expect(opened.cifNo).not.toBe(victim.cifNo);
    expect((await tries.payWithTheirs()).refusal).not.toBeNull();
    const claimed = await tries.stateTheirNumber();
    if (mix.document !== 'known person') {
      expect(claimed).toMatchObject({ refusal: 'knownWithOtherPhone', accountNumber: null });
      expect(await booksOf(victim)).toEqual(before);
      expect(await cifNoOf(attacker)).not.toBe(victim.cifNo);
    }
  });

  test.each([
    ['another kind of card', ({ idValue }: Identity) => ({ idType: 'OLD_NRC', idValue }) as const],
    ['a passport', ({ idValue }: Identity) => ({ ...foreigner, idValue })],
  ])('with the number of a known card as that of %s it is nobody’s', async (_, changed) => {
    const victim = await knownPerson();
    const before = await booksOf(victim);
    const attacker = await customers.add({ ...changed(victim.identity), phone: victim.phone });
    const tries = attempts(attacker, victim);
    expect((await tries.seen()).listed).toEqual([]);
    expect((await tries.payWithTheirs()).cifNo).not.toBe(victim.cifNo);
    expect(await booksOf(victim)).toEqual(before);
  });

  test('a phone or e-mail that is a customer’s cannot be signed up with, whatever the document', async () => {
    const victim = await knownPerson();
    const owner = await customers.add({ ...victim.identity, phone: victim.phone });
    const draft = { ...nrcDraft, LOGIN_ID: 'fresh@example.com', MOBILENO: newPhone() };
    for (const taken of [
      { LOGIN_ID: owner.loginId },
      { MOBILENO: victim.phone },
      { LOGIN_ID: owner.loginId.toUpperCase() },
    ]) {
      for (const document of [{ UID_VALUE: victim.identity.idValue }, {}]) {
        const answer = await signUp.call('submit', { ...draft, ...document, ...taken });
        expect(answer.status, JSON.stringify({ ...taken, ...document })).toBe(400);
      }
    }
  });

  test('an opening that was started by one customer is not carried on for another', async () => {
    const [victim, attacker] = [await knownPerson(), await customers.add({ ...newIdentity('NRC'), phone: newPhone() })];
    const owner = await customers.add({ ...victim.identity, phone: victim.phone });
    const request = randomUUID();
    await attempts(owner, victim).open({ authorizationReqId: request });
    const before = await booksOf(victim);
    await expect(attempts(attacker, victim).open({ authorizationReqId: request })).rejects.toThrow('another customer');
    expect(await booksOf(victim)).toEqual(before);
  });
});
