import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { movementStatement } from '../../sandbox/movement-store.ts';
import { kyat } from '../bank-under-test.ts';

const run = promisify(execFile);

export async function hasPgbench(): Promise<boolean> {
  return run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
}

interface Load {
  readonly url: string;
  readonly script: string;
  readonly connections: number;
  readonly seconds: number;
}

/** Runs of the script a second, each on the protocol that our driver speaks: parse, bind, execute. */
export async function rateOfPgbench({ url, script, connections, seconds }: Load): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'taga-pgbench-'));
  try {
    const file = join(folder, 'transfer.sql');
    await writeFile(file, script);
    const load = ['-n', '-M', 'extended', '-c', String(connections), '-j', '2', '-T', String(seconds)];
    const { stdout } = await run('pgbench', [...load, ...constants, '-f', file, url]);
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
    const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? '0';
    if (rate === undefined || failed !== '0') throw new Error(`pgbench did not do all its transfers:\n${stdout}`);
    return Number(rate);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const constants = [
  ...['-D', 'kind=transfer', '-D', 'currency=MMK', '-D', 'at=2026-01-01T00:00:00Z'],
  ...['-D', `fingerprint=\\x${'ab'.repeat(32)}`],
];

/** The very statement that the bank runs, with pgbench's variables in the places of the parameters. */
export function transferScript(db: Kysely<DB>, accounts: readonly string[]): string {
  const sample = { reference: 'reference', kind: 'transfer', payer: 'payer', payee: 'payee' } as const;
  const [at, fingerprint, minor] = [new Date(), Buffer.alloc(32), 4711];
  const names = new Map<unknown, string>([
    ...(['reference', 'payer', 'payee'] as const).map((name) => [sample[name], `:${name}`] as const),
    ...([
      ['transfer', ':kind'],
      ['MMK', ':currency'],
      [at, ':at'],
      [fingerprint, ':fingerprint'],
    ] as const),
    ...([
      [minor, ':minor'],
      [Number.MAX_SAFE_INTEGER, String(Number.MAX_SAFE_INTEGER)],
    ] as const),
  ]);
  const { sql, parameters } = movementStatement({ ...sample, money: kyat(minor), at, fingerprint }).compile(db);
  const statement = sql.replace(/\$(\d+)/g, (_, position) => {
    const name = names.get(parameters[Number(position) - 1]);
    if (name === undefined) throw new Error(`pgbench has no variable for parameter ${position}.`);
    return name;
  });
  return [...randomVariables(accounts), `${statement.trim()};`, ''].join('\n');
}

function randomVariables(accounts: readonly string[]): readonly string[] {
  const count = accounts.length;
  return [
    `\\set from random(0, ${count - 1})`,
    `\\set to (:from + random(1, ${count - 1})) % ${count}`,
    `\\set payer ${choice('from', accounts)}`,
    `\\set payee ${choice('to', accounts)}`,
    '\\set minor random(1, 100)',
    '\\set reference random(1, 9000000000000000000)',
  ];
}

/** pgbench has no arrays: halves of halves, so that ten comparisons find one of a thousand. */
function choice(variable: string, accounts: readonly string[], first = 0): string {
  if (accounts.length === 1) return String(accounts[0]);
  const half = Math.ceil(accounts.length / 2);
  const [low, high] = [accounts.slice(0, half), accounts.slice(half)];
  const otherwise = choice(variable, high, first + half);
  return `case when :${variable} < ${first + half} then ${choice(variable, low, first)} else ${otherwise} end`;
}
