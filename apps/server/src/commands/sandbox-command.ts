import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { creditCardProductCode } from '@taga/contract/constants';
import { findAccountClass } from '@taga/reference/account-classes';
import { type Currency, currencyExponents } from '@taga/reference/currencies';
import type { Kysely } from 'kysely';
import { generateSync } from 'otplib';
import * as z from 'zod/mini';
import { createBackOffice, createSandboxBank } from '../bank/sandbox/index.ts';
import { openKeys } from '../compose/secrets.ts';
import { findRunningUrl } from '../db/embedded/find-running-url.ts';
import { openDatabase } from '../db/open-database.ts';
import type { DB } from '../db/schema.gen.ts';
import { createLogger } from '../logger.ts';
import { findCustomerByLogin, setProductCode } from '../modules/customers/customers/index.ts';
import { createOpenings, type OpeningRequest } from '../modules/fulfilment/openings/index.ts';
import { demoSecret } from '../modules/upkeep/demo-data/index.ts';
import { readSettings, type Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';

const usage = `npm run sandbox -- open-account --login E-MAIL --class CODE
    [--currency MMK] [--branch 001] [--service ID …] [--deposit-from ACCOUNT] [--cash AMOUNT] [--card] [--request ID]

Opens an account at the sandbox bank for a customer, as the bank would: account, first deposit from an account of
the customer's (if one is named), services, message. --cash pays so much in over the counter afterwards, and --card
makes the customer one who came for a credit card. With the --request of an earlier call it goes on with that one.

npm run sandbox -- deposit --account NUMBER [--cash AMOUNT]

Pays cash in over the counter of the sandbox bank: the initial deposit of the account's class, unless --cash says how much.

npm run sandbox -- staff-code

Prints the code with which the demo staff sign in at this moment. Each takes a code once.`;

interface CommandInput {
  readonly login: string;
  readonly class: string;
  readonly currency: string;
  readonly branch: string;
  readonly service: readonly string[];
  readonly 'deposit-from'?: string | undefined;
  /** In whole units of the currency. */
  readonly cash: string;
  readonly card: boolean;
  readonly request: string;
}

function readGiven(): CommandInput {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      login: text,
      class: text,
      currency: { ...text, default: 'MMK' },
      branch: { ...text, default: '001' },
      service: { ...text, multiple: true, default: ['PASSBOOK'] },
      'deposit-from': text,
      cash: { ...text, default: '0' },
      card: { type: 'boolean', default: false },
      request: { ...text, default: randomUUID() },
    },
  });
  const { login, class: accountClass } = values;
  if (positionals.join() !== 'open-account' || !login || !accountClass) throw new StartError(usage);
  if (!/^\d{1,12}$/.test(values.cash)) throw new StartError('--cash is not a whole amount.');
  if (!z.uuid().safeParse(values.request).success) throw new StartError('--request is not the id of an earlier call.');
  return { ...values, login, class: accountClass };
}

async function requestOf(db: Kysely<DB>, given: CommandInput): Promise<OpeningRequest> {
  const customer = await findCustomerByLogin(db, given.login);
  if (!customer) throw new StartError(`Nobody signs in as ${given.login}.`);
  const offered = findAccountClass(given.class);
  const currency = offered?.currencies.find((code) => code === given.currency);
  if (!offered || !currency) throw new StartError(`There is no account class ${given.class} in ${given.currency}.`);
  const fromAccount = given['deposit-from'];
  return {
    authorizationReqId: given.request,
    customerId: customer.id,
    accountClass: offered.code,
    currency,
    branchCode: given.branch,
    services: given.service.map((serviceId) => ({ serviceId })),
    chequeBook: null,
    deposit: fromAccount === undefined ? null : { fromAccount, minor: offered.initialDepositMinor },
  };
}

/** Named after the request, so that it is paid in once however often the command is repeated. */
async function payIn({ cash, request }: CommandInput, accountNumber: string, currency: Currency, db: Kysely<DB>) {
  const minor = Number(cash) * 10 ** currencyExponents[currency];
  if (minor === 0) return;
  const backOffice = createBackOffice({ db, now });
  await backOffice.depositCash({ reference: `${request}-cash`, accountNumber, money: { currency, minor } });
}

/** The database of a server that runs, if one does: its data folder has room for one server, not for one customer. */
async function open(settings: Settings) {
  const databaseUrl = settings.databaseUrl ?? (await findRunningUrl(settings.dataDir));
  return openDatabase({ databaseUrl, dataDir: settings.dataDir, poolSize: 2, log: createLogger('warn') });
}

async function main(): Promise<void> {
  if (process.argv.slice(2).join() === 'staff-code') {
    process.stdout.write(`${generateSync({ secret: demoSecret })}\n`);
    return;
  }
  const settings = readSettings(process.env);
  if (settings.bankUrl) throw new StartError('BANK_URL is set: this command is for the sandbox bank alone.');
  const work = process.argv[2] === 'deposit' ? deposit(readDeposit()) : openAccount(readGiven(), settings);
  const database = await open(settings);
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}

type Work = (db: Kysely<DB>) => Promise<void>;

const now = () => new Date();

function openAccount(given: CommandInput, settings: Settings): Work {
  return async (db) => {
    await openKeys(db, settings);
    const openings = createOpenings({ db, bank: createSandboxBank({ db, now }), now, random: Math.random });
    const request = await requestOf(db, given);
    const opening = await openings.open(request);
    if (opening.accountNumber && !opening.refusal) await payIn(given, opening.accountNumber, opening.currency, db);
    if (given.card) await setProductCode(db, request.customerId, creditCardProductCode);
    process.stdout.write(
      opening.refusal
        ? `Refused: ${opening.refusal} (request ${opening.authorizationReqId})\n`
        : `Account ${opening.accountNumber} of customer ${opening.cifNo} (request ${opening.authorizationReqId})\n`,
    );
    process.exitCode = opening.refusal ? 1 : 0;
  };
}

interface DepositInput {
  readonly account: string;
  /** In whole units; what the class asks for, unless it says. */
  readonly cash?: string | undefined;
}

function readDeposit(): DepositInput {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ allowPositionals: true, options: { account: text, cash: text } });
  const { account, cash } = values;
  if (!account) throw new StartError(usage);
  if (cash !== undefined && !/^[1-9]\d{0,11}$/.test(cash)) throw new StartError('--cash is not a whole amount.');
  return { account, cash };
}

/** Each call pays in once more, as somebody at a counter would. */
function deposit({ account: accountNumber, cash }: DepositInput): Work {
  return async (db) => {
    const account = await createSandboxBank({ db, now }).findAccount(accountNumber);
    if (!account?.isOpen) throw new StartError(`There is no open account ${accountNumber}.`);
    const { currency } = account.balance;
    const due = findAccountClass(account.productCode)?.initialDepositMinor ?? 0;
    const minor = cash === undefined ? due : Number(cash) * 10 ** currencyExponents[currency];
    if (minor === 0) throw new StartError('Its class asks for no initial deposit: say how much with --cash.');
    const money = { currency, minor } as const;
    await createBackOffice({ db, now }).depositCash({ reference: `counter-${randomUUID()}`, accountNumber, money });
    process.stdout.write(`Paid in ${minor / 10 ** currencyExponents[currency]} ${currency} to ${accountNumber}\n`);
  };
}

main().catch((error: unknown) => {
  const isOurs = error instanceof StartError || (error as NodeJS.ErrnoException)?.code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${isOurs ? (error as Error).message : (error as Error)?.stack}\n`);
  process.exitCode = 1;
});
