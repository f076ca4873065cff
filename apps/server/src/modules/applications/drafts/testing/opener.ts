import { randomUUID } from 'node:crypto';
import { definitionOf } from '@taga/contract';
import { getAccountInfo, getApplication, resendCode, saveApplication } from '@taga/contract/endpoints';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { type AccountOpeningStep, accountOpeningSteps } from '@taga/contract/journeys/account-opening/outline';
import { stepsFor } from '@taga/contract/journeys/journey';
import type { StoredApplication } from '@taga/contract/records/applications/account-info';
import { fieldsOfAnswers } from '@taga/contract/records/applications/application-answers';
import {
  type CodeState,
  codeStepRecord,
  openingRoute,
  stepRecordOf,
} from '@taga/contract/records/applications/application-step';
import { fieldsOfCustomer, saveBodyOf } from '@taga/contract/records/applications/application-values';
import type { CustomerRecord } from '@taga/contract/records/customers/profile';
import { wholeOpening } from '@taga/contract/samples';
import { findAccountClass } from '@taga/reference/account-classes';
import { expect } from 'vitest';
import { createSandboxFixtures } from '../../../../bank/testing/sandbox-fixtures.ts';
import type { TestServer } from '../../../../testing/test-server.ts';
import type { Customers, TestCustomer } from '../../../access/sessions/testing/customers.ts';
import { getCustomer, type Person, toCustomerRecord } from '../../../customers/customers/index.ts';

/** Who opens what. */
interface Case {
  readonly server: TestServer;
  readonly customers: Customers;
  readonly customer: TestCustomer;
  readonly person: Person;
  readonly record: CustomerRecord;
  readonly token: { authorization: string };
  readonly id: string;
  readonly applicationNumber: string;
  readonly answers: OpeningAnswers;
  readonly baseRoute: string;
}

interface OpenerOptions {
  readonly accountClass: string;
  readonly currency: string;
}

/** Somebody who opens an account over the wire, with every answer at hand. */
export async function createOpener(
  server: TestServer,
  customers: Customers,
  customer: TestCustomer,
  { accountClass, currency }: OpenerOptions = { accountClass: '301', currency: 'MMK' },
) {
  const known = await getCustomer(server.database.db, customer.id);
  const token = await customers.tokenOf(customer.loginId);
  const answers = wholeOpening(known.person.idType, { accountClass, currency });
  const bank = createSandboxFixtures({ db: server.database.db, now: () => new Date() });
  await bank.addEmployee(answers.employee.staffId, { name: 'KO KO', phone: null });
  const asked = {
    LoginId: customer.loginId,
    AccountClass: accountClass,
    Currency: currency,
    IsFCY: currency !== 'MMK',
  };
  const info = () => server.post('/api/create-account/info/by/account_class', asked, token);
  const { Data: started } = definitionOf(getAccountInfo).answer.parse(await (await info()).json());
  const opened: Case = {
    server,
    customers,
    customer,
    person: known.person,
    record: toCustomerRecord(known),
    token,
    id: started.AuthorizationReqId,
    applicationNumber: started.ApplicationNo,
    answers,
    baseRoute: openingRoute(findAccountClass(accountClass)?.accountType ?? ''),
  };
  return { ...opened, info, ...savingOf(opened), ...rowsOf(opened), ...closingOf(opened) };
}

export type Opener = Awaited<ReturnType<typeof createOpener>>;

/** What the wizard sends. */
function savingOf({ server, record, token, id, answers, baseRoute }: Case) {
  const walk = stepsFor(accountOpeningSteps, answers).map(({ name }) => name);

  /** Without a revision and a key, unless a test brings some. */
  function bodyOf(left: AccountOpeningStep, changes: Partial<OpeningAnswers> = {}) {
    const given = { ...answers, ...changes };
    const step = stepRecordOf(left, given, baseRoute);
    const known = { customer: fieldsOfCustomer(record), answers: given, step, authorizationReqId: id };
    const { Revision: _, SaveKey: _key, ...body } = saveBodyOf({ ...known, revision: 0, saveKey: '' });
    return body;
  }

  const post = (body: object, headers = token) => server.post('/api/create-account/save/account', body, headers);
  const save = (left: AccountOpeningStep, changes: Partial<OpeningAnswers> = {}, more: object = {}) =>
    post({ ...bodyOf(left, changes), ...more });

  /** Saves a step, which has to work, and answers the revision. */
  async function leave(...what: Parameters<typeof save>): Promise<number> {
    const answer = await save(...what);
    const text = await answer.text();
    expect(answer.status, `${what[0]}: ${text}`).toBe(200);
    return definitionOf(saveApplication).answer.parse(JSON.parse(text)).Data.Revision;
  }

  return {
    walk,
    bodyOf,
    post,
    save,
    leave,
    /** Every step up to this one, which is left too. */
    async leaveUpTo(last: AccountOpeningStep): Promise<void> {
      for (const name of walk.slice(1, walk.indexOf(last) + 1)) await leave(name);
    },
    async stored(): Promise<StoredApplication> {
      const answer = await server.post('/api/create-account/get_account', { Id: id }, token);
      const text = await answer.text();
      expect(answer.status, text).toBe(200);
      return definitionOf(getApplication).answer.parse(JSON.parse(text)).Data;
    },
  };
}

/** What is in the database, and what others put there. */
function rowsOf({ server, id, customer, token, answers, baseRoute }: Case) {
  const { pool } = server.database;
  const needed = [...answers.idImages, ...answers.incomeFiles, ...answers.signature].map(({ type }) => type);

  async function addFiles(types = needed): Promise<void> {
    for (const type of types) {
      const fileId = randomUUID();
      await pool.query(
        `insert into application_files
           (id, authorization_req_id, customer_id, type, name, media_type, size_bytes, sha256, created_at, stored_name)
         values ($1, $2, $3, $4, 'photo.jpg', 'image/jpeg', 1, '\\x00', now(), $5)`,
        [fileId, id, customer.id, type, `application-files/${fileId}`],
      );
    }
  }

  /** Of the photos and the video that are there. */
  async function addCheck(status: 'VERIFIED' | 'FAILED' | 'PENDING'): Promise<void> {
    await pool.query(
      `insert into identity_checks (id, authorization_req_id, status, form_id, form_key, subject, created_at, due_at, finished_at)
       select $1, $2::uuid, $3, 'form-1', 'key-1', json_build_object('serviceId', 155, 'idType', 'NID', 'formKey', null,
         'headTurns', null, 'frontId', max(id::text) filter (where type = 'PRIMARY-FRONT'),
         'backId', max(id::text) filter (where type = 'PRIMARY-BACK'),
         'videoId', max(id::text) filter (where type = 'SELFIE-VIDEO'), 'fileIds', json_agg(id)), clock_timestamp(), now(), now()
       from application_files where authorization_req_id = $2`,
      [randomUUID(), id, status],
    );
  }

  /** Over the wire, as its owner. */
  async function removeFile(type: string): Promise<void> {
    const { rows } = await pool.query(
      'select id from application_files where authorization_req_id = $1 and type = $2',
      [id, type],
    );
    const body = { AuthorizationReqId: id, LoginId: customer.loginId, FileId: rows[0].id };
    expect((await server.post('/upload/create-account/file_remove', body, token)).status).toBe(200);
  }

  return {
    addFiles,
    addCheck,
    removeFile,
    /** Files and a check, so that no step wants for anything. */
    async addProofs(): Promise<void> {
      await addFiles();
      await addCheck('VERIFIED');
    },
    /** The row as it is, which no answer could hide. */
    async row() {
      const { rows } = await pool.query('select * from applications where authorization_req_id = $1', [id]);
      return rows[0] as { status: string | null; step: object; revision: number; record: Record<string, unknown> };
    },
    /** Of what else there is of the application. */
    async rowsOf(table: 'application_files' | 'identity_checks' | 'orders'): Promise<Record<string, unknown>[]> {
      const { rows } = await pool.query(`select * from ${table} where authorization_req_id = $1 order by created_at`, [
        id,
      ]);
      return rows;
    },
    /** As if everything up to a step had been saved. */
    async putAt(left: AccountOpeningStep): Promise<void> {
      await pool.query(
        `update applications set status = 'INIT', step = $2, record = $3 where authorization_req_id = $1`,
        [id, stepRecordOf(left, answers, baseRoute), fieldsOfAnswers(answers)],
      );
    },
    /** As if the code had been evaluated. */
    async putCode(state: CodeState): Promise<void> {
      const step = codeStepRecord(state, baseRoute);
      await pool.query('update applications set step = $2 where authorization_req_id = $1', [id, step]);
    },
  };
}

interface Code {
  readonly OTPRefNo: string;
  readonly OTPCode: string;
}

/** The code, and submitting. */
function closingOf({ server, customers, customer, person, token, id, answers }: Case) {
  return {
    askForCode: (changes: object = {}) =>
      server.post(
        '/api/register/resend_otp_verification',
        {
          LOGIN_ID: customer.loginId,
          UID_TYPE: person.idType,
          UID_VALUE: person.idValue,
          DOB: person.birthDate,
          MOBILENO: person.phone,
          RECORD_STAT: 'ACTIVE',
          ...changes,
        },
        token,
      ),
    /** The code that was sent last, with its reference. */
    async codeOf(answer: Response): Promise<Code> {
      const text = await answer.text();
      expect(answer.status, text).toBe(200);
      const { OTPREFNO } = definitionOf(resendCode).answer.parse(JSON.parse(text)).Data;
      const sent = (await customers.messagesTo(person.phone)).filter(({ template }) => template === 'activation-code');
      return { OTPRefNo: OTPREFNO, OTPCode: String(sent.at(-1)?.values.code) };
    },
    verify: (code: Code, changes: object = {}) =>
      server.post(
        '/api/create-account/verify_otp_activation',
        { LoginId: customer.loginId, AuthorizationReqId: id, ...code, ...changes },
        token,
      ),
    submit: (changes: object = {}) =>
      server.post(
        '/api/create-account/form_submit',
        { LoginId: customer.loginId, AccountClass: answers.accountClass, AuthorizationReqId: id, ...changes },
        token,
      ),
  };
}
