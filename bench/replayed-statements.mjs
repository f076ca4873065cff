// What a save asks of the database, asked again without the server: by pgbench where it is installed, or else by a bare
// client of the driver that the server uses.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../scripts/root.mjs';
import { CommandError } from '../scripts/say.mjs';

const pg = createRequire(join(root, 'apps/server/package.json'))('pg');
const run = promisify(execFile);

/**
 * @typedef {{ text: string, values: unknown[] }} Statement
 * @typedef {{ database: Record<string, string>, statements: Statement[] }} Recorded
 */

/** Bytes are written to JSON as an object. @param {unknown} value */
const sentAs = (value) =>
  value && typeof value === 'object' && 'data' in value
    ? `\\x${Buffer.from(/** @type {number[]} */ (value.data)).toString('hex')}`
    : value;

/** The statement that keeps a save, and where it names the revision that it replaces. @param {Statement[]} statements */
function savingIn(statements) {
  const saving = statements.findLast(({ text }) => /update applications/.test(text));
  const place = Number(/and revision = \$(\d+)/.exec(saving?.text ?? '')?.[1]) - 1;
  if (!saving || Number.isNaN(place)) throw new CommandError('The statement that keeps a save was not recognised.');
  return { saving, place, id: saving.values[place - 1] };
}

/** @param {Recorded} recorded @param {string} id */
async function revisionOf({ database }, id) {
  const client = new pg.Client(database);
  await client.connect();
  const text = 'select revision from applications where authorization_req_id = $1';
  const { rows } = await client.query(text, [id]);
  await client.end();
  return Number(rows[0].revision);
}

export async function hasPgbench() {
  return run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
}

/**
 * How often a second pgbench asks the same, one client for each customer.
 * @param {Recorded[]} recorded @param {number} seconds
 * @param {'extended' | 'prepared'} protocol whether each statement is planned every time it is asked, or once
 */
export async function rateOfPgbench(recorded, seconds, protocol) {
  const folder = mkdtempSync(join(tmpdir(), 'taga-pgbench-'));
  try {
    const clients = recorded.map((each, at) => rateOfClient(each, join(folder, `${at}.sql`), seconds, protocol));
    return (await Promise.all(clients)).reduce((sum, rate) => sum + rate, 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Recorded} recorded @param {string} file @param {number} seconds @param {string} protocol */
async function rateOfClient(recorded, file, seconds, protocol) {
  const { statements, database } = recorded;
  const { saving, place, id } = savingIn(statements);
  /** @type {string[]} */
  const defined = [];
  const lines = statements.map((statement, at) =>
    statement.text.replace(/\$(\d+)/g, (_, number) => {
      const index = Number(number) - 1;
      const value = sentAs(statement.values[index]);
      if (value === null) return 'null';
      // pgbench has no variable without a value.
      if (value === '') return "''";
      if (statement === saving && index === place) return ':revision';
      const name = `s${at}p${number}`;
      if (!defined.includes(`${name}=${value}`)) defined.push(`${name}=${value}`);
      return `:${name}`;
    }),
  );
  writeFileSync(file, `${lines.join(';\n')};\n\\set revision :revision + 1\n`);
  const before = await revisionOf(recorded, String(id));
  const variables = [`revision=${before}`, ...defined].flatMap((variable) => ['-D', variable]);
  const load = ['-n', '-M', protocol, '-c', '1', '-T', String(seconds), '-f', file, ...variables];
  const { host = '', port, user = '', password, database: name = '' } = database;
  const { stdout } = await run('pgbench', [...load, '-h', host, '-p', String(port), '-U', user, name], {
    env: { ...process.env, PGPASSWORD: password },
  });
  const done = Number(/actually processed: (\d+)/.exec(stdout)?.[1]);
  if ((await revisionOf(recorded, String(id))) !== before + done)
    throw new CommandError(`pgbench saved nothing:\n${stdout}`);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

/** One client that asks the same again and again. @param {Recorded} recorded */
export async function createBareSaver(recorded) {
  const { statements, database } = recorded;
  const { saving, place, id } = savingIn(statements);
  const asked = statements.map(({ text, values }) => ({ text, values: values.map(sentAs) }));
  const keeping = asked[statements.indexOf(saving)];
  if (!keeping) throw new CommandError('The statement that keeps a save was not recognised.');
  const client = new pg.Client(database);
  await client.connect();
  let revision = 0;
  return {
    async save() {
      keeping.values[place] = revision;
      for (const statement of asked) {
        const { rowCount } = await client.query(statement);
        if (statement === keeping && rowCount !== 1) throw new CommandError('The bare client saved nothing.');
      }
      revision += 1;
    },
    /** The server has saved meanwhile. */
    async catchUp() {
      revision = await revisionOf(recorded, String(id));
    },
    end: () => client.end(),
  };
}
