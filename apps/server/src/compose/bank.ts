import type { Kysely } from 'kysely';
import type { Bank } from '../bank/bank.ts';
import { createGatewayBank } from '../bank/gateway/index.ts';
import { createBackOffice, createSandboxBank, hasSandboxCustomers } from '../bank/sandbox/index.ts';
import type { DB } from '../db/schema.gen.ts';
import { createPasswords } from '../modules/access/passwords/index.ts';
import {
  blockDemoCustomers,
  demoPeople,
  describeDemo,
  hasDemoData,
  seedDemo,
} from '../modules/upkeep/demo-data/index.ts';
import { monthPeople } from '../modules/upkeep/demo-month/index.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { usesMailbox } from './channels.ts';

interface BankDependencies {
  readonly db: Kysely<DB>;
  readonly settings: Settings;
  readonly now: () => Date;
}

export function composeBank({ db, settings, now }: BankDependencies): Bank {
  const { bankUrl: url, bankToken: token, bankTimeoutMs: timeoutMs, bankAttempts: attempts } = settings;
  if (!url) return createSandboxBank({ db, now });
  // A call may ask the bank more than once, and must be able to say in time that it had no answer.
  const totalMs = Math.round(settings.answerTimeoutMs / 3);
  const limits = { timeoutMs, attempts, totalMs, maxCalls: settings.bankMaxCalls };
  const authorizer = { id: settings.bankAuthorizerId, name: settings.bankAuthorizerName };
  return createGatewayBank({ url, token, authorizer, ...limits, now, random: Math.random });
}

/**
 * A bank's own customers must not meet anything that was made for showing: no mailbox, no published password. Answers
 * the lines that tell of the demo customers, where there are any.
 */
export async function prepareBank(bank: Bank, { db, settings, now }: BankDependencies): Promise<string[]> {
  if (settings.bankUrl) await refuseSandboxData(db);
  const passwords = createPasswords({ parallel: 1, withinMs: 60_000 });
  if (settings.bankUrl || settings.sandboxSeed === 'false') {
    const customerIds = [...demoPeople, ...monthPeople].map(({ id }) => id);
    await blockDemoCustomers({ db, passwords, now, customerIds });
    return [];
  }
  await seedDemo({ db, bank, backOffice: createBackOffice({ db, now }), passwords, now });
  return describeDemo(db);
}

async function refuseSandboxData(db: Kysely<DB>): Promise<void> {
  if (await hasDemoData(db)) {
    throw new StartError(
      'BANK_URL is set, but the database holds demo customers, whose passwords are published: start with an empty database.',
    );
  }
  // The same number may be somebody else's at the real bank, whose accounts would then be shown.
  if (await hasSandboxCustomers(db)) {
    throw new StartError(
      'BANK_URL is set, but the database holds customer numbers of the sandbox bank: start with an empty database.',
    );
  }
}

/** What no single setting can know. */
export function checkBankSettings(settings: Settings): void {
  if (settings.bankUrl && usesMailbox(settings)) {
    throw new StartError('BANK_URL is set, so nothing may land in the sandbox mailbox: set both SMTP_URL and SMS_URL.');
  }
}
