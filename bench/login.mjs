// How much of the processor signing in makes use of: logins a second as a share of the bare rate at which passwords
// can be verified, measured in turns on the same machine. `npm run build` first, then `node bench/login.mjs`.
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { withLocalServer } from '../scripts/local-server.mjs';
import { root } from '../scripts/root.mjs';
import { CommandError, runCommand } from '../scripts/say.mjs';
import { percent, reportBudget } from './budget.mjs';
import { becomeCustomer, visit } from './wire.mjs';

const { hash, verify } = createRequire(join(root, 'apps/server/package.json'))('@node-rs/argon2');

const rounds = 5;
const roundMs = 4_000;
const leastShare = 0.85;
const cores = availableParallelism();
/** As the server keeps them. */
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/**
 * How often something can be done in a second by so many at once.
 * @param {number} atOnce @param {() => Promise<void>} act
 */
async function rateOf(atOnce, act) {
  const start = performance.now();
  let done = 0;
  const work = async () => {
    while (performance.now() - start < roundMs) {
      await act();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (done * 1000) / (performance.now() - start);
}

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

runCommand(async () => {
  Object.assign(process.env, { RATE_LIMIT_SIGN_IN: '1000000', MAX_EVENT_LOOP_DELAY_MS: '60000' });
  await withLocalServer(3171, async (address) => {
    const post = await visit(address);
    const { loginId, password } = await becomeCustomer(address, 1);
    const stored = await hash(password, cost);
    const signIn = async () => {
      const answer = await post('auth/login', { LOGIN_ID: loginId, PWD: password });
      if (!answer.ok) throw new CommandError(`A login was answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    await signIn();
    const shares = [];
    for (let round = 1; round <= rounds; round += 1) {
      const bare = await rateOf(cores, async () => void (await verify(stored, password)));
      // Twice as many as can be hashed at once, so that there is always one waiting.
      const logins = await rateOf(cores * 2, signIn);
      shares.push(logins / bare);
      console.log(
        `round ${round}: ${bare.toFixed(1)} verified a second, ${logins.toFixed(1)} logins a second, ${((100 * logins) / bare).toFixed(0)} %`,
      );
    }
    const share = median(shares);
    const what = `logins beside bare verifying of passwords, ${cores} cores`;
    const isMet = reportBudget(what, percent(share), `at least ${percent(leastShare)}`, share >= leastShare);
    if (!isMet) throw new CommandError('Signing in wastes too much of the processor.');
  });
});
