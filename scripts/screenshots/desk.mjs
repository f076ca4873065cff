// The staff's desk, as its demo staff see it.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../root.mjs';
import { CommandError, run } from '../say.mjs';

const password = 'Mingalaba2026';

/** What each of them looks at; `shown` is a case with something to look at. */
const places = /** @type {const} */ ({
  both: ['/desk/sign-in', '/desk/cases', '/desk/cases/shown', '/desk/figures'],
  auditor: ['/desk/audit', '/desk/webhooks'],
  supervisor: ['/desk/team'],
  admin: ['/desk/customers', '/desk/broadcasts', '/desk/staff'],
});

/**
 * @typedef {keyof typeof places} Staff
 * @typedef {Record<Staff, string>} Tokens
 */

/**
 * @param {string} address
 * @param {string} path
 * @param {object} body
 * @param {string} [token]
 */
async function ask(address, path, body, token) {
  const answer = await fetch(`${address}/api/desk${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new CommandError(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/**
 * Signs each of them in once: a code is of no use twice.
 * @param {string} address
 * @returns {Promise<Tokens>}
 */
export async function signInStaff(address) {
  const tokens = /** @type {Tokens} */ ({});
  for (const staff of /** @type {Staff[]} */ (Object.keys(places))) {
    const { token } = await ask(address, '/sign-in', { loginId: `${staff}@demo.example`, password });
    const { output } = await run('node', [join(root, 'apps/server/dist/sandbox-command.js'), 'staff-code'], {
      cwd: root,
    });
    tokens[staff] = (await ask(address, '/sign-in/code', { token, code: output.trim() })).accessToken;
  }
  return tokens;
}

/**
 * The month of the demo is made after the server listens, the newest day last: the case whose face is another's is
 * of one of its last days.
 * @param {string} address
 * @param {Tokens} tokens
 */
async function findCaseToShow(address, { both }) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { cases } = await ask(address, '/cases/list', { identity: 'FAILED' }, both);
    if (cases[0]) return `/desk/cases/${cases[0].id}`;
    await pause(200);
  }
  throw new CommandError('The demo has no case whose face is another’s.');
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {Tokens} tokens
 * @param {(paths: readonly (readonly [path: string, name: string])[]) => Promise<void>} take
 */
export async function takeDesk(page, address, tokens, take) {
  const caseToShow = await findCaseToShow(address, tokens);
  for (const staff of /** @type {Staff[]} */ (Object.keys(places))) {
    await page.goto(`${address}/robots.txt`);
    const marks = { domain: new URL(address).hostname, path: '/api/desk' };
    await page.context().addCookies([{ name: 'desk-session', value: tokens[staff], ...marks }]);
    const session = { id: staff, endsAt: new Date().toISOString() };
    await page.evaluate((opened) => localStorage.setItem('taga.desk', JSON.stringify(opened)), session);
    await take(
      places[staff].map((path) =>
        path === '/desk/cases/shown' ? [caseToShow, 'desk-case'] : [path, path.slice(1).replaceAll('/', '-')],
      ),
    );
  }
}
