import * as z from 'zod/mini';
import { type ErrorCode, errorCodes } from './error-codes.ts';

const c = errorCodes;

/** What any call can answer with, beside what it names itself. A call for `anyone` never asks for a token. */
export const everyEndpointErrors: readonly ErrorCode[] = [
  c.invalidField,
  c.badJson,
  c.tokenMissing,
  c.methodNotAllowed,
  c.requestTimeout,
  c.bodyTooLarge,
  c.unsupportedMediaType,
  c.tooManyRequests,
  c.internal,
  c.unavailable,
];

/**
 * The few codes that are not answered with 400. The rest are 400 on purpose: the browser toasts every
 * other status, and a business rule is explained on the screen that broke it.
 */
const otherStatuses: { readonly [Code in ErrorCode]?: number } = {
  [c.tokenMissing]: 401,
  [c.refreshTokenInvalid]: 401,
  [c.notAllowed]: 403,
  [c.notFound]: 404,
  [c.methodNotAllowed]: 405,
  [c.requestTimeout]: 408,
  [c.savedElsewhere]: 409,
  [c.uploadOffsetWrong]: 409,
  [c.caseChanged]: 409,
  [c.bodyTooLarge]: 413,
  [c.unsupportedMediaType]: 415,
  [c.tooManyRequests]: 429,
  [c.internal]: 500,
  [c.notImplemented]: 501,
  [c.unavailable]: 503,
  [c.bankUnavailable]: 504,
};

export function httpStatusOf(code: ErrorCode): number {
  return otherStatuses[code] ?? 400;
}

/** The one shape of every failure, on every address of the API. */
export const errorBody = z.object({
  Error: z.object({
    Message: z.string(),
    Details: z.array(
      z.object({
        ErrorCode: z.string(),
        /** For people: it says no name of the wire. */
        ErrorDescription: z.string(),
        /** For programs: the field of the request that cannot be as it is. */
        Field: z.optional(z.string()),
      }),
    ),
    /** What the customer reads out to support and an engineer finds in the log. */
    RequestId: z.string(),
    /** Seconds after which it is worth asking again, where that is known: the header `Retry-After`, for pages. */
    RetryAfter: z.optional(z.int().check(z.positive())),
  }),
});

export type ErrorBody = z.infer<typeof errorBody>;
