import { definitionOf } from '@taga/contract';
import { getAccountInfo, getMessage, listMessages, resendCode, verifyActivationCode } from '@taga/contract/endpoints';
import { codeStepRecord, outcomeStepRecord, resumeAfter } from '@taga/contract/records/applications/application-step';
import { expectedDay } from '@taga/contract/rules/applications/expected-day';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../../testing/expect-error.ts';
import { describeDay } from '../../messaging/channels/index.ts';
import { changeMeanwhile } from '../drafts/testing/change-meanwhile.ts';
import type { Opener } from '../drafts/testing/opener.ts';
import { type OpeningSite, refusals, startOpeningSite } from '../drafts/testing/opening-site.ts';

let site: OpeningSite;
let opener: Opener;
const { outOfOrder, closed, missing } = refusals;
const minuteS = 61;

beforeAll(async () => {
  site = await startOpeningSite();
});
afterAll(() => site.server.stop());
beforeEach(async () => {
  site.clock.reset();
  opener = await ready(await site.newOpener());
});
const pool = () => site.server.database.pool;

/** Somebody who has accepted the terms. */
async function ready(prepared: Opener): Promise<Opener> {
  await prepared.addProofs();
  await prepared.putAt('terms-and-conditions');
  return prepared;
}

/** Up to the right code. */
async function prove(prepared = opener): Promise<void> {
  const code = await prepared.codeOf(await prepared.askForCode({ AuthorizationReqId: prepared.id }));
  expect(await isRight(await prepared.verify(code))).toBe(true);
}

const resultOf = async (answer: Response) => definitionOf(verifyActivationCode).answer.parse(await answer.json()).Data;
const isRight = async (answer: Response) => (await resultOf(answer)).IsVaid;
const another = (code: string) => (code === '000000' ? '111111' : '000000');

const ordersOf = (prepared = opener) =>
  prepared.rowsOf('orders') as Promise<{ record: Record<string, unknown>; marks: string[] }[]>;

/** Whatever comes to the table finds the disk full. */
async function fillDisk(table: string, during: () => Promise<unknown>): Promise<void> {
  await pool().query(`
    create function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger disk_is_full before insert on ${table} for each statement execute function disk_is_full();`);
  await during().finally(() => pool().query('drop function disk_is_full() cascade'));
}

describe('the code that closes an application', () => {
  test('goes to the phone on file, and the right one is right [API-046, API-047, OTP-002, OTP-010]', async () => {
    const answer = await opener.askForCode();
    const { SENTMESSAGE } = definitionOf(resendCode).answer.parse(await answer.clone().json()).Data;
    expect(SENTMESSAGE).toContain(opener.customer.phone.slice(-3));
    const code = await opener.codeOf(answer);
    expect(code.OTPCode).toMatch(/^\d{6}$/);
    expect(await isRight(await opener.verify(code))).toBe(true);
  });

  test('submits when it is right, and form_submit finds it done (G-177) [OTP-002, ACT-001, SBX-007]', async () => {
    const code = await opener.codeOf(await opener.askForCode());
    expect(await resultOf(await opener.verify(code))).toEqual({ IsVaid: true, IsSubmitted: true });
    const step = outcomeStepRecord('account-activation', opener.baseRoute);
    expect(await opener.row()).toMatchObject({ status: 'PENDING', step });
    expect(await ordersOf()).toHaveLength(1);
    // Asked again after an answer that got lost, the page is told that it is over.
    await expectError(await opener.verify(code), closed);
    const before = await opener.row();
    expect((await opener.submit()).status).toBe(200);
    expect(await opener.row()).toEqual(before);
    expect(await ordersOf()).toHaveLength(1);
  });

  test('of ten right ones at once, one order comes [SBX-007, REL-003]', async () => {
    const code = await opener.codeOf(await opener.askForCode());
    const answers = await Promise.all(Array.from({ length: 10 }, () => opener.verify(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ordersOf()).toHaveLength(1);
  });

  test('that is right stays right where the bank refuses: form_submit tells why (G-177) [ERR-018]', async () => {
    const code = await opener.codeOf(await opener.askForCode());
    await site.bank.blacklist({ idType: 'NRC', idValue: opener.person.idValue });
    const right = { IsVaid: true, IsSubmitted: false };
    expect(await resultOf(await opener.verify(code))).toEqual(right);
    expect(await opener.row()).toMatchObject({ status: 'INIT', step: codeStepRecord('right', opener.baseRoute) });
    // Asked again after an answer that got lost.
    expect(await resultOf(await opener.verify(code))).toEqual(right);
    await expectError(await opener.submit(), { status: 400, codes: ['TG1301'] });
    expect(await ordersOf()).toEqual([]);
  });

  test('that is right leads back to the step that asks for what is missing (G-177) [SEC-004]', async () => {
    const code = await opener.codeOf(await opener.askForCode());
    await opener.removeFile('SIGNATURE');
    await expectError(await opener.verify(code), refusals.incomplete);
    expect(resumeAfter((await opener.stored()).Step, opener.person).step).toBe('signature');
    expect(await ordersOf()).toEqual([]);
  });

  test('on a disk that is full is neither used nor half submitted [REL-002]', async () => {
    const code = await opener.codeOf(await opener.askForCode());
    await fillDisk('orders', async () => expectError(await opener.verify(code), { status: 503, codes: [] }));
    expect(await ordersOf()).toEqual([]);
    expect(await resultOf(await opener.verify(code))).toEqual({ IsVaid: true, IsSubmitted: true });
  });

  test('a wrong one says how often the one that was sent can still be typed (G-179) [OTP-003, OTP-004]', async () => {
    const code = await opener.codeOf(await opener.askForCode());
    const wrong = () => opener.verify({ ...code, OTPCode: another(code.OTPCode) });
    for (const TriesLeft of [4, 3, 2, 1])
      expect(await resultOf(await wrong())).toEqual({ IsVaid: false, IsSubmitted: false, TriesLeft });
    expect(await isRight(await opener.verify(code))).toBe(true);
  });

  test('a wrong one is an answer, which is saved, and another one is sent at once (G-164) [OTP-001, OTP-003, OTP-006, OTP-008]', async () => {
    const code = await opener.codeOf(await opener.askForCode());
    expect(await isRight(await opener.verify({ ...code, OTPCode: another(code.OTPCode) }))).toBe(false);
    expect((await opener.row()).step).toMatchObject(codeStepRecord('wrong', opener.baseRoute));
    const next = await opener.codeOf(await opener.askForCode());
    expect((await opener.row()).step).toMatchObject(codeStepRecord('asked', opener.baseRoute));
    expect(await isRight(await opener.verify(next))).toBe(true);
  });

  test('is sent again three times at most, a minute apart, and again after an hour (G-026) [OTP-006, CON-017]', async () => {
    await opener.codeOf(await opener.askForCode());
    await expectError(await opener.askForCode(), { status: 400, codes: ['TG1204'] });
    for (let again = 0; again < 3; again += 1) {
      site.clock.advance(minuteS);
      expect((await opener.askForCode()).status).toBe(200);
    }
    site.clock.advance(minuteS);
    await expectError(await opener.askForCode(), { status: 400, codes: ['TG1205'] });
    site.clock.advance(55 * 60);
    opener = await site.openerOf(opener);
    site.clock.advance(5 * 60);
    expect((await opener.askForCode()).status).toBe(200);
  });

  test('of many requests at once one is sent [SEC-007]', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => opener.askForCode()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await site.customers.messagesTo(opener.customer.phone)).toHaveLength(1);
  });

  test('belongs to one application [SEC-007]', async () => {
    const other = await ready(await site.openerOf(opener, '325'));
    const code = await opener.codeOf(await opener.askForCode({ AuthorizationReqId: opener.id }));
    await other.codeOf(await other.askForCode({ AuthorizationReqId: other.id }));
    await expectError(await other.verify(code), { status: 400, codes: ['TG1202'] });
    expect(await isRight(await opener.verify(code))).toBe(true);
  });

  test('is not for those who are not there yet, nor for what is theirs not [SEC-001, SEC-004]', async () => {
    const code = await opener.codeOf(await opener.askForCode());
    const attacker = await ready(await site.newOpener());
    for (const changes of [
      { MOBILENO: '09111222333' },
      { LOGIN_ID: attacker.customer.loginId },
      { UID_VALUE: attacker.person.idValue },
      { DOB: '1991-01-01' },
      { AuthorizationReqId: attacker.id },
    ]) {
      await expectError(await opener.askForCode(changes), outOfOrder);
    }
    await expectError(await attacker.verify(code, { AuthorizationReqId: opener.id }), missing);
    await expectError(await attacker.verify(code, { LoginId: opener.customer.loginId }), missing);
    await opener.putAt('summary-review');
    await expectError(await opener.askForCode(), outOfOrder);
    await expectError(await opener.verify(code), outOfOrder);
    expect(await site.customers.messagesTo('09111222333')).toEqual([]);
  });
});

describe('submitting', () => {
  test('makes an order of the whole application (G-084) [API-040, ACT-002]', async () => {
    await opener.putCode('right');
    expect((await opener.submit()).status).toBe(200);
    expect(await opener.row()).toMatchObject({
      status: 'PENDING',
      step: outcomeStepRecord('account-activation', opener.baseRoute),
    });
    const [order] = await ordersOf();
    expect(order).toMatchObject({
      marks: [],
      record: { Name: 'MYA MYA', CustomerType: 'I', BranchName: 'Ahlone Branch', BiometricMatched: 'Y', CIFNo: null },
    });
    expect(order?.record.Contacts).toHaveLength(2);
    const told = definitionOf(getAccountInfo).answer.parse(await (await opener.info()).json()).Data;
    expect(told).toMatchObject({ Status: 'PENDING', AuthorizationReqId: opener.id });
  });

  test('is confirmed in the inbox, by email and by SMS, with its number and the day of the answer', async () => {
    await prove();
    expect((await opener.submit()).status).toBe(200);
    const { applicationNumber: applicationNo, customer, token } = opener;
    const inbox = definitionOf(listMessages).answer.parse(
      await (await site.server.post('/api/inbox/getAllMessage', { LoginId: customer.loginId }, token)).json(),
    );
    const [Id] = inbox.Data.Details.map((message) => message.Id);
    const read = async (lang: string) =>
      definitionOf(getMessage).answer.parse(
        await (await site.server.post(`/api/inbox/get_inbox?lang=${lang}`, { Id }, token)).json(),
      ).Data;
    // Two working days are the default.
    const day = expectedDay(site.clock.now(), 2);
    const message = await read('en');
    expect(message).toMatchObject({ Type: 'ApplicationSubmitted', ApplicationNo: applicationNo });
    expect(message.Body).toMatchObject({
      Content: expect.stringContaining(`Your application ${applicationNo.replaceAll('-', '\u2011')} `),
    });
    expect(message.Body).toMatchObject({ Content: expect.stringContaining(`by ${describeDay(day, 'en')}`) });
    expect((await read('mm')).Body).toMatchObject({ Content: expect.stringContaining(describeDay(day, 'mm')) });

    const values = { news: 'submitted', applicationNo, expectedDay: day };
    expect((await site.customers.messagesTo(customer.loginId)).at(-1)).toMatchObject({
      template: 'request-news',
      values,
    });
    expect((await site.customers.messagesTo(customer.phone)).at(-1)).toMatchObject({
      template: 'application-news',
      values,
    });
    expect((await opener.stored()).ExpectedDay).toBe(day);
    // Told once, however often it is submitted.
    expect((await opener.submit()).status).toBe(200);
    expect(
      (await site.customers.messagesTo(customer.phone)).filter(({ template }) => template === 'application-news'),
    ).toHaveLength(1);
  });

  test.each(['orders', 'ordered_services', 'cases', 'case_events', 'introductions', 'figure_changes'])(
    'on a disk that is full when it comes to %s is told to come back, keeps nothing, and goes through later [REL-002]',
    async (table) => {
      await opener.putCode('right');
      const before = await opener.row();
      await fillDisk(table, async () => {
        const answer = await opener.submit();
        expect(answer.headers.get('retry-after')).not.toBeNull();
        await expectError(answer, { status: 503, codes: [] });
      });
      expect(await opener.row()).toEqual(before);
      expect(await ordersOf()).toEqual([]);
      expect((await opener.submit()).status).toBe(200);
      expect(await ordersOf()).toHaveLength(1);
    },
  );

  test('again, and the activation screen that saves itself, change nothing [ACT-002, SBX-007]', async () => {
    await opener.putCode('right');
    await opener.submit();
    const before = await opener.row();
    expect((await opener.submit()).status).toBe(200);
    const Step = outcomeStepRecord('account-activation', opener.baseRoute);
    expect((await opener.post({ ...opener.bodyOf('otp-verification'), Step })).status).toBe(200);
    await expectError(await opener.save('introducers'), closed);
    await expectError(await opener.verify({ OTPRefNo: 'x', OTPCode: '123456' }), closed);
    expect(await opener.row()).toEqual(before);
    expect(await ordersOf()).toHaveLength(1);
  });

  test('fifty times at once, with fifty saves in between, it is one order [SBX-007, REL-003]', async () => {
    await opener.putCode('right');
    const step = { Step: codeStepRecord('right', opener.baseRoute) };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 2 ? opener.submit() : opener.post({ ...opener.bodyOf('otp-verification'), ...step }),
      ),
    );
    for (const { status } of answers) expect([200, 400, 409]).toContain(status);
    expect((await opener.submit()).status).toBe(200);
    expect(await ordersOf()).toHaveLength(1);
    expect((await opener.row()).status).toBe('PENDING');
  });

  test('takes nothing but which application is meant [SEC-003]', async () => {
    await opener.putCode('right');
    const forged = { CIFNo: '100001', Status: 'APPROVED', BiometricMatched: 'Y', Amount: 1, Marks: ['x'], Name: 'X' };
    expect((await opener.submit(forged)).status).toBe(200);
    expect((await opener.row()).status).toBe('PENDING');
    expect(await ordersOf()).toMatchObject([{ marks: [], record: { Name: 'MYA MYA', CIFNo: null } }]);
  });

  test('needs a right code [SEC-004]', async () => {
    await expectError(await opener.submit(), outOfOrder);
    await opener.putCode('wrong');
    await expectError(await opener.submit(), outOfOrder);
    await opener.putAt('additional-services');
    await expectError(await opener.submit(), outOfOrder);
    // Nor is the bank asked anything before.
    await site.bank.blacklist({ idType: 'NRC', idValue: opener.person.idValue });
    await expectError(await opener.submit(), outOfOrder);
    expect(await ordersOf()).toEqual([]);
  });

  test('is of what is there when it comes to it, whatever was there a moment before [SBX-007, SEC-004]', async () => {
    await opener.putCode('right');
    const submitDuring = (change: string) =>
      changeMeanwhile(site.server.database, opener.id, change, () => opener.submit());
    const asked = JSON.stringify(codeStepRecord('asked', opener.baseRoute));
    await expectError(await submitDuring(`step = '${asked}'`), outOfOrder);
    expect((await opener.row()).status).toBe('INIT');
    await opener.putCode('right');
    // Another tab was quicker: it is done, and not once more.
    expect((await submitDuring(`status = 'PENDING'`)).status).toBe(200);
    expect(await ordersOf()).toEqual([]);
  });

  test('after a failure a new code is needed, and sent [ACT-005, ACT-006, ACT-007]', async () => {
    await opener.putCode('right');
    const Step = outcomeStepRecord('account-information', opener.baseRoute);
    expect((await opener.post({ ...opener.bodyOf('otp-verification'), Step })).status).toBe(200);
    expect(await opener.stored()).toMatchObject({ Step: { stepRouteNumber: 9, actionRemark: 'retry' } });
    await expectError(await opener.submit(), outOfOrder);
    // It is sent at once, a minute or not after the one that was used (G-164).
    await opener.putCode('right');
    expect((await opener.submit()).status).toBe(200);
  });

  describe('when something is missing after all', () => {
    const placeNow = async () => resumeAfter((await opener.stored()).Step, opener.person).step;
    const without = (types: string) =>
      pool().query('delete from application_files where authorization_req_id = $1 and type ~ $2', [opener.id, types]);

    test.each([
      ['biomatric', 'a photo was removed', () => without('^PRIMARY')],
      ['biomatric', 'the check failed meanwhile', () => opener.addCheck('FAILED')],
      ['signature', 'it was removed', () => without('^SIGNATURE')],
      [
        'additional-services',
        'they are gone',
        () =>
          pool().query(`update applications set record = record || '{"Services":[]}' where authorization_req_id = $1`, [
            opener.id,
          ]),
      ],
    ] as const)('it goes on at the step that asks for it: %s, %s [SEC-004]', async (step, _what, spoil) => {
      await opener.putCode('right');
      await spoil();
      await expectError(await opener.submit(), refusals.incomplete);
      expect(await placeNow()).toBe(step);
      expect(await ordersOf()).toEqual([]);
      await expectError(await opener.submit(), outOfOrder);
    });

    test('and once that is done it is confirmed, and submitted, like any other [SEC-004]', async () => {
      await opener.putCode('right');
      await without('^SIGNATURE');
      await expectError(await opener.submit(), refusals.incomplete);
      await expectError(await opener.save('signature'), refusals.invalid);
      await expectError(await opener.save('summary-review'), outOfOrder);
      await opener.addFiles(['SIGNATURE']);
      const { walk } = opener;
      for (const step of walk.slice(walk.indexOf('signature'), -1)) await opener.leave(step);
      site.clock.advance(minuteS);
      await opener.putCode('right');
      expect((await opener.submit()).status).toBe(200);
      expect(await ordersOf()).toHaveLength(1);
    });
  });

  test('is refused to who was blacklisted, grew younger or got such an account since [SEC-004, ERR-018]', async () => {
    await opener.putCode('right');
    await pool().query(`update customers set birth_date = '2010-01-01' where id = $1`, [opener.customer.id]);
    await expectError(await opener.submit(), { status: 400, codes: ['TG1302'] });
    await pool().query(`update customers set birth_date = '1990-02-28' where id = $1`, [opener.customer.id]);
    const identity = { idType: 'NRC', idValue: opener.person.idValue } as const;
    await site.bank.addAccount({ identity, phone: opener.customer.phone, accountClass: '301' });
    await expectError(await opener.submit(), { status: 400, codes: ['1001'] });
    await site.bank.blacklist(identity);
    await expectError(await opener.submit(), { status: 400, codes: ['TG1301'] });
    expect(await ordersOf()).toEqual([]);
  });

  test('of somebody else’s, or as another class, is as if there were none [SEC-001]', async () => {
    await opener.putCode('right');
    const attacker = await ready(await site.newOpener());
    await expectError(await attacker.submit({ AuthorizationReqId: opener.id }), missing);
    await expectError(await opener.submit({ AccountClass: '325' }), missing);
    await expectError(await opener.submit({ AuthorizationReqId: 'x' }), missing);
    expect(await ordersOf()).toEqual([]);
  });

  test('tells staff that nobody has verified the identity', async () => {
    const skipped = await site.openerOf(opener, '501');
    await skipped.addFiles(['SIGNATURE']);
    await skipped.leave('biomatric', { identity: { status: 'SKIPPED', uploadType: '' } });
    await skipped.putAt('terms-and-conditions');
    await skipped.putCode('right');
    expect((await skipped.submit()).status).toBe(200);
    expect((await ordersOf(skipped))[0]).toMatchObject({
      marks: ['identity-not-verified'],
      record: { IdentityStatus: 'SKIPPED', BiometricMatched: 'N' },
    });
  });

  test('a holder of a passport submits a 107 in dollars [WIZ-001, WIZ-003]', async () => {
    const foreign = await ready(await site.newOpener('PASSPORT', '107', 'USD'));
    await prove(foreign);
    expect((await foreign.submit()).status).toBe(200);
    expect((await ordersOf(foreign))[0]?.record).toMatchObject({
      Currency: 'USD',
      DateofArrival: '2025-11-03',
      VisaNumber: 'V-778899',
      Files: { Income: [{ Type: 'SRC_INCOME_01' }] },
    });
  });
});

describe('after a decision', () => {
  const decide = (status: string) =>
    pool().query(
      `update applications set status = $2,
         ended_at = case when $2 in ('REJECTED', 'COMPLETED') then now() end where authorization_req_id = $1`,
      [opener.id, status],
    );
  const infoNow = async () => definitionOf(getAccountInfo).answer.parse(await (await opener.info()).json()).Data;

  test('who was rejected may apply again, and the first application stays as it was [INM-014]', async () => {
    await decide('REJECTED');
    const [next, same] = [await infoNow(), await infoNow()];
    expect(next).toMatchObject({ Status: null, Step: null, Revision: 0 });
    expect(next.AuthorizationReqId).not.toBe(opener.id);
    expect(same.AuthorizationReqId).toBe(next.AuthorizationReqId);
    await expectError(await opener.save('introducers'), closed);
    await expectError(await opener.submit(), closed);
  });

  test('and what they submit then is an order of its own [INM-014]', async () => {
    await opener.putCode('right');
    await opener.submit();
    await decide('REJECTED');
    const second = await site.openerOf(opener);
    expect(second.id).not.toBe(opener.id);
    await second.addProofs();
    await second.leaveUpTo('terms-and-conditions');
    await prove(second);
    expect((await second.submit()).status).toBe(200);
    expect([await ordersOf(opener), await ordersOf(second)].map(({ length }) => length)).toEqual([1, 1]);
    expect((await opener.row()).status).toBe('REJECTED');
  });

  test.each(['INIT', 'PENDING', 'APPROVED'])(
    'there is one application that is %s, and no second [INM-014]',
    async (status) => {
      await decide(status);
      expect(await infoNow()).toMatchObject({ AuthorizationReqId: opener.id, Status: status });
      const second = pool().query(
        `insert into applications (authorization_req_id, customer_id, kind, account_class, currency, status, created_at)
       values (gen_random_uuid(), $1, 'account', '301', 'MMK', 'INIT', now())`,
        [opener.customer.id],
      );
      await expect(second).rejects.toMatchObject({ constraint: 'one_open_application_for_the_same' });
    },
  );

  test('who has the account sees it as completed; who no longer has it may apply again', async () => {
    await decide('COMPLETED');
    const identity = { idType: 'NRC', idValue: opener.person.idValue } as const;
    const { accountNumber } = await site.bank.addAccount({
      identity,
      phone: opener.customer.phone,
      accountClass: '301',
    });
    expect(await infoNow()).toMatchObject({ AuthorizationReqId: opener.id, Status: 'COMPLETED' });
    await pool().query('update bank_accounts set closed_at = now() where account_number = $1', [accountNumber]);
    expect(await infoNow()).toMatchObject({ Status: null });
  });
});
