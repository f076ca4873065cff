import type { ErrorCode, errorCodes } from '@taga/contract';

/** What only the boundary can find: how a request arrived, who sent it, and failures of our own. */
type AdapterCode = (typeof errorCodes)[
  | 'badJson'
  | 'tokenMissing'
  | 'methodNotAllowed'
  | 'requestTimeout'
  | 'bodyTooLarge'
  | 'unsupportedMediaType'
  | 'internal'
  | 'notImplemented'
  | 'unavailable'
  | 'bankUnavailable'];

export type DomainErrorCode = Exclude<ErrorCode, AdapterCode>;

/** What can be told beside the code. */
export interface DomainErrorFacts {
  /** The fields of the request that cannot be as they are. */
  readonly fields?: readonly string[];
  /** Seconds after which it is worth asking again. */
  readonly retryAfterS?: number;
  /** A second code that says more than the first, for programs that look for it. */
  readonly because?: DomainErrorCode;
  /** What the words of the code say: `{name}`. */
  readonly values?: Readonly<Record<string, string>>;
}

/** The product says no, for a reason the caller is told. How that is put into an answer is not known here. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: DomainErrorCode;
  readonly facts: DomainErrorFacts;

  constructor(code: DomainErrorCode, facts: DomainErrorFacts = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** Somebody outside must be asked and does not answer; it is worth asking again. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** Too many are waiting already: anyone who comes now is asked to come back, because a line that never ends serves nobody. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super(`Overloaded: come back in ${retryAfterS} s`);
    this.retryAfterS = retryAfterS;
  }
}
