import * as z from 'zod/mini';

/**
 * Every error code the server answers with, by the name the code uses for it.
 * `EX0004`, `1001` and the two e-mail codes come from the documents; `TG0…` carry the HTTP status
 * they go with; `TG1…` are our own business rules. Their texts are in the `errors` catalogs.
 */
export const errorCodes = {
  accountBlocked: 'EX0004',
  alreadyHasAccount: '1001',
  emailAlreadyVerified: '103000012',
  emailLinkExpired: '103000008',

  badJson: 'TG0400',
  tokenMissing: 'TG0401',
  notAllowed: 'TG0403',
  notFound: 'TG0404',
  methodNotAllowed: 'TG0405',
  requestTimeout: 'TG0408',
  bodyTooLarge: 'TG0413',
  unsupportedMediaType: 'TG0415',
  tooManyRequests: 'TG0429',
  internal: 'TG0500',
  notImplemented: 'TG0501',
  unavailable: 'TG0503',

  invalidField: 'TG1001',
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

/** The one shape of every failure, on every address of the API. */
export const errorBody = z.object({
  Error: z.object({
    Message: z.string(),
    Details: z.array(z.object({ ErrorCode: z.string(), ErrorDescription: z.string() })),
    /** What the customer reads out to support and an engineer finds in the log. */
    RequestId: z.string(),
  }),
});

export type ErrorBody = z.infer<typeof errorBody>;
