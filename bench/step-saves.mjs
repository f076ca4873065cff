// Saves of a step of the opening wizard a second, beside pgbench that gives the database the very same statements, in
// turns on the same machine. `npm run build` first, then `node bench/step-saves.mjs`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withLocalServer } from '../scripts/local-server.mjs';
import { root } from '../scripts/root.mjs';
import { CommandError, runCommand } from '../scripts/say.mjs';
import { percent, reportBudget } from './budget.mjs';
import { createBareSaver, hasPgbench, rateOfPgbench } from './replayed-statements.mjs';
import { becomeCustomer, signIn, visit } from './wire.mjs';

const clients = 8;
const rounds = 5;
const roundMs = 4_000;
const leastShare = 0.5;

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * How often all of them together do it in a second.
 * @param {(() => Promise<void>)[]} acts one for each client
 */
async function rateOf(acts) {
  const start = performance.now();
  let done = 0;
  const work = async (/** @type {() => Promise<void>} */ act) => {
    while (performance.now() - start < roundMs) {
      await act();
      done += 1;
    }
  };
  await Promise.all(acts.map(work));
  return (done * 1_000) / (performance.now() - start);
}

/** Leaves the first step, again and again. @param {string} address @param {number} number */
async function createSaver(address, number) {
  const post = await visit(address);
  const { loginId, headers, ask } = await signIn(address, post, await becomeCustomer(address, number));
  const wanted = { LoginId: loginId, AccountClass: '301', Currency: 'MMK' };
  const { AuthorizationReqId } = await ask('/api/create-account/info/by/account_class', { ...wanted, IsFCY: false });
  const Step = {
    baseRoute: '/create-account/saving',
    stepRouteNumber: 1,
    stepRouteName: 'biomatric',
    stepNumber: 0,
    actionRemark: 'normal',
  };
  const changed = { IdentityStatus: 'SKIPPED', UpdateKeys: ['IdentityStatus', 'Step'] };
  const body = JSON.stringify({ ...wanted, AuthorizationReqId, Step, ...changed });
  return createSender(new URL(`${address}/api/create-account/save/account`), headers, body);
}

/**
 * Sends the same request again and again over one connection. By hand, because on two cores a client that does more takes
 * the processor from the server it measures.
 * @param {URL} url @param {Record<string, string>} headers @param {string} body
 */
function createSender({ hostname, port, pathname }, headers, body) {
  const all = { ...headers, host: `${hostname}:${port}`, 'content-type': 'application/json' };
  const lines = Object.entries({ ...all, 'content-length': Buffer.byteLength(body) }).map((line) => line.join(': '));
  const request = [`POST ${pathname} HTTP/1.1`, ...lines, '', body].join('\r\n');
  const socket = connect(Number(port), hostname).setEncoding('latin1').setNoDelay().unref();
  let answer = '';
  /** @type {{ resolve: () => void, reject: (error: Error) => void } | undefined} */
  let waiting;
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('data', (piece) => {
    answer += piece;
    const end = answer.indexOf('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(answer)?.[1]);
    if (end < 0 || answer.length < end + 4 + length) return;
    if (answer.startsWith('HTTP/1.1 200')) waiting?.resolve();
    else waiting?.reject(new CommandError(`A save was answered: ${answer}`));
    answer = '';
  });
  return () =>
    /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      })
    );
}

/** What one save asks of the database. @param {() => Promise<void>} save @param {number} pid @param {string} file */
async function recordStatements(save, pid, file) {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  await pause(200);
  await save();
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file)) await pause(20);
  await pause(100);
  const { database, statements } = JSON.parse(readFileSync(file, 'utf8'));
  // The worker may have looked for jobs meanwhile.
  return {
    database,
    statements: statements.filter((/** @type {{ text: string }} */ { text }) => !/worker/.test(text)),
  };
}

/**
 * The rate of the same statements without the server, and what asked them.
 * @param {Awaited<ReturnType<typeof recordStatements>>[]} recorded
 * @returns {Promise<() => Promise<number>>}
 */
async function createRival(recorded) {
  if (await hasPgbench()) return () => rateOfPgbench(recorded, roundMs / 1_000, 'extended');
  console.log('pgbench is not installed here; a bare client of our driver takes its place, which is slower.');
  const bare = await Promise.all(recorded.map(createBareSaver));
  return async () => {
    await Promise.all(bare.map(({ catchUp }) => catchUp()));
    return rateOf(bare.map(({ save }) => save));
  };
}

/** @param {string} address @param {number} pid @param {string} file */
async function measure(address, pid, file) {
  const savers = [];
  for (let number = 1; number <= clients; number += 1) savers.push(await createSaver(address, number));
  const recorded = [];
  for (const save of savers) {
    await save();
    recorded.push(await recordStatements(save, pid, file));
  }
  const isPgbench = await hasPgbench();
  const rateOfRival = await createRival(recorded);
  await rateOf(savers);
  const shares = [];
  for (let round = 1; round <= rounds; round += 1) {
    const rivalRate = await rateOfRival();
    const rate = await rateOf(savers);
    shares.push(rate / rivalRate);
    const share = ((100 * rate) / rivalRate).toFixed(0);
    console.log(
      `round ${round}: ${rate.toFixed(0)} saves a second, without the server ${rivalRate.toFixed(0)}: ${share} %`,
    );
  }
  const share = median(shares);
  const what = `saves of a step beside ${isPgbench ? 'pgbench' : 'a bare client'} with the same statements`;
  const isMet = reportBudget(what, percent(share), `at least ${percent(leastShare)}`, share >= leastShare);
  if (isPgbench) {
    const prepared = await rateOfPgbench(recorded, roundMs / 1_000, 'prepared');
    console.log(`pgbench that has the statements planned only once: ${prepared.toFixed(0)} a second`);
  }
  if (!isMet) throw new CommandError('Saving a step wastes too much.');
}

runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taga-statements-'));
  const file = join(folder, 'statements.json');
  Object.assign(process.env, {
    RATE_LIMIT_CALLS: '1000000',
    RATE_LIMIT_CUSTOMER: '1000000',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    STATEMENTS_FILE: file,
    NODE_OPTIONS: `--import ${join(root, 'bench', 'record-statements.mjs')}`,
  });
  try {
    await withLocalServer(3173, (address, pid) => measure(address, pid, file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
