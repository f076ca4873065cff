// What anybody can make the server keep: refusals at the desk for the audit log, and codes for login ids of nobody.
import { becomeCustomer, signIn, visit } from '../../../bench/wire.mjs';
import { tally } from '../figures.mjs';
import { withVictim } from '../victim.mjs';
import { withDatabase } from '../victim-database.mjs';
import { atOnce, visitAs } from './attacker.mjs';

const deskCalls = 500;
const resets = 300;
const resetsADay = 50;
/** A code, its message and what counts them. */
const rowsAReset = 6;

/** Every row of every table. @param {string} dataDir @returns {Promise<Record<string, number>>} */
function countRows(dataDir) {
  return withDatabase(dataDir, async (query) => {
    const tables = await query(`select tablename as name from pg_tables where schemaname = 'public'`);
    const counts = [];
    for (const { name } of tables) counts.push([name, Number((await query(`select count(*) from ${name}`))[0].count)]);
    return Object.fromEntries(counts);
  });
}

const sum = (/** @type {Record<string, number>} */ counts) => Object.values(counts).reduce((a, b) => a + b, 0);

/** @type {import('../attacks.mjs').Attack} */
export const rowsForNobody = {
  says: `${deskCalls} calls of the desk with a customer's token, and ${resets} codes for login ids of nobody`,
  attack: () => {
    const settings = {
      RATE_LIMIT_SIGN_IN: '100000',
      RATE_LIMIT_DESK: '100000',
      RATE_LIMIT_CALLS: '100000',
      RATE_LIMIT_STAFF: '100000',
      RESETS_PER_DAY: String(resetsADay),
    };
    return withVictim(settings, async ({ address, dataDir }) => {
      const { headers } = await signIn(address, await visit(address), await becomeCustomer(address, 1));
      const before = await countRows(dataDir);
      const asked = await atOnce(deskCalls, async () => {
        const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
        const answer = await fetch(`${address}/api/desk/cases/list`, sent);
        await answer.text();
        return answer.status;
      });
      const between = await countRows(dataDir);
      const ask = await visitAs(address);
      for (let turn = 0; turn < resets; turn += 1)
        await ask('auth/forget_pwd', { LOGIN_ID: `nobody-${turn}@example.com` });
      const after = await countRows(dataDir);
      const audited = (between.audit_entries ?? 0) - (before.audit_entries ?? 0);
      const left = sum(after) - sum(between);
      return {
        held: audited <= 1 && left <= resetsADay * rowsAReset && !asked.includes(200),
        figures: `${tally(asked)}, ${audited} in the audit log; ${left} rows of ${resets} codes, ${resetsADay} a day allowed`,
      };
    });
  },
};
