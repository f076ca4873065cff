import type { ErrorBody, ErrorCode } from '@taga/contract';
import { ApiError } from '../api/api-error.ts';

type Detail = ErrorBody['Error']['Details'][number];

/** Why the server said no, in its codes and in its words. */
export interface DomainError {
  readonly status: number;
  readonly message: string;
  readonly details: readonly Detail[];
  /** Seconds after which it is worth asking again, where the server knows. */
  readonly retryAfterS?: number | undefined;
}

/** The domain error behind a failed call; nothing when there was no answer, or none in the server's shape. */
export function findDomainError(failure: unknown): DomainError | undefined {
  if (!(failure instanceof ApiError) || failure.status === null) return undefined;
  const error = (failure.body as Partial<ErrorBody> | null)?.Error;
  if (!Array.isArray(error?.Details)) return undefined;
  return { status: failure.status, message: error.Message, details: error.Details, retryAfterS: error.RetryAfter };
}

export function isRefusedWith(domainError: DomainError | undefined, code: ErrorCode): boolean {
  return domainError?.details.some(({ ErrorCode }) => ErrorCode === code) ?? false;
}
