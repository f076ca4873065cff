import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { StateCounts } from '../db/state-counts.ts';
import { cachedFor, gauges } from './gauges.ts';

/** Counting a million applications takes a second: once a minute is often enough. */
const countEveryMs = 60_000;

/** What customers do and wait for, by where it stands. */
export function reportStates(registry: Registry, read: () => Promise<StateCounts>): void {
  const counts = cachedFor(countEveryMs, read);
  gauges(registry, ['kind', 'status'], async () => (await counts()).applications)(
    'taga_applications',
    'Applications by kind and status, counted once a minute',
    ({ kind, status, count }) => [{ kind, status }, count],
  );
  gauges(registry, ['queue'], async () => (await counts()).lateCases)(
    'taga_cases_late',
    'Cases that the desk should have decided by now, by their list, counted once a minute',
    ({ queue, count }) => [{ queue }, count],
  );
  gauges(registry, ['step'], async () => (await counts()).openings)(
    'taga_openings',
    'Accounts to open by the step that is next, counted once a minute',
    ({ step, count }) => [{ step }, count],
  );
  gauges(registry, ['channel', 'state'], async () => (await counts()).messages)(
    'taga_messages',
    'SMS and emails of the last hour, codes included, by what became of them, counted once a minute',
    ({ channel, state, count }) => [{ channel, state }, count],
  );
}

/** How the connections to the database are used, and how many calls wait for one. */
export function reportPool(registry: Registry, pool: Pool): void {
  gauges(registry, ['state'], async () => [
    { state: 'busy', count: pool.totalCount - pool.idleCount },
    { state: 'idle', count: pool.idleCount },
    { state: 'waiting', count: pool.waitingCount },
  ])(
    'taga_database_connections',
    'Connections of this process that are busy or idle, and calls waiting for one',
    ({ state, count }) => [{ state }, count],
  );
}

interface AuditFigures {
  readonly unverified: number;
  readonly isBroken: boolean;
}

export function reportAudit(registry: Registry, read: () => Promise<AuditFigures>): void {
  const figures = gauges(registry, [], async () => [await read()]);
  figures('taga_audit_unverified_entries', 'Entries of the audit log since it was last found whole', (audit) => [
    {},
    audit.unverified,
  ]);
  figures(
    'taga_audit_broken',
    'Whether the last verification found an entry that is not as it was written',
    (audit) => [{}, audit.isBroken ? 1 : 0],
  );
}
