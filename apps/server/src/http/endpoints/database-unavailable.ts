/** Network failures, and the classes of SQLSTATE that say "not now" rather than "wrong": 08, 53, 57P. */
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
const notNowStates = /^(08|53|57P)/;

/** The driver gives these two no code of their own. */
const connectionMessages = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** Whether the database could not be reached, so that asking again later is worth the caller's while. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return networkCodes.has(code) || notNowStates.test(code) || connectionMessages.test(error.message);
}
