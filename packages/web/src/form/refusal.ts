import { type ErrorBody, type ErrorCode, errorCodes } from '@taga/contract';
import type { Text } from '@taga/i18n';
import { ApiError } from '../api/api-error.ts';

type Detail = ErrorBody['Error']['Details'][number];

/** Why the server said no, in its codes and in its words. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly details: readonly Detail[];
  /** Seconds after which it is worth asking again, where the server knows. */
  readonly retryAfterS?: number | undefined;
}

/** The refusal behind a failed call; nothing when there was no answer, or none in the server's shape. */
export function findRefusal(failure: unknown): Refusal | undefined {
  if (!(failure instanceof ApiError) || failure.status === null) return undefined;
  const error = (failure.body as Partial<ErrorBody> | null)?.Error;
  if (!Array.isArray(error?.Details)) return undefined;
  return { status: failure.status, message: error.Message, details: error.Details, retryAfterS: error.RetryAfter };
}

export function isRefusedWith(refusal: Refusal | undefined, code: ErrorCode): boolean {
  return refusal?.details.some(({ ErrorCode }) => ErrorCode === code) ?? false;
}

const ownCodes = new Set<string>(Object.values(errorCodes));

/**
 * Our own words where we have them, so that they follow a change of language; the server's where only
 * it knows what to say: which field it means, or what another system answered.
 */
function detailText({ ErrorCode: code, ErrorDescription }: Detail, text: Text): string {
  const isOurs = ownCodes.has(code) && code !== errorCodes.invalidField && code !== errorCodes.bankRefused;
  return isOurs ? text(`errors.${code as ErrorCode}`) : ErrorDescription;
}

/** Each reason once; the general message when no reason was given. */
export function refusalTexts({ message, details }: Refusal, text: Text): string[] {
  const texts = details.map((detail) => detailText(detail, text));
  return texts.length > 0 ? [...new Set(texts)] : [message];
}
