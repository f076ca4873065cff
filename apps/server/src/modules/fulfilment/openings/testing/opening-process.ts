/**
 * Opens accounts in a process of its own, so that a test can kill it: at a statement, before or after an order to the
 * bank, or from outside at any moment. Says `ready` before it begins, and after each statement that it is done.
 */
import { text } from 'node:stream/consumers';
import type { OpeningRequest } from '../opening.ts';
import { createOpenings } from '../openings.ts';
import { createMortalWorld, type Death } from './mortal.ts';

export interface OpeningTask {
  readonly databaseUrl: string;
  readonly requests: readonly OpeningRequest[];
  readonly dieAt?: Death;
}

const { databaseUrl, requests, dieAt }: OpeningTask = JSON.parse(await text(process.stdin));
const { pool, db, bank, now, counted } = createMortalWorld(databaseUrl, dieAt);
const openings = createOpenings({ db, bank, now, random: Math.random });

await pool.query('select 1');
process.stdout.write('ready\n');
await Promise.all(requests.map((request) => openings.open(request)));
process.stdout.write(`${JSON.stringify(counted)}\n`);
await pool.end();
