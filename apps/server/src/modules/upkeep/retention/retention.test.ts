import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { definitionOf } from '@taga/contract';
import { getAccountInfo } from '@taga/contract/endpoints';
import { figures } from '@taga/contract/records/desk/figures';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSandboxBank } from '../../../bank/sandbox/index.ts';
import { createEncryptedFiles, createFolderFileStore } from '../../../files/index.ts';
import { eraseFiles } from '../../applications/documents/index.ts';
import type { Opener } from '../../applications/drafts/testing/opener.ts';
import { type OpeningSite, startOpeningSite } from '../../applications/drafts/testing/opening-site.ts';
import { createOpenings } from '../../fulfilment/openings/index.ts';
import { signedInStaff, type TestStaff } from '../../staff/sessions/testing/staff.ts';
import { eraseOldApplications } from './index.ts';

let site: OpeningSite;
let maker: TestStaff;
let checker: TestStaff;
let photo: string;
beforeAll(async () => {
  site = await startOpeningSite();
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c96' } });
  photo = (await picture.jpeg().toBuffer()).toString('base64');
});
afterAll(() => site.server.stop());
beforeEach(async () => {
  site.clock.reset();
  [maker, checker] = (await Promise.all(
    (['maker', 'checker'] as const).map((role) => signedInStaff(site.server, [role], site.clock)),
  )) as [TestStaff, TestStaff];
});

const query = async (text: string, values: unknown[] = []) =>
  (await site.server.database.pool.query(text, values)).rows;

const dayS = 24 * 60 * 60;
const settings = { retainDraftDays: 30, retainIncompleteDays: 50, retainRejectedDays: 60 };

/** What the purging job does. */
async function purge(): Promise<void> {
  const { database, dataDir } = site.server;
  const { now } = site.clock;
  await eraseOldApplications({ db: database.db, now, settings });
  const files = createEncryptedFiles(createFolderFileStore(join(dataDir, 'files')), randomBytes(32));
  await eraseFiles({ db: database.db, files, now });
}

async function upload({ id, token, customer: { loginId: LoginId } }: Opener): Promise<void> {
  const body = {
    FileData: photo,
    AuthorizationReqId: id,
    AccountClass: '301',
    LoginId,
    FileType: 'PRIMARY-FRONT',
  };
  const answer = await site.server.post('/upload/create-account/file_upload', { ...body, FileName: 'f.jpg' }, token);
  expect(answer.status, await answer.text()).toBe(200);
}

/** Keeps everybody signed in: nobody signs in again in these tests, however many days pass. */
async function stayUntilNow(): Promise<void> {
  const until = new Date(site.clock.now().getTime() + 60_000);
  await query('update sessions set expires_at = $1', [until]);
  await query('update session_tokens set access_expires_at = $1', [until]);
}

/** How many files lie on the disk. */
async function filesOnDisk(): Promise<number> {
  const found = await readdir(join(site.server.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).length;
}

/** Every table that has a row about an application. */
async function tablesWith(id: string): Promise<string[]> {
  const tables = await query(`select tablename from pg_tables where schemaname = 'public' order by 1`);
  const found: string[] = [];
  for (const { tablename } of tables) {
    const rows = await query(`select 1 from "${tablename}" t where to_jsonb(t)::text like '%${id}%' limit 1`);
    if (rows.length > 0) found.push(tablename);
  }
  return found;
}

const erasures = (id: string) =>
  query(`select actor_kind, facts from audit_entries where action = 'application.erased' and subject_id = $1`, [id]);

describe('a draft that was never submitted [DSK-017]', () => {
  test('is erased with its files after the days of the setting, and the log says so without a word of whom', async () => {
    const opener = await site.newOpener();
    await opener.leave('initial');
    await upload(opener);
    const before = await filesOnDisk();

    site.clock.advance(30 * dayS - 60);
    await purge();
    expect(await filesOnDisk()).toBe(before);
    expect(await tablesWith(opener.id)).toContain('applications');

    site.clock.advance(120);
    await purge();
    expect(await filesOnDisk()).toBe(before - 1);
    expect(await tablesWith(opener.id)).toEqual(['audit_entries']);
    expect(await erasures(opener.id)).toEqual([{ actor_kind: 'system', facts: { status: 'INIT', files: 1 } }]);
  });

  test('stays while somebody goes on with it, by a step or by a photo', async () => {
    const [saved, photographed] = [await site.newOpener(), await site.newOpener()];
    await saved.leave('initial');
    await photographed.leave('initial');
    site.clock.advance(20 * dayS);
    await stayUntilNow();
    await saved.leave('initial');
    await upload(photographed);
    site.clock.advance(20 * dayS);
    await purge();
    expect(await tablesWith(saved.id)).toContain('applications');
    expect(await tablesWith(photographed.id)).toContain('applications');
  });

  test('can be started again by its customer, who is still there', async () => {
    const opener = await site.newOpener();
    await opener.leave('initial');
    site.clock.advance(31 * dayS);
    await purge();
    await stayUntilNow();
    const { Data } = definitionOf(getAccountInfo).answer.parse(await (await opener.info()).json());
    expect(Data.AuthorizationReqId).not.toBe(opener.id);
    expect(Data).toMatchObject({ Status: null, Revision: 0 });
  });
});

/** Submitted, and rejected by two members of staff some days later. */
async function rejected(daysLater: number): Promise<Opener> {
  const opener = await site.newOpener();
  await opener.addProofs();
  await opener.putAt('terms-and-conditions');
  await opener.putCode('right');
  const answer = await opener.submit();
  expect(answer.status, await answer.text()).toBe(200);
  site.clock.advance(daysLater * dayS);
  const at = site.clock.now();
  await query(`update applications set status = 'REJECTED', ended_at = $2 where authorization_req_id = $1`, [
    opener.id,
    at,
  ]);
  await query(`update cases set status = 'REJECTED' where authorization_req_id = $1`, [opener.id]);
  await query(
    `insert into case_proposals (id, authorization_req_id, kind, reasons, remark, proposed_by, proposed_at, state, decided_by, decided_at)
     values ($1, $2, 'REJECT', '[{}]', 'The photo is of somebody else', $3, $5, 'CONFIRMED', $4, $5)`,
    [randomUUID(), opener.id, maker.id, checker.id, at],
  );
  await query(
    `insert into inbox_messages (id, customer_id, type, category, body, authorization_req_id, created_at)
     values ($1, $2, 'RequestRejected', 'KYCUpdate', '{"refusal": null}', $3, $4)`,
    [randomUUID(), opener.customer.id, opener.id, at],
  );
  return opener;
}

describe('what a customer was asked to correct and did not [DSK-017]', () => {
  /** Asked for some days after it was submitted. */
  async function toCorrect(daysLater: number): Promise<Opener> {
    const opener = await rejected(daysLater);
    await query(`
      update application_files file set created_at = application.created_at from applications application
      where application.authorization_req_id = file.authorization_req_id`);
    const asked = {
      items: ['OCCUPATION'],
      remark: null,
      revision: 1,
      fileIds: [],
      askedAt: site.clock.now().toISOString(),
    };
    await query(
      `update applications set status = 'INCOMPLETED', ended_at = null, correction = $2 where authorization_req_id = $1`,
      [opener.id, JSON.stringify(asked)],
    );
    return opener;
  }

  test('is erased whole, the days being counted from when they were asked', async () => {
    const opener = await toCorrect(40);
    site.clock.advance(49 * dayS);
    await purge();
    expect(await tablesWith(opener.id)).toContain('applications');
    site.clock.advance(2 * dayS);
    await purge();
    expect(await tablesWith(opener.id)).toEqual(['audit_entries', 'webhook_events']);
    expect(await erasures(opener.id)).toMatchObject([{ facts: { status: 'INCOMPLETED' } }]);
  });

  test('stays while they go on with it', async () => {
    const opener = await toCorrect(0);
    site.clock.advance(40 * dayS);
    await query('update applications set saved_at = $2 where authorization_req_id = $1', [opener.id, site.clock.now()]);
    site.clock.advance(49 * dayS);
    await purge();
    expect(await tablesWith(opener.id)).toContain('applications');
  });
});

describe('a rejected case [DSK-017]', () => {
  test('is erased whole, the days being counted from the decision', async () => {
    const opener = await rejected(40);
    expect(await tablesWith(opener.id)).toEqual(
      expect.arrayContaining(['cases', 'case_proposals', 'orders', 'inbox_messages', 'application_files']),
    );
    site.clock.advance(59 * dayS);
    await purge();
    expect(await tablesWith(opener.id)).toContain('applications');
    site.clock.advance(2 * dayS);
    await purge();
    // What other systems were told holds the reference and statuses, and is forgotten by itself.
    expect(await tablesWith(opener.id)).toEqual(['audit_entries', 'webhook_events']);
    const [{ facts }] = await erasures(opener.id);
    expect(facts).toMatchObject({ status: 'REJECTED' });
  });

  test('that the bank refused after staff had approved it counts from when the bank refused', async () => {
    const opener = await rejected(0);
    const { id: authorizationReqId, customer, person } = opener;
    await query(`update applications set status = 'APPROVED', ended_at = null where authorization_req_id = $1`, [
      authorizationReqId,
    ]);
    await query(`update cases set status = 'OPENING' where authorization_req_id = $1`, [authorizationReqId]);
    await query(`update case_proposals set kind = 'APPROVE' where authorization_req_id = $1`, [authorizationReqId]);
    site.clock.advance(40 * dayS);
    const { db } = site.server.database;
    const { now } = site.clock;
    await site.bank.blacklist({ idType: person.idType, idValue: person.idValue });
    const openings = createOpenings({ db, bank: createSandboxBank({ db, now }), now, random: Math.random });
    const wanted = { authorizationReqId, customerId: customer.id, accountClass: '301', currency: 'MMK' } as const;
    await openings.open({ ...wanted, branchCode: '001', services: [], deposit: null, chequeBook: null });
    expect((await opener.row()).status).toBe('REJECTED');
    site.clock.advance(59 * dayS);
    await purge();
    expect(await tablesWith(opener.id)).toContain('applications');
    site.clock.advance(2 * dayS);
    await purge();
    expect(await erasures(opener.id)).toHaveLength(1);
  });

  test('is erased once, also by two that purge at the same time', async () => {
    const opener = await rejected(0);
    site.clock.advance(61 * dayS);
    await Promise.all([purge(), purge(), purge()]);
    expect(await erasures(opener.id)).toHaveLength(1);
  });

  test('still counts on the dashboard [DSK-013]', async () => {
    await rejected(0);
    const from = site.clock.now().toISOString().slice(0, 10);
    const read = async () => {
      const { token } = await signedInStaff(site.server, ['auditor'], site.clock);
      const answer = await site.server.post('/api/desk/figures', { from, to: from }, token);
      return figures.parse(await answer.json());
    };
    const before = await read();
    expect(before.applications.find(({ status }) => status === 'REJECTED')?.count).toBeGreaterThan(0);
    site.clock.advance(61 * dayS);
    await purge();
    const { applications, dropOff } = await read();
    expect(applications).toEqual(before.applications);
    expect(dropOff).toEqual(before.dropOff);
  });
});

test('whatever is waiting for a decision, or was approved, stays [DSK-017]', async () => {
  const opener = await rejected(0);
  for (const [status, place] of [
    ['PENDING', 'WAITING'],
    ['APPROVED', 'OPENING'],
    ['COMPLETED', 'COMPLETED'],
  ]) {
    await query('update applications set status = $2 where authorization_req_id = $1', [opener.id, status]);
    await query('update cases set status = $2 where authorization_req_id = $1', [opener.id, place]);
    site.clock.advance(1000 * dayS);
    await purge();
    expect(await tablesWith(opener.id)).toContain('applications');
  }
});

test('everything that belongs to an application goes with it, whichever table is added [DSK-017]', async () => {
  const rows = await query(`
    with recursive belonging (name, keeps) as (
      select 'applications'::regclass::oid, false
      union select conrelid, confdeltype <> 'c' from pg_constraint join belonging on confrelid = name
        where contype = 'f' and confdeltype <> 'n'
    )
    select name::regclass::text, keeps from belonging where name <> 'applications'::regclass`);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ keeps }) => keeps)).toEqual([]);
  // What belongs to the customer stays as long as they do, and forgets the application.
  const forgetting = await query(`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'applications'::regclass and confdeltype = 'n'`);
  expect(forgetting).toEqual([{ name: 'detail_corrections' }]);
});
