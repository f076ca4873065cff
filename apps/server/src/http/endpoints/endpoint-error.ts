import { type ErrorCode, httpStatusOf } from '@taga/contract';
import type { TextValues } from '@taga/i18n';

/** One line under the message: what is wrong with one answer of the customer. */
export interface ErrorDetail {
  readonly code: ErrorCode;
  readonly values?: TextValues;
}

interface EndpointErrorOptions {
  readonly status?: number;
  readonly details?: readonly ErrorDetail[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A failure as HTTP tells it. What happens below the routes throws a `DomainError`, which becomes one of these at the boundary. */
export class EndpointError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: readonly ErrorDetail[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, options: EndpointErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'EndpointError';
    this.code = code;
    this.status = options.status ?? httpStatusOf(code);
    this.details = options.details ?? [{ code }];
    this.headers = options.headers ?? {};
  }
}
