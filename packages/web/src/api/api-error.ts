/** A call that did not end with a good answer. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    /** Null when there was no answer at all: offline, refused, or too slow. */
    readonly status: number | null,
    /** What the server answered, parsed when it was JSON. */
    readonly body: unknown,
    /** What support needs to find the call in the log. */
    readonly requestId: string | null,
    options?: ErrorOptions,
  ) {
    super(status === null ? 'The server could not be reached' : `The server answered ${status}`, options);
  }
}

/** The token was refused: what a call answers with a fresh one and another try. */
export function isUnauthorized(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 401;
}
