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

  wrongCredentials: 'TG1101',
  emailNotVerified: 'TG1102',
  refreshTokenInvalid: 'TG1103',
  contactTaken: 'TG1104',
  passwordTooCommon: 'TG1105',
  emailLinkInvalid: 'TG1106',

  codeWrong: 'TG1201',
  codeExpired: 'TG1202',
  codeTriesUsedUp: 'TG1203',
  codeResendTooSoon: 'TG1204',
  codeResendsUsedUp: 'TG1205',

  customerBlacklisted: 'TG1301',
  classNotAllowed: 'TG1302',
  currencyNotAllowed: 'TG1303',
  stepOutOfOrder: 'TG1304',
  /** Somebody saved the same application from another device in the meantime. */
  savedElsewhere: 'TG1305',
  /** The application is submitted or decided, so nothing of it can change any more. */
  applicationClosed: 'TG1306',
  applicationIncomplete: 'TG1307',

  fileTooLarge: 'TG1401',
  fileTypeNotAllowed: 'TG1402',
  fileUnreadable: 'TG1403',
  tooManyFiles: 'TG1404',

  accountNotAllowed: 'TG1501',
  insufficientBalance: 'TG1502',
  chequeBookAlreadyRequested: 'TG1503',
  employeeNotFound: 'TG1504',
  /** The bank's own system said no, for a reason it gives in its words. */
  bankRefused: 'TG1505',
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

const c = errorCodes;

/** What any call can answer with, beside what it names itself. A call for `anyone` never asks for a token. */
export const everyCallErrors: readonly ErrorCode[] = [
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
  [c.bodyTooLarge]: 413,
  [c.unsupportedMediaType]: 415,
  [c.tooManyRequests]: 429,
  [c.internal]: 500,
  [c.notImplemented]: 501,
  [c.unavailable]: 503,
};

export function httpStatusOf(code: ErrorCode): number {
  return otherStatuses[code] ?? 400;
}

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
