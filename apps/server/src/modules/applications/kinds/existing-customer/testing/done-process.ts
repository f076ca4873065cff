/** Presses Done in a process of its own, so that a test can kill it after any statement. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openServerKeys } from '../../../../access/keys/index.ts';
import { getCustomer } from '../../../../customers/customers/index.ts';
import { createMortalWorld, type Death } from '../../../../fulfilment/openings/testing/mortal.ts';
import { openCashCurrent } from '../open-cash-current.ts';
import { openingDependencies } from './opening-dependencies.ts';

export interface DoneTask {
  readonly databaseUrl: string;
  /** Of the server whose keys the process uses too. */
  readonly dataDir: string;
  readonly customerId: string;
  readonly authorizationReqId: string;
  readonly dieAt?: Death;
}

const task: DoneTask = JSON.parse(await text(process.stdin));
const { databaseUrl, dataDir, customerId, authorizationReqId, dieAt } = task;
// As at any start, before what is killed.
const start = createMortalWorld(databaseUrl, undefined);
await openServerKeys(start.db, { current: await readFile(join(dataDir, 'secret-key')), before: [] });
await start.pool.end();
const { pool, db, bank, now, counted } = createMortalWorld(databaseUrl, dieAt);
const customer = await getCustomer(db, customerId);
const { accountNumber } = await openCashCurrent(customer, authorizationReqId, openingDependencies({ db, bank, now }));
process.stdout.write(`${JSON.stringify({ ...counted, accountNumber })}\n`);
await pool.end();
