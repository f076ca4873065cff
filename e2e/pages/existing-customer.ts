import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { root } from '../../scripts/root.mjs';
import type { Language } from './addresses.ts';
import { chooseBranch } from './choose-branch.ts';
import { type Customer, createCustomer } from './create-customer.ts';
import { expectPage } from './expect-page.ts';
import { codeSentTo } from './mailbox.ts';
import { openPage } from './open-page.ts';
import { saveSession, signInOverWire } from './opening.ts';
import { textsOf } from './texts.ts';

const run = promisify(execFile);
let people = 0;

export interface ExistingCustomer extends Customer {
  /** Of the account they have. */
  readonly accountNumber: string;
}

/** Somebody with an account at the sandbox bank, and money on it, who came for a card or did not. */
export async function createExistingCustomer(page: Page, cash: number, isCard = false): Promise<ExistingCustomer> {
  people += 1;
  const serial = `${process.pid % 1000}${people}`.padStart(6, '0').slice(-6);
  const customer = await createCustomer(page.request, 'NRC', 'KHIN KHIN WIN', {
    UID_VALUE: `12/DAGAMA(N)${serial}`,
  });
  const command = join(root, 'apps', 'server', 'dist', 'sandbox-command.js');
  const card = isCard ? ['--card'] : [];
  const wanted = ['open-account', '--login', customer.loginId, '--class', '301', '--cash', String(cash), ...card];
  const env = { PATH: process.env.PATH, DATA_DIR: process.env.E2E_DATA_DIR };
  const { stdout } = await run(process.execPath, [command, ...wanted], { env });
  const accountNumber = /\d{17}/.exec(stdout)?.[0];
  if (!accountNumber) throw new Error(`The bank has opened nothing: ${stdout}`);
  return { ...customer, accountNumber };
}

/** Signed in, with what the bank answers them over the wire. */
export async function enter(page: Page, customer: ExistingCustomer) {
  const session = await signInOverWire(page.request, customer);
  await saveSession(page, session);
  const headers = { authorization: `Bearer ${session.tokens.accesstoken}` };

  async function post(path: string, data: object) {
    const answer = await page.request.post(path, { data, headers });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return (await answer.json()).Data;
  }

  return {
    post,
    /** In kyats. */
    async balanceOf(Id: string): Promise<number> {
      return (await post('/api/proxy/core_balance', { Id })).Account.AccountBalance;
    },
    async orders() {
      const asked = { CurrentIndex: 1, PageSize: 15, LoginId: customer.loginId };
      return (await post('/api/orders/getAll', asked)).Details as {
        AuthorizationReqId: string;
        AccountClass: string;
      }[];
    },
  };
}

/** The screens of the way for existing customers, at one of its two addresses. */
export function existingCustomerScreens(page: Page, language: Language) {
  const text = textsOf(language);
  const press = (id: Parameters<typeof text>[0]) => page.getByRole('button', { name: text(id), exact: true }).click();
  const number = page.getByLabel(text('existing.account.number'), { exact: true });
  const code = page.locator('[name="one-time-code"]');

  return {
    text,
    number,
    code,
    press,
    open: (path: string) => openPage(page, path, { language }),
    async giveAccount(accountNumber: string) {
      await number.fill(accountNumber);
      await press('existing.account.continue');
    },
    /** Instead of seventeen digits: the only one is chosen already. */
    async chooseAccount(accountNumber: string) {
      const own = page.getByRole('group', { name: text('existing.account.own') });
      await expect(own.getByText(accountNumber.replace(/.{4}(?=.)/g, '$&\u00a0'))).toBeVisible();
      await expect(number).toHaveValue(accountNumber);
      await press('existing.account.continue');
    },
    /** From the code to the services, which are not left. `at` looks at each page on the way. */
    async walkToServices(customer: ExistingCustomer, at: (step: string) => Promise<void> = async () => {}) {
      await expectPage(page, /\/otp-veri/);
      await code.fill(await codeSentTo(page.request, customer.phone, 2));
      await expectPage(page, /\/personal-detail$/);
      await expect(page.getByText(customer.name).first()).toBeVisible();
      await at('personal-detail');
      await press('existing.personal.continue');
      await expectPage(page, /\/introducer/);
      await at('introducers');
      // No is chosen until somebody says yes.
      await expect(page.locator('input[type="radio"][value="no"]')).toBeChecked();
      await press('form.actions.next');
      await expectPage(page, /\/choose-branch$/);
      await at('choose-branch');
      await chooseBranch(page, text);
      await press('form.actions.next');
      await expect(page.getByRole('checkbox', { name: text('existing.chequeBook.card') })).toBeVisible();
    },
    /** From the services to the confirmation, which is not left. */
    async walkToConfirmation(at: (step: string) => Promise<void> = async () => {}) {
      await press('form.actions.next');
      await expectPage(page, /\/summary-review$/);
      await at('summary-review');
      await page.getByRole('checkbox', { name: text('openingEnd.summary.confirm') }).check();
      await press('form.actions.next');
      await expectPage(page, /\/terms-and-conditions$/);
      await at('terms-and-conditions');
      await press('openingEnd.terms.agree');
      await expect(page.getByRole('heading', { level: 1, name: text('existing.confirmation.ask') })).toBeVisible();
    },
  };
}
