import { randomBytes } from 'node:crypto';
import { createGatewayServer } from '../bank/gateway-server/gateway-server.ts';
import { composeBank, prepareBank } from '../compose/bank.ts';
import { openDatabase } from '../db/open-database.ts';
import { stopOnSignals } from '../graceful-stop.ts';
import { listen } from '../http/operations/listen.ts';
import { createLogger } from '../logger.ts';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';

/** Beside a portal on the same machine: another port, other files. */
const ownDefaults = { PORT: '3100', DATA_DIR: './data/bank' };

function print(line: string): void {
  process.stderr.write(`${line}\n`);
}

function exitWithError(error: unknown): never {
  print(error instanceof StartError ? error.message : `The gateway failed unexpectedly: ${(error as Error)?.stack}`);
  process.exit(1);
}

/** The sandbox bank as a gateway: a bank to plug in, and an example to build one by. */
async function main(): Promise<void> {
  const settings = readSettings({ ...ownDefaults, ...process.env, BANK_URL: undefined, PUBLIC_URL: undefined });
  const log = createLogger(settings.logLevel);
  const { databaseUrl, dataDir, databasePoolSize: poolSize, databaseTimeoutMs: timeoutMs } = settings;
  const { db, note, close } = await openDatabase({
    databaseUrl,
    dataDir,
    poolSize,
    timeoutMs,
    log,
    onLost: exitWithError,
  });
  const dependencies = { db, settings, now: () => new Date() };
  const bank = composeBank(dependencies);
  await prepareBank(bank, dependencies);

  const token = settings.bankToken ?? randomBytes(24).toString('base64url');
  const app = createGatewayServer({ bank, token, log });
  const stop = async () => {
    await app.close();
    await close();
  };
  const address = await listen(app, settings).catch(async (error) => {
    await stop();
    throw error;
  });
  stopOnSignals({ stop, cut: () => app.server.closeAllConnections(), timeoutMs: settings.stopTimeoutMs, log });
  if (note) print(note);
  const tokenSource = settings.bankToken ? 'the token of BANK_TOKEN' : `the token ${token}, made for this run`;
  print(`The bank's gateway is open at ${address}, with ${tokenSource}`);
}

main().catch(exitWithError);
