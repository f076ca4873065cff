// The server, its PostgreSQL, or both are killed at random moments while staff confirm openings over the wire. In the end
// every opening that was confirmed has one account, one message and one entry of each kind: nothing lost, nothing twice.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signInStaff } from './staff-sign-in.mjs';
import { withVictim } from './victim.mjs';
import { postmasterOf, withDatabase } from './victim-database.mjs';

const usualRounds = 200;
const openingsARound = 4;
const latestKillMs = 1_500;
const patienceMs = 120_000;

/** @typedef {{ id: string, proposalId: string, revision: number }} Proposed */

/** @type {import('./attacks.mjs').Attack} */
export const kills = {
  says: 'random kills while openings are confirmed (rounds=…)',
  attack: ({ rounds = String(usualRounds) }) =>
    withVictim({ RATE_LIMIT_DESK: '1000000', RATE_LIMIT_STAFF: '1000000' }, async (victim) => {
      const token = await signInStaff(victim.address, 'checker@demo.example');
      /** @type {Proposed[]} */
      const all = [];
      const acknowledged = new Set();
      for (let round = 0; round < Number(rounds); round += 1) {
        const added = await withDatabase(victim.dataDir, async (query) => {
          const proposed = [];
          for (let each = 0; each < openingsARound; each += 1) proposed.push(await propose(query, all.length + each));
          return proposed;
        });
        all.push(...added);
        const confirmed = added.map((each) => confirm(victim.address, token, each, acknowledged));
        await pause(randomInt(latestKillMs));
        await killSomething(victim, round);
        await Promise.all(confirmed);
      }
      return evaluate(victim, token, all, acknowledged, Number(rounds));
    }),
};

/** @param {import('./victim.mjs').Victim} victim @param {number} round */
async function killSomething(victim, round) {
  const kind = round % 3;
  const { pid } = postmasterOf(victim.dataDir);
  if (kind !== 1) process.kill(pid, 'SIGKILL');
  // The server starts its PostgreSQL again by itself; where it was killed too, the next start does.
  if (kind !== 0) {
    await victim.end('SIGKILL');
    await victim.start();
  }
  await untilReady(victim.address);
}

/** @param {string} address */
async function untilReady(address) {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    await answer?.text();
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error('The server did not become ready again.');
}

/** @param {string} address @param {string} token @param {Proposed} proposed @param {Set<string>} acknowledged */
async function confirm(address, token, proposed, acknowledged) {
  const answer = await fetch(`${address}/api/desk/cases/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(proposed),
  }).catch(() => undefined);
  if (answer?.ok) acknowledged.add(proposed.id);
  await answer?.text().catch(() => undefined);
}

/** Somebody new with an application that a maker has proposed to approve. @param {import('./victim-database.mjs').Query} query @param {number} number @returns {Promise<Proposed>} */
async function propose(query, number) {
  const [id, proposalId, customerId] = [randomUUID(), randomUUID(), randomUUID()];
  const own = {
    id: customerId,
    login_id: `attack-${number}@example.com`,
    phone: `0946${String(number).padStart(7, '0')}`,
    id_value: `12/DAGAMA(N)${String(number).padStart(6, '0')}`,
  };
  await query(
    `insert into customers select (jsonb_populate_record(null::customers, to_jsonb(c) || $1)).* from customers c
     where login_id = 'new@demo.example'`,
    [own],
  );
  const record = { BranchCode: '001', Services: [{ ServiceId: 'PASSBOOK' }, { ServiceId: 'MPUCARD' }] };
  await query(
    `insert into applications (authorization_req_id, customer_id, kind, account_class, currency, status, record, created_at)
     values ($1, $2, 'account', '301', 'MMK', 'PENDING', $3, now())`,
    [id, customerId, record],
  );
  await query(
    `insert into orders (authorization_req_id, customer_id, record, marks, created_at) values ($1, $2, $3, '{}', now())`,
    [id, customerId, record],
  );
  const [{ revision }] = await query(
    `insert into cases (authorization_req_id, customer_id, queue, account_class, branch_code, status, application_status,
       handed_in_at)
     values ($1, $2, 'cases', '301', '001', 'PROPOSED', 'PENDING', now()) returning revision`,
    [id, customerId],
  );
  await query(
    `insert into case_proposals (id, authorization_req_id, kind, proposed_by, proposed_at)
     select $1, $2, 'APPROVE', id, now() from staff where login_id = 'maker@demo.example'`,
    [proposalId, id],
  );
  return { id, proposalId, revision };
}

/**
 * Confirms what no kill let through, waits for the worker to carry on the rest, and counts.
 * @param {import('./victim.mjs').Victim} victim @param {string} token @param {Proposed[]} all
 * @param {Set<string>} acknowledged @param {number} rounds
 */
async function evaluate({ address, dataDir }, token, all, acknowledged, rounds) {
  const undecided = () => withDatabase(dataDir, (query) => query(`select 1 from cases where status = 'PROPOSED'`));
  const lost = await withDatabase(dataDir, async (query) => {
    const waiting = await query(`select authorization_req_id id from cases where status = 'PROPOSED'`);
    return waiting.filter(({ id }) => acknowledged.has(id)).length;
  });
  if ((await undecided()).length > 0) for (const each of all) await confirm(address, token, each, new Set());
  const began = performance.now();
  let counted = await countEffects(dataDir);
  while (counted.whole < all.length && performance.now() - began < patienceMs) {
    await pause(1_000);
    counted = await countEffects(dataDir);
  }
  const { whole, doubled, imbalance } = counted;
  return {
    held: lost === 0 && whole === all.length && doubled === 0 && imbalance === 0,
    figures:
      `${rounds} kills, ${all.length} openings, ${acknowledged.size} acknowledged before a kill: ${whole} whole, ` +
      `${lost} lost, ${doubled} doubled, books ${imbalance === 0 ? 'balanced' : 'NOT balanced'}`,
  };
}

/** @param {string} dataDir @returns {Promise<{ whole: number, doubled: number, imbalance: number }>} */
async function countEffects(dataDir) {
  return withDatabase(dataDir, async (query) => {
    const rows = await query(
      `select c.status,
         (select count(*)::int from bank_orders where reference = a.authorization_req_id || '-account') accounts,
         (select count(*)::int from bank_orders where reference like a.authorization_req_id || '-service-%') services,
         (select count(*)::int from inbox_messages m
          where m.authorization_req_id = a.authorization_req_id and m.type = 'AccountCreated') messages,
         (select count(*)::int from bank_accounts b where b.cif_no = p.cif_no) opened
       from applications a join cases c using (authorization_req_id) join customers p on p.id = a.customer_id
       where p.login_id like 'attack-%'`,
    );
    const isWhole = (/** @type {any} */ row) =>
      row.status === 'COMPLETED' && row.accounts === 1 && row.services === 2 && row.messages === 1 && row.opened === 1;
    const isDoubled = (/** @type {any} */ row) =>
      row.accounts > 1 || row.services > 2 || row.messages > 1 || row.opened > 1;
    const [{ imbalance }] = await query(
      'select count(*)::int imbalance from (select order_id from bank_postings group by 1 having sum(minor) <> 0) o',
    );
    return { whole: rows.filter(isWhole).length, doubled: rows.filter(isDoubled).length, imbalance };
  });
}
