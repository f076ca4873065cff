import type { Language } from '@taga/i18n';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { createServerKeys } from '../../access/keys/index.ts';
import type { Opener } from '../drafts/testing/opener.ts';
import { type OpeningSite, startOpeningSite } from '../drafts/testing/opening-site.ts';
import { createReminderLinks, remindOfDrafts } from './index.ts';

const dayS = 24 * 60 * 60;
const settings = { remindAfterDays: 3, retainDraftDays: 30 };

let site: OpeningSite;
beforeAll(async () => {
  site = await startOpeningSite();
});
afterAll(() => site.server.stop());
beforeEach(() => site.clock.reset());

const query = async (text: string, values: unknown[] = []) =>
  (await site.server.database.pool.query(text, values)).rows;

const links = () => createReminderLinks(() => createServerKeys(site.server.database.db)('reminder-links'));

/** What the worker does, with another number of days for one test. */
const remind = (remindAfterDays = settings.remindAfterDays) =>
  remindOfDrafts({
    db: site.server.database.db,
    now: site.clock.now,
    links: links(),
    settings: { ...settings, remindAfterDays },
  });

/** In which languages somebody was reminded, the first time first. */
async function remindersTo({ customer }: Opener): Promise<Language[]> {
  const rows = await query(
    `select language from outbox where recipient = $1 and template = 'unfinished-application' order by queued_at`,
    [customer.loginId],
  );
  return rows.map(({ language }) => language);
}

async function started(): Promise<Opener> {
  const opener = await site.newOpener();
  await opener.leave('initial');
  return opener;
}

const stop = async (token: string) =>
  site.server.post('/api/reminders/stop', { Token: token }, await site.server.tokenOf('visitor'));

describe('an unfinished application', () => {
  test('is called to mind after three days, once, however often the worker looks', async () => {
    const opener = await started();
    site.clock.advance(3 * dayS - 60);
    await remind();
    expect(await remindersTo(opener)).toEqual([]);
    site.clock.advance(120);
    await Promise.all([remind(), remind()]);
    await remind();
    site.clock.advance(20 * dayS);
    await remind();
    expect(await remindersTo(opener)).toEqual(['en']);
  });

  test('is told in the language that its customer used last', async () => {
    const opener = await started();
    await query(`update customers set language = 'mm' where id = $1`, [opener.customer.id]);
    site.clock.advance(4 * dayS);
    await remind();
    expect(await remindersTo(opener)).toEqual(['mm']);
  });

  test('is told in one email for all that somebody has started', async () => {
    const opener = await started();
    const second = await site.openerOf(opener, '101');
    await second.leave('initial');
    site.clock.advance(4 * dayS);
    await remind();
    expect(await remindersTo(opener)).toEqual(['en']);
  });

  test('waits three days after the last step or the last photo', async () => {
    const [saved, photographed] = [await started(), await started()];
    site.clock.advance(2 * dayS);
    const at = site.clock.now();
    await query('update applications set saved_at = $2 where authorization_req_id = $1', [saved.id, at]);
    await photographed.addFiles(['PRIMARY-FRONT']);
    await query('update application_files set created_at = $2 where authorization_req_id = $1', [photographed.id, at]);
    site.clock.advance(2 * dayS);
    await remind();
    expect([await remindersTo(saved), await remindersTo(photographed)]).toEqual([[], []]);
    site.clock.advance(2 * dayS);
    await remind();
    expect([await remindersTo(saved), await remindersTo(photographed)]).toEqual([['en'], ['en']]);
  });

  test('is not called to mind where the setting says never', async () => {
    const opener = await started();
    site.clock.advance(9 * dayS);
    await remind(0);
    expect(await remindersTo(opener)).toEqual([]);
  });
});

describe('nobody is reminded', () => {
  test('of what was submitted, erased or never saved', async () => {
    const [submitted, erased, onlyOpened] = [await started(), await started(), await site.newOpener()];
    await submitted.addProofs();
    await submitted.putAt('terms-and-conditions');
    await submitted.putCode('right');
    expect((await submitted.submit()).status).toBe(200);
    await query('delete from applications where authorization_req_id = $1', [erased.id]);
    site.clock.advance(9 * dayS);
    await remind();
    for (const opener of [submitted, erased, onlyOpened]) expect(await remindersTo(opener)).toEqual([]);
  });

  test('who is blocked', async () => {
    const opener = await started();
    await query(`update customers set status = 'BLOCKED' where id = $1`, [opener.customer.id]);
    site.clock.advance(9 * dayS);
    await remind();
    expect(await remindersTo(opener)).toEqual([]);
  });

  test('who has said no in the profile', async () => {
    const opener = await started();
    const choice = { WANTS_MAIL: true, WANTS_REMINDERS: false };
    expect((await site.server.post('/api/auth/mail_preference', choice, opener.token)).status).toBe(200);
    site.clock.advance(9 * dayS);
    await remind();
    expect(await remindersTo(opener)).toEqual([]);
  });

  test('who has followed the link of an earlier reminder, without signing in', async () => {
    const [opener, other] = [await started(), await started()];
    expect((await stop(await links().tokenFor(opener.customer.id))).status).toBe(200);
    site.clock.advance(9 * dayS);
    await remind();
    expect([await remindersTo(opener), await remindersTo(other)]).toEqual([[], ['en']]);
  });
});

test('a link that we did not make stops nothing [SEC-002]', async () => {
  const opener = await started();
  const token = await links().tokenFor(opener.customer.id);
  const forged = Buffer.from(token, 'base64url');
  forged[20] = (forged[20] ?? 0) ^ 1;
  for (const wrong of [forged.toString('base64url'), token.slice(0, 20), 'x']) {
    await expectError(await stop(wrong), { status: 400, codes: ['TG1540'] });
  }
  expect(await query('select wants_reminders from customers where id = $1', [opener.customer.id])).toEqual([
    { wants_reminders: true },
  ]);
});
