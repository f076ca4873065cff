import type { Client } from 'pg';
import { StartError } from '../start-error.ts';

type Target = Pick<Client, 'host' | 'port' | 'database' | 'user'>;

/** What the operator can do about a database that does not let us in. Never holds the password. */
export function explainConnectionFailure(error: unknown, target: Target): StartError {
  const { code, message } = describe(error);
  const place = target.host.startsWith('/') ? target.host : `${target.host}:${target.port}`;
  const sentence =
    startParameter(message) ?? sentences[code] ?? (/password/i.test(message) ? wrongPassword : undefined);
  return new StartError(
    sentence?.(place, target) ??
      `The database server at ${place} cannot be used: ${message || code || 'no reason given'}.`,
  );
}

/** Poolers pass on only the settings that they know. */
function startParameter(message: string): Sentence | undefined {
  const name = /unsupported startup parameter: (\w+)/.exec(message)?.[1];
  return name === undefined
    ? undefined
    : (place) =>
        `The pooler at ${place} refuses the start parameter ${name}: add it to its ignore_startup_parameters and set it for the role in the database.`;
}

type Sentence = (place: string, target: Target) => string;

const unreachable =
  (why: string): Sentence =>
  (place) =>
    `The database server at ${place} cannot be reached (${why}): check DATABASE_URL and that the server runs.`;

const wrongPassword: Sentence = (place, { user }) =>
  `The database server at ${place} refused the user "${user}" or the password: check DATABASE_URL.`;

/** By the codes of Node's sockets and of PostgreSQL. */
const sentences: Record<string, Sentence> = {
  ECONNREFUSED: unreachable('nothing listens there'),
  ENOENT: unreachable('there is no such socket'),
  ENOTFOUND: unreachable('the host is unknown'),
  EAI_AGAIN: unreachable('the host name cannot be looked up'),
  EHOSTUNREACH: unreachable('no way to the host'),
  ENETUNREACH: unreachable('no way to the network'),
  ETIMEDOUT: unreachable('no answer in time'),
  ECONNRESET: unreachable('it closed the connection'),
  '28P01': wrongPassword,
  '28000': wrongPassword,
  '3D000': (place, { database }) => `The database server at ${place} has no database "${database}": create it first.`,
  '53300': (place) => `The database server at ${place} has no connection left: raise its limit or lower the pool size.`,
  '57P03': (place) => `The database server at ${place} is starting or stopping: try again in a moment.`,
};

function describe(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  const { code } = error as { code?: unknown };
  // pg reports its own time limit without a code.
  if (typeof code !== 'string' && /timeout/i.test(error.message)) return { code: 'ETIMEDOUT', message: error.message };
  return { code: typeof code === 'string' ? code : '', message: error.message };
}
