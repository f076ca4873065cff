import { compose } from './compose/compose.ts';
import { stopOnSignals } from './graceful-stop.ts';
import { listen } from './http/operations/listen.ts';
import { createLogger } from './logger.ts';
import { readSettings, warningsOf } from './settings.ts';
import { StartError } from './start-error.ts';

/** Lines for people go to standard error; standard output carries the log and nothing else. */
function print(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** A known reason is one sentence; an unknown one is a fault of ours and needs its stack. */
function exitWithError(error: unknown): never {
  print(error instanceof StartError ? error.message : `The server failed unexpectedly: ${(error as Error)?.stack}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLogger(settings.logLevel);
  const { app, notes, mailboxPath, demoLines, invitedAdministrator, announceStop, close } = await compose(
    settings,
    log,
    exitWithError,
  );
  const address = await listen(app, settings).catch(async (error) => {
    await close();
    throw error;
  });
  stopOnSignals({
    announce: announceStop,
    delayMs: settings.stopDelayMs,
    stop: close,
    cut: () => app.server.closeAllConnections(),
    timeoutMs: settings.stopTimeoutMs,
    log,
  });
  for (const warning of warningsOf(process.env)) print(warning);
  for (const note of notes) print(note);
  print(`Taga is open at ${address}`);
  if (mailboxPath) print(`What it sends by SMS and email can be read at ${address}${mailboxPath}`);
  for (const line of demoLines) print(line);
  if (invitedAdministrator) print(`An email to ${invitedAdministrator} has the link for an administrator's password`);
}

main().catch(exitWithError);
