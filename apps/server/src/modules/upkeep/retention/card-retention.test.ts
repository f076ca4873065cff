import { exportData } from '@taga/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CardApplicant,
  type CardSite,
  dataOf,
  startCardSite,
} from '../../applications/kinds/card/testing/card-site.ts';
import { eraseOldApplications } from './index.ts';

let site: CardSite;
let mya: CardApplicant;
beforeAll(async () => {
  site = await startCardSite();
});
afterAll(() => site.server.stop());
beforeEach(async () => {
  site.clock.reset();
  mya = await site.applicant();
});

const dayS = 24 * 60 * 60;
const purge = (daysLater: number) => {
  site.clock.advance(daysLater * dayS);
  const settings = { retainIncompleteDays: 365, retainDraftDays: 30, retainRejectedDays: 60 };
  return eraseOldApplications({ db: site.server.database.db, now: site.clock.now, settings });
};

/** Every table that has a row about an application. */
async function tablesWith(id: string): Promise<string[]> {
  const tables = await site.rows(`select tablename from pg_tables where schemaname = 'public' order by 1`);
  const found: string[] = [];
  for (const { tablename } of tables) {
    const rows = await site.rows(`select 1 from "${tablename}" t where to_jsonb(t)::text like '%${id}%' limit 1`);
    if (rows.length > 0) found.push(String(tablename));
  }
  return found;
}

describe('an application for a card', () => {
  test('that was never submitted is erased with its photos after the days of the setting [DSK-017]', async () => {
    await mya.fill();
    await mya.upload('ID_FRONT');
    const id = String((await mya.application()).DOCNumber);
    await purge(29);
    expect(await tablesWith(id)).toContain('applications');
    await purge(2);
    expect(await tablesWith(id)).toEqual(['audit_entries']);
    const erasable = await site.rows(`select 1 from files_to_erase where name like 'application-files/%'`);
    expect(erasable.length).toBeGreaterThan(0);
  });

  test('stays as long as its customer goes on sending photos [DSK-017]', async () => {
    await mya.fill();
    await mya.upload('ID_FRONT');
    const id = String((await mya.application()).DOCNumber);
    await purge(20);
    await site.rows(
      'update application_files set created_at = $2 where authorization_req_id = $1',
      id,
      site.clock.now(),
    );
    await purge(20);
    expect(await tablesWith(id)).toContain('application_files');
    await purge(11);
    expect(await tablesWith(id)).toEqual(['audit_entries']);
  });

  test('that was rejected or cancelled is erased with its history and messages, counted from the end; others stay [DSK-017]', async () => {
    const id = await mya.submitWhole();
    await purge(400);
    expect(await tablesWith(id)).toContain('applications');
    await site.rows(
      `update applications set status = 'CANCELED', ended_at = $2 where authorization_req_id = $1`,
      id,
      site.clock.now(),
    );
    await site.rows(`update cases set status = 'REJECTED' where authorization_req_id = $1`, id);
    await site.rows(
      `insert into inbox_messages (id, customer_id, type, category, body, authorization_req_id, created_at)
       values (gen_random_uuid(), $2, 'CardCanceled', 'Information', '{}', $1, now())`,
      id,
      mya.customer.id,
    );
    await purge(59);
    expect(await tablesWith(id)).toContain('applications');
    await purge(2);
    expect(await tablesWith(id)).toEqual(['audit_entries', 'webhook_events']);
  });

  test('is among what its customer can take away [SEC-012]', async () => {
    const id = await mya.submitWhole();
    const { Data } = await dataOf(exportData, await site.server.get('/api/auth/export', { ...mya.token }));
    expect(Data.CARD_APPLICATIONS).toMatchObject([
      { DOCNumber: id, Status: 'PENDING', HandedIn: { Guarantors: [{ GUARANTOR_NAME: 'DAW HLA' }, {}] } },
    ]);
  });
});
