import { type ErrorCode, errorCodes } from '@taga/contract';
import { BankRefused, BankUnavailable, type RefusalReason } from '../bank/bank-errors.ts';
import { CallError, type ErrorDetail } from './call-error.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

/** What the web server, its plugins and the database call their failures, and what we call them. */
const codeByFrameworkCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: errorCodes.badJson,
  FST_ERR_CTP_BODY_TOO_LARGE: errorCodes.bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: errorCodes.unsupportedMediaType,
  FST_ERR_CTP_INVALID_CONTENT_TYPE: errorCodes.unsupportedMediaType,
  FST_ERR_NOT_FOUND: errorCodes.notFound,
  FST_ERR_HANDLER_TIMEOUT: errorCodes.unavailable,
  FST_UNDER_PRESSURE: errorCodes.unavailable,
  // PostgreSQL's names for a text with a NUL character, which it cannot hold and nobody types.
  '22021': errorCodes.badJson,
  '22P05': errorCodes.badJson,
};

/** What a bank refuses, where we have words of our own for it. */
const codeByRefusal: { readonly [Reason in RefusalReason]?: ErrorCode } = {
  insufficientFunds: errorCodes.insufficientBalance,
  unknownAccount: errorCodes.accountNotAllowed,
  accountClosed: errorCodes.accountNotAllowed,
  customerBlacklisted: errorCodes.customerBlacklisted,
};

const retrySoon = { 'retry-after': '5' };

/** Every failure becomes one we have words for; what nobody expected is an internal error. */
export function translateError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (isDatabaseUnavailable(error)) {
    return new CallError(errorCodes.unavailable, { headers: retrySoon, cause: error });
  }
  if (error instanceof BankUnavailable) {
    return new CallError(errorCodes.bankUnavailable, { headers: retrySoon, cause: error });
  }
  if (error instanceof BankRefused) {
    return new CallError(codeByRefusal[error.reason] ?? errorCodes.bankRefused, { cause: error });
  }
  const { code, statusCode, validation } = (error ?? {}) as FrameworkError;
  if (validation) return new CallError(errorCodes.invalidField, { details: fieldDetails(validation) });
  const known = code === undefined ? undefined : codeByFrameworkCode[code];
  if (known === errorCodes.unavailable) return new CallError(known, { headers: retrySoon, cause: error });
  if (known) return new CallError(known, { cause: error });
  // What remains below 500 is a request that could not be read: broken JSON, a wrong length.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new CallError(errorCodes.badJson, { cause: error });
  }
  return new CallError(errorCodes.internal, { cause: error });
}

interface FrameworkError {
  readonly code?: string;
  readonly statusCode?: number;
  readonly validation?: readonly { readonly instancePath: string }[];
}

/**
 * `/browser/name` is written `browser.name`; the value itself is never repeated. A field that breaks several rules
 * is named once.
 */
function fieldDetails(problems: readonly { readonly instancePath: string }[]): ErrorDetail[] {
  const fields = new Set(problems.map(({ instancePath }) => instancePath.split('/').filter(Boolean).join('.')));
  return [...fields].map((field) => ({ code: errorCodes.invalidField, values: { field } }));
}
