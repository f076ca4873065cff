import { randomUUID } from 'node:crypto';
import { definitionOf, type Endpoint, errorCodes, isForStaff } from '@taga/contract';
import { staffRoles } from '@taga/contract/constants';
import {
  allEndpoints,
  endHandOver,
  finishHandOver,
  getAccountInfo,
  getHandOver,
  listSessions,
  logout,
  renewCard,
  resendCode,
  signOutStaff,
} from '@taga/contract/endpoints';
import { depositReferenceOf } from '@taga/contract/records/applications/deposit-reference';
import { existingCustomerStepRecord } from '@taga/contract/records/applications/existing-customer-step';
import { sampleOf, wholeOpening } from '@taga/contract/samples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { OpenedAccount } from '../../bank/bank.ts';
import { createSandboxBank } from '../../bank/sandbox/index.ts';
import { createSandboxFixtures } from '../../bank/testing/sandbox-fixtures.ts';
import {
  type Customers,
  comparable,
  createCustomers,
  type TestCustomer,
} from '../../modules/access/sessions/testing/customers.ts';
import { createOpener, type Opener } from '../../modules/applications/drafts/testing/opener.ts';
import { handingOver, tokenOfPhone } from '../../modules/applications/hand-over/testing/hand-to-phone.ts';
import { createApplicant } from '../../modules/applications/kinds/card/testing/card-site.ts';
import { createOpenings } from '../../modules/fulfilment/openings/index.ts';
import { saveInboxMessage } from '../../modules/messaging/inbox/index.ts';
import { signedInStaff, type TestStaff } from '../../modules/staff/sessions/testing/staff.ts';
import { expectError } from '../../testing/expect-error.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/**
 * What the server cannot do yet, and therefore nobody can prove of. An id leaves this list in the change that implements
 * its call, and the walk below then asks for it as its owner and as another customer.
 */
const notBuiltYet: readonly string[] = [];

let server: TestServer;
let customers: Customers;
beforeAll(async () => {
  server = await startTestServer({
    RATE_LIMIT_CALLS: '100000',
    RATE_LIMIT_CUSTOMER: '100000',
    RATE_LIMIT_SIGN_IN: '100000',
  });
  customers = await createCustomers(server);
});
afterAll(() => server.stop());

/** The smallest picture there is, as a PNG. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

type Headers = Record<string, string>;
const sampleStep = { baseRoute: '/create-account/saving', stepRouteNumber: 0, stepRouteName: 'initial', stepNumber: 0 };
type Input = Readonly<Record<string, unknown>>;

function ask(endpoint: Endpoint, input: Input, headers: Headers = {}, path = endpoint.path): Promise<Response> {
  const address = `/${endpoint.base}${path}`;
  if (endpoint.method === 'POST') return server.post(address, input, headers);
  return server.get(`${address}?${new URLSearchParams(input as Record<string, string>)}`, headers);
}

const routes = allEndpoints.flatMap((endpoint) =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
    endpoint,
    path,
    method: endpoint.method,
    base: endpoint.base,
  })),
);

const everybody = ['nobody', 'visitor', 'reader', 'customer', 'phone', ...staffRoles] as const;
type Role = (typeof staffRoles)[number];

describe('every call lets in exactly those it declares, and is built or listed as not [SEC-002]', () => {
  let mya: TestCustomer;
  let staff: Record<Role, TestStaff>;
  let tokens: Record<(typeof everybody)[number], Headers>;
  beforeAll(async () => {
    mya = await customers.add();
    tokens = {
      nobody: {},
      visitor: await server.tokenOf('visitor'),
      reader: await server.tokenOf('reader'),
      ...(await signedIn()),
      ...(await staffOfEachRole()),
    };
  });

  async function signedIn() {
    const customer = await customers.tokenOf(mya.loginId);
    return { customer, phone: await tokenOfPhone(server, customer, mya.loginId) };
  }

  async function staffOfEachRole() {
    const members = await Promise.all(staffRoles.map((role) => signedInStaff(server, [role])));
    const byRole = <Value>(pick: (member: TestStaff) => Value) =>
      Object.fromEntries(members.map((member, index) => [staffRoles[index], pick(member)])) as Record<Role, Value>;
    staff = byRole((member) => member);
    return byRole(({ token }) => ({ ...token }));
  }

  const isRole = (who: string): who is Role => (staffRoles as readonly string[]).includes(who);
  const isLetIn = ({ allowedRoles }: Endpoint, who: (typeof everybody)[number]) =>
    allowedRoles.includes('anyone') ||
    (allowedRoles as readonly string[]).includes(who) ||
    (isRole(who) && allowedRoles.includes('staff'));

  /** Whom the audit log names as refused at a route. */
  async function refusedAt(route: string): Promise<string[]> {
    const { rows } = await server.database.pool.query(
      `select distinct actor_id from audit_entries where action like '%.refused' and facts ->> 'route' = $1`,
      [route],
    );
    return rows.map(({ actor_id: id }) => id);
  }

  test.each(routes)('$method $base $path', async ({ endpoint, path }) => {
    for (const who of everybody) {
      const answer = await ask(endpoint, {}, tokens[who], path);
      const lacksRole = isRole(who) && isForStaff(endpoint);
      if (!isLetIn(endpoint, who) && lacksRole) await expectError(answer, { status: 403, codes: ['TG0403'] });
      else if (!isLetIn(endpoint, who)) await expectError(answer, { status: 401, codes: ['TG0401'] });
      else if (notBuiltYet.includes(endpoint.id)) await expectError(answer, { status: 501, codes: [] });
      else expect([401, 403, 501], `as ${who}`).not.toContain(answer.status);
      if (endpoint.id === signOutStaff.id && isRole(who)) tokens = { ...tokens, ...(await staffOfEachRole()) };
    }
    const ends: readonly string[] = [logout.id, finishHandOver.id];
    if (ends.includes(endpoint.id)) tokens = { ...tokens, ...(await signedIn()) };
  });

  const somewhere = `/upload/files/${randomUUID()}`;
  test.each<[string, string, readonly (typeof everybody)[number][]]>([
    ['POST', '/upload/files', ['customer', 'phone']],
    ['HEAD', somewhere, ['customer', 'phone']],
    ['PATCH', somewhere, ['customer', 'phone']],
    ['GET', '/sandbox/mailbox', everybody],
    ['GET', '/sandbox/mailbox.json', everybody],
  ])('so does what is no call of the contract: %s %s', async (method, path, letIn) => {
    for (const who of everybody) {
      const { status } = await fetch(server.url + path, { method, headers: tokens[who] });
      if (letIn.includes(who)) expect([401, 403], `as ${who}`).not.toContain(status);
      else expect(status, `as ${who}`).toBe(401);
    }
  });

  test('and a file opens by the address that its owner was given, for anyone who shows it, and by nothing else', async () => {
    const customer = tokens.customer;
    const { id } = await createOpener(server, customers, mya, { accountClass: '301', currency: 'MMK' });
    const sent = { FileData: onePixel, AuthorizationReqId: id, AccountClass: '301', LoginId: mya.loginId };
    const file = { ...sent, FileType: 'PRIMARY-FRONT', FileName: 'front.png' };
    const { fileUrl } = (await (await server.post('/upload/create-account/file_upload', file, customer)).json()) as {
      fileUrl: string;
    };
    const [bare = ''] = fileUrl.split('?');
    for (const who of everybody) {
      expect((await server.get(fileUrl, tokens[who])).status, `as ${who}`).toBe(200);
      for (const address of [bare, fileUrl.replace(/seal=.{4}/, 'seal=AAAA')]) {
        await expectError(await server.get(address, tokens[who]), { status: 404, codes: ['TG0404'] });
      }
    }
  });

  test.each(routes)(
    'and the audit log tells of whom $method $base $path refused [DSK-012]',
    async ({ endpoint, path }) => {
      const refused = staffRoles.filter((role) => !isLetIn(endpoint, role)).map((role) => staff[role].id);
      const customersToo = isForStaff(endpoint) ? [mya.id] : [];
      for (const who of everybody) if (!isLetIn(endpoint, who)) await ask(endpoint, {}, tokens[who], path);
      const found = await refusedAt(`/${endpoint.base}${path}`);
      expect(found).toEqual(expect.arrayContaining([...refused, ...customersToo]));
      if (!isForStaff(endpoint)) expect(found).not.toContain(mya.id);
    },
  );
});

describe('another customer neither sees nor changes what is somebody’s [SEC-001, SEC-002]', () => {
  const nrcOf = (number: number) => ({ idType: 'NRC', idValue: `12/DAGAMA(N)${number}` }) as const;
  /** Anyone who reads one of these has read something of the owner. */
  let ownWords: readonly string[];
  /** What a field of a request names when it names something of the owner. */
  let ownThings: Input;
  /** The same, for calls that name something of their own by it. */
  let ownThingsOf: Readonly<Record<string, Input>>;
  const messageId = randomUUID();
  let owner: TestCustomer;
  let another: TestCustomer;
  let ownToken: Headers;
  let otherToken: Headers;
  const signInBoth = async () => {
    ownToken = await customers.tokenOf(owner.loginId);
    otherToken = await customers.tokenOf(another.loginId);
  };

  beforeAll(async () => {
    const bank = createSandboxFixtures({ db: server.database.db, now: () => new Date() });
    owner = await customers.add({ ...nrcOf(710_001), fullName: 'DAW OWNER OWNER' });
    another = await customers.add({ ...nrcOf(710_002), fullName: 'U ANOTHER ANOTHER' });
    const opened = {
      identity: nrcOf(710_001),
      phone: owner.phone,
      accountClass: '301',
      balanceMinor: 47_117_117_11,
    } as const;
    const { accountNumber } = await bank.addAccount(opened);
    await bank.addEmployee('710001', { name: 'KO KO', phone: null });
    const listed = await server.get('/api/auth/sessions', await customers.tokenOf(owner.loginId));
    const sessionId = definitionOf(listSessions).answer.parse(await listed.json()).Data[0]?.SESSION_ID ?? '';
    ownWords = [owner.id, owner.loginId, owner.phone, '710001', 'OWNER', '47117117', accountNumber, sessionId];
    ownThings = {
      LOGIN_ID: owner.loginId,
      LoginId: owner.loginId,
      UID: '12/DAGAMA(N)710001',
      SESSION_ID: sessionId,
      Id: accountNumber,
    };
    await signInBoth();
    const info = { LoginId: owner.loginId, AccountClass: '325', Currency: 'MMK', IsFCY: false };
    const started = await server.post('/api/create-account/info/by/account_class', info, ownToken);
    const { AuthorizationReqId } = definitionOf(getAccountInfo).answer.parse(await started.json()).Data;
    const documentNo = await notifyOfAccount(
      await bank.addAccount({ ...opened, accountClass: '101', balanceMinor: 0 }),
    );
    const [waiting, proved] = [await openerOf('511'), await openerOf('501')];
    const photographed = await photographedApplication();
    const card = await createApplicant(server, customers, owner, Buffer.from(onePixel, 'base64'));
    const cardNo = await card.submitWhole();
    const renewalNo = await renewedCard();
    await waiting.putAt('terms-and-conditions');
    await proved.putAt('terms-and-conditions');
    await proved.putCode('right');
    const { opened: cashCurrent, ...ofCashCurrent } = await openedCashCurrent(accountNumber);
    const ref = await askForExistingCode(photographed.AuthorizationReqId);
    const startedIds = [AuthorizationReqId, waiting.id, proved.id, photographed.AuthorizationReqId];
    ownWords = [...ownWords, ...startedIds, messageId, cardNo, renewalNo, cashCurrent, ref];
    ownThings = { ...ownThings, AuthorizationReqId };
    ownThingsOf = {
      getMessage: { Id: messageId },
      getCreditOrder: { DOCNumber: cardNo },
      getCardApplication: { DOCNumber: cardNo },
      getCardRenewal: { DOCNumber: renewalNo },
      saveCardSection: { DOCNumber: cardNo },
      uploadCardDocument: { DOCNumber: cardNo, FileData: onePixel },
      removeCardDocument: { DOCNumber: cardNo },
      submitCardApplication: { DOCNumber: cardNo },
      requestChequeBook: { DOCUMENT_NO: documentNo },
      getApplication: { Id: AuthorizationReqId },
      resendCode: { MOBILENO: owner.phone, UID_VALUE: '12/DAGAMA(N)710001', AuthorizationReqId: waiting.id },
      verifyActivationCode: { AuthorizationReqId: proved.id },
      submitApplication: { AuthorizationReqId: proved.id },
      submitCapturedIdentity: photographed,
      submitUploadedIdentity: photographed,
      verifyExistingCustomerCode: { LoginId: owner.loginId, UserId: owner.id, OTPREFNO: ref },
      ...ofCashCurrent,
    };
  });

  /** A message that a cheque book can be asked for with. Answers the number of what it is about. */
  async function notifyOfAccount(opened: OpenedAccount): Promise<string> {
    const authorizationReqId = randomUUID();
    const body = { ...opened, accountClass: '101', currency: 'MMK', serviceIds: [], openedAt: '2026-01-01T00:00:00Z' };
    const content = { type: 'AccountCreated', body } as const;
    const about = { customerId: owner.id, authorizationReqId, decisionId: authorizationReqId, at: new Date() };
    const message = { id: messageId, ...about, content };
    await server.database.db.transaction().execute((trx) => saveInboxMessage(trx, message));
    return authorizationReqId;
  }

  /** The number of a renewal of a card of the owner's. */
  async function renewedCard(): Promise<string> {
    const bank = createSandboxBank({ db: server.database.db, now: () => new Date() });
    const limit = { currency: 'MMK', minor: 900_000_00 } as const;
    const person = { identity: nrcOf(710_001), name: 'DAW OWNER OWNER', phone: owner.phone };
    const { cardId } = await bank.issueCard({ reference: 'card-of-owner', ...person, limit });
    const answer = await server.post('/api/cards/renew', { CardId: cardId, BranchCode: '001' }, ownToken);
    return definitionOf(renewCard).answer.parse(await answer.json()).Data.DOCNumber;
  }

  /** A Cash Current account that was opened with a cheque book, and what each call about it names. */
  async function openedCashCurrent(fromAccount: string) {
    const { db, pool } = server.database;
    const [id, now] = [randomUUID(), () => new Date()];
    await pool.query(
      `insert into applications (authorization_req_id, customer_id, kind, account_class, currency, status, created_at,
         ended_at)
       values ($1, $2, 'existing-customer', '137', 'MMK', 'COMPLETED', '2026-01-01', '2026-01-02')`,
      [id, owner.id],
    );
    await pool.query(`insert into orders values ($1, $2, '{}', '{}', now())`, [id, owner.id]);
    const openings = createOpenings({ db, bank: createSandboxBank({ db, now }), now, random: Math.random });
    const { accountNumber } = await openings.open({
      authorizationReqId: id,
      customerId: owner.id,
      accountClass: '137',
      currency: 'MMK',
      branchCode: '001',
      services: [],
      deposit: { fromAccount, minor: 10_000_00 },
      chequeBook: { serviceId: 'CHEQUEBOOK', feeMinor: 1_050_00, isPaid: false },
    });
    const opened = String(accountNumber);
    const ofChequeBook = { ACC_NO: opened, DOCUMENT_NO: id };
    return {
      opened,
      createAccount: { UIDValue: '12/DAGAMA(N)710001', DOCUMENT_NO: id, authorizationRequestID: id },
      subscribeService: ofChequeBook,
      chargeFees: ofChequeBook,
      transferDeposit: {
        DebitAccount: fromAccount,
        CreditAccount: opened,
        SourceReferenceNo: depositReferenceOf(id),
      },
      getExistingCustomerOrder: { Id: id },
      getAccountCard: { Id: id },
    };
  }

  /** The reference of a code that the owner waits for on the way of existing customers. */
  async function askForExistingCode(id: string): Promise<string> {
    const step = existingCustomerStepRecord('bankaccount', wholeOpening('NRC'));
    await server.database.pool.query(
      `update applications set status = 'INIT', step = $2, saved_at = '2026-01-01' where authorization_req_id = $1`,
      [id, step],
    );
    const details = { UID_TYPE: 'NRC', UID_VALUE: '12/DAGAMA(N)710001', DOB: '1990-02-28', MOBILENO: owner.phone };
    const body = { LOGIN_ID: owner.loginId, ...details, RECORD_STAT: 'ACTIVE', AuthorizationReqId: id };
    const answer = await server.post('/api/register/resend_otp_verification', body, ownToken);
    return definitionOf(resendCode).answer.parse(await answer.json()).Data.OTPREFNO;
  }

  /** Photos of an identity document, by their ids. */
  async function photographedApplication() {
    const { id } = await openerOf('137');
    const { rows } = await server.database.pool.query<{ id: string }>(
      "select id from application_files where authorization_req_id = $1 and type like 'PRIMARY-%' order by type",
      [id],
    );
    return { AuthorizationReqId: id, Image: rows.map((row) => ({ ImageId: row.id })) };
  }

  /** With files and a check, so that nothing is missing. */
  async function openerOf(accountClass: string): Promise<Opener> {
    const opener = await createOpener(server, customers, owner, { accountClass, currency: 'MMK' });
    await opener.addFiles();
    await opener.addCheck('VERIFIED');
    return opener;
  }

  /** The same fields, naming what there is not. */
  const nothing: Input = {
    LOGIN_ID: 'nobody@example.com',
    LoginId: 'nobody@example.com',
    UID: '12/DAGAMA(N)999999',
    SESSION_ID: '00000000-0000-4000-8000-000000000000',
    Id: '00130199999999999',
    HandOverId: '00000000-0000-4000-8000-000000000000',
    AuthorizationReqId: '00000000-0000-4000-8000-000000000000',
    DOCUMENT_NO: '00000000-0000-4000-8000-000000000000',
    DOCNumber: '00000000-0000-4000-8000-000000000000',
  };

  /** Where the sample is about somebody else than the owner could be. */
  const changes: Readonly<Record<string, Input>> = {
    getAccountInfo: { AccountClass: '325', Currency: 'MMK', IsFCY: false },
    uploadFile: { AccountClass: '325', FileData: onePixel },
    submitCapturedIdentity: { Video: null },
    submitUploadedIdentity: { Video: null },
    saveApplication: { AccountClass: '325', Step: sampleStep, Revision: undefined },
    resendCode: { UID_TYPE: 'NRC', DOB: '1990-02-28', RECORD_STAT: 'ACTIVE' },
    submitApplication: { AccountClass: '501' },
    checkEmployee: { staffId: '710001' },
    checkEmployeeByPost: { staffId: '710001' },
  };

  /** Calls whose input names nothing that belongs to anybody, so that everybody asks in the same words. */
  const namesNothing = [
    'logout',
    'listSessions',
    'exportData',
    'listBranches',
    'getMapTiles',
    'getLifetimes',
    'correctDetails',
    'checkEmployee',
    'checkEmployeeByPost',
    'getTermsPath',
    'getCardPages',
    'listCards',
    'setMailPreference',
  ];

  /** What was submitted is closed to its owner too, who is told so. */
  const ofSubmitted = ['saveCardSection', 'uploadCardDocument', 'removeCardDocument'];
  /** What staff ask for, and a bank's customer never; the tests of asked details ask for another's. */
  const ofAsked = ['sendNewPhoneCode', 'correctAskedDetails'];
  /** Needs a card that the bank has made; the tests of card orders ask for another's. */
  const testedElsewhere = ['renewCard'];

  function inputOf(endpoint: Endpoint, things: Input): Input {
    const input = { ...sampleOf(endpoint.id)?.input, ...changes[endpoint.id] };
    const named = Object.entries(things).filter(([field]) => field in input);
    return { ...input, ...Object.fromEntries(named) };
  }

  /** Every row of the database that says something of the owner. */
  async function rowsOfOwner(): Promise<string[]> {
    const { pool } = server.database;
    const { rows: tables } = await pool.query(`select tablename from pg_tables where schemaname = 'public'`);
    const found: string[] = [];
    for (const { tablename } of tables) {
      const { rows } = await pool.query(`select to_jsonb(t)::text as row from "${tablename}" t`);
      found.push(
        ...rows.map(({ row }) => `${tablename} ${row}`).filter((row) => ownWords.some((word) => row.includes(word))),
      );
    }
    return found.sort();
  }

  /** Ends with the session and with the next one, so that each call gets its own. */
  async function handedOver({ id }: Endpoint): Promise<Input> {
    if (id !== getHandOver.id && id !== endHandOver.id) return {};
    const { HandOverId } = await handingOver(server).begin(ownToken, String(ownThings.AuthorizationReqId));
    ownWords = [...ownWords, HandOverId];
    return { HandOverId };
  }

  const forCustomers = allEndpoints.filter(({ allowedRoles }) => allowedRoles.includes('customer'));
  const built = forCustomers.filter(({ id }) => !notBuiltYet.includes(id) && !testedElsewhere.includes(id));

  test.each(built)('$id', async (endpoint) => {
    const input = inputOf(endpoint, { ...ownThings, ...(await handedOver(endpoint)), ...ownThingsOf[endpoint.id] });
    await expectError(await ask(endpoint, input), { status: 401, codes: ['TG0401'] });

    const before = await rowsOfOwner();
    expect(before.length).toBeGreaterThan(5);
    const answer = await comparable(await ask(endpoint, input, otherToken));
    expect(await rowsOfOwner()).toEqual(before);
    for (const word of ownWords) expect(JSON.stringify(answer)).not.toContain(word);
    if (!namesNothing.includes(endpoint.id)) {
      expect(input, 'say what of the owner this call names').not.toEqual(inputOf(endpoint, nothing));
      expect(answer).toEqual(await comparable(await ask(endpoint, inputOf(endpoint, nothing), otherToken)));
      expect(answer).not.toMatchObject({ status: 200 });
    }

    // The very same words are right: from the owner they are answered.
    const own = await ask(endpoint, input, ownToken);
    if (ofSubmitted.includes(endpoint.id)) {
      await expectError(own, { status: 400, codes: [errorCodes.applicationClosed] });
      return;
    }
    if (endpoint.id === 'correctDetails') {
      // The owner has submitted: what the bank has, only the bank changes.
      await expectError(own, { status: 400, codes: [errorCodes.detailsWithBank] });
      return;
    }
    if (ofAsked.includes(endpoint.id)) {
      // Nobody has asked the owner to correct who they are.
      await expectError(own, { status: 400, codes: [errorCodes.notAskedToCorrect] });
      return;
    }
    expect(own.status, await own.clone().text()).toBe(200);
    expect(z.safeParse(endpoint.answer, await own.json()).success).toBe(true);
    if (endpoint.id === logout.id) await signInBoth();
  });
});
