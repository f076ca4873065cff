/** Network failures, as Node names them. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);

/**
 * SQLSTATEs that say "not now" rather than "wrong": no connection, no room, ended or cancelled from outside, a lock or
 * another transaction in the way, and a database that can only be read at the moment.
 */
const notNowStates = /^(08|40|53|57|55P03|25006)/;

/** The driver gives these no code of their own. */
const connectionMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered|was closed).* not queryable)/;

/** What PostgreSQL says of a write while it is a standby, or was told to take none. */
export const readOnlyState = '25006';

/** Where somebody has to put something right first. */
export const operatorNeededState = '57000';

/** Whether the database could not be used, so that asking again later is worth the while. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = stateOf(error);
  return networkCodes.has(code) || notNowStates.test(code) || connectionMessages.test(error.message);
}

export function stateOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
