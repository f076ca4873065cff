import { idTypes } from '@taga/contract/rules';
import { type AccountClassCode, accountClasses } from '@taga/reference/account-classes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import type { Opener } from './testing/opener.ts';
import { type OpeningSite, refusals, startOpeningSite } from './testing/opening-site.ts';

let site: OpeningSite;
let opener: Opener;
beforeAll(async () => {
  site = await startOpeningSite();
});
afterAll(() => site.server.stop());
beforeEach(async () => {
  site.clock.reset();
  opener = await site.newOpener();
});
const pool = () => site.server.database.pool;

describe('whose account may be opened is evaluated at every save [SEC-004]', () => {
  test('not for somebody who is blacklisted, whenever that happens', async () => {
    await opener.leave('initial');
    await site.bank.blacklist({ idType: 'NRC', idValue: opener.person.idValue });
    // The bank's word holds for a quarter of an hour.
    await opener.leave('initial');
    site.clock.advance(15 * 60);
    opener = await site.openerOf(opener);
    await expectError(await opener.save('initial'), refusals.blacklisted);
  });

  test('not for somebody who has such an account already [ERR-018]', async () => {
    await site.bank.addAccount({
      identity: { idType: 'NRC', idValue: opener.person.idValue },
      phone: opener.customer.phone,
      accountClass: '301',
    });
    await expectError(await opener.save('initial'), refusals.alreadyHasAccount);
  });

  test('who came for a card saves and submits nothing but on the way of existing customers [WIZ-005, ROL-010]', async () => {
    await opener.leave('initial');
    await opener.addProofs();
    await opener.putAt('terms-and-conditions');
    await opener.putCode('right');
    await pool().query(`update customers set product_code = 'CREDITCARD' where id = $1`, [opener.customer.id]);
    await expectError(await opener.save('biomatric'), refusals.classNotAllowed);
    await expectError(await opener.submit(), refusals.classNotAllowed);
    await pool().query('update customers set product_code = null where id = $1', [opener.customer.id]);
    expect((await opener.submit()).status).toBe(200);
  });

  test('not for somebody under age', async () => {
    await pool().query(`update customers set birth_date = '2008-03-02' where id = $1`, [opener.customer.id]);
    await expectError(await opener.save('initial'), refusals.classNotAllowed);
  });
});

describe('every document, class and currency [SEC-004, WIZ-001, WIZ-003, ROL-016, PRD-012, PRD-013]', () => {
  const currencies = ['MMK', 'EUR', 'SGD', 'USD'] as const;
  const isForPassport: Partial<Record<AccountClassCode, boolean>> = { '107': true, '108': false };

  test.each(idTypes)('%s', async (idType) => {
    const holder = await site.customers.add(site.newDocument(idType));
    const headers = await site.customers.tokenOf(holder.loginId);
    const started: string[] = [];
    for (const { code } of accountClasses) {
      for (const currency of currencies) {
        const isForeign = code === '107' || code === '108';
        const isTheirs = (isForPassport[code] ?? idType === 'PASSPORT') === (idType === 'PASSPORT');
        const body = { ...opener.bodyOf('initial'), LoginId: holder.loginId, AccountClass: code, Currency: currency };
        const { AuthorizationReqId: _, ...unnamed } = body;
        const answer = await opener.post(unnamed, headers);
        const what = `${code} in ${currency}`;
        if (!isTheirs) await expectError(answer, refusals.classNotAllowed);
        else if (isForeign === (currency === 'MMK')) await expectError(answer, refusals.currencyNotAllowed);
        else {
          expect(answer.status, `${what}: ${await answer.text()}`).toBe(200);
          started.push(what);
        }
      }
    }
    const { rows } = await pool().query(
      `select account_class || ' in ' || currency as what from applications where customer_id = $1`,
      [holder.id],
    );
    expect(rows.map(({ what }) => what).sort()).toEqual(started.sort());
  });
});
