import { type ErrorCode, errorCodes } from '@taga/contract';
import { BankRefused, BankUnavailable, type RefusalReason } from '../../bank/bank-errors.ts';
import { isDatabaseUnavailable } from '../../db/database-unavailable.ts';
import { DomainError, type DomainErrorFacts, Overloaded, Unanswered } from '../../domain-error.ts';
import { FilesUnavailable } from '../../files/index.ts';
import { EndpointError } from './endpoint-error.ts';

/** Status and text follow from the code, headers and details from the facts. */
interface WireAnswer extends DomainErrorFacts {
  readonly code: ErrorCode;
}

type Row = (thrown: unknown) => WireAnswer | undefined;

const retrySoonS = 5;

/** What is thrown below the boundary, and what the caller is told. The first row that fits counts. */
const table: readonly Row[] = [
  when(isA(DomainError), ({ code, facts }) => ({ code, ...facts })),
  when(isA(Overloaded), ({ retryAfterS }) => ({ code: errorCodes.unavailable, retryAfterS })),
  when(isA(Unanswered), () => ({ code: errorCodes.unavailable, retryAfterS: retrySoonS })),
  when(isA(FilesUnavailable), () => ({ code: errorCodes.unavailable, retryAfterS: retrySoonS })),
  when(isDatabaseUnavailable, () => ({ code: errorCodes.unavailable, retryAfterS: retrySoonS })),
  when(isA(BankUnavailable), () => ({ code: errorCodes.bankUnavailable, retryAfterS: retrySoonS })),
  when(isA(BankRefused), ({ reason }) => ({ code: codeByBankReason[reason] })),
  when(isInvalid, ({ validation }) => ({ code: errorCodes.invalidField, fields: fieldsOf(validation) })),
  when(isNamedFailure, ({ code }) => answerByName[code]),
  // What remains below 500 is a request that could not be read: broken JSON, a wrong length.
  when(isOfAllowedRole, () => ({ code: errorCodes.badJson })),
];

/** What a bank refuses, in our words where we have any. */
const codeByBankReason: Readonly<Record<RefusalReason, ErrorCode>> = {
  insufficientFunds: errorCodes.insufficientBalance,
  unknownAccount: errorCodes.accountNotAllowed,
  accountClosed: errorCodes.accountNotAllowed,
  customerBlacklisted: errorCodes.customerBlacklisted,
  knownWithOtherPhone: errorCodes.bankRefused,
  unknownCustomer: errorCodes.bankRefused,
  documentOfAnother: errorCodes.bankRefused,
  accountNotEmpty: errorCodes.bankRefused,
  currencyMismatch: errorCodes.bankRefused,
  amountInvalid: errorCodes.bankRefused,
  sameAccount: errorCodes.bankRefused,
  unknownService: errorCodes.bankRefused,
  classNotOffered: errorCodes.bankRefused,
  unknownCard: errorCodes.bankRefused,
  cardNotRenewable: errorCodes.cardNotRenewable,
  referenceReused: errorCodes.bankRefused,
  other: errorCodes.bankRefused,
};

/** What the web server, its plugins and the database call their failures. */
const answerByName = {
  FST_ERR_BAD_URL: { code: errorCodes.badJson },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: errorCodes.bodyTooLarge },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: errorCodes.unsupportedMediaType },
  FST_ERR_CTP_INVALID_CONTENT_TYPE: { code: errorCodes.unsupportedMediaType },
  FST_ERR_NOT_FOUND: { code: errorCodes.notFound },
  // PostgreSQL's names for a text with a NUL character, which it cannot hold and nobody types.
  '22021': { code: errorCodes.badJson },
  '22P05': { code: errorCodes.badJson },
} as const satisfies Readonly<Record<string, WireAnswer>>;

/** Every failure becomes one we have words for; what nobody expected is an internal error. */
export function translateError(thrown: unknown): EndpointError {
  if (thrown instanceof EndpointError) return thrown;
  for (const row of table) {
    const answer = row(thrown);
    if (answer) return toEndpointError(answer, thrown);
  }
  return new EndpointError(errorCodes.internal, { cause: thrown });
}

function toEndpointError({ code, because, fields, retryAfterS, values }: WireAnswer, cause: unknown): EndpointError {
  return new EndpointError(code, {
    ...(fields && { details: fields.map((field) => ({ code, values: { field } })) }),
    ...(values && { details: [{ code, values }] }),
    ...(because && { details: [{ code }, { code: because }] }),
    ...(retryAfterS !== undefined && { headers: { 'retry-after': String(retryAfterS) } }),
    cause,
  });
}

function when<Thrown>(fits: (thrown: unknown) => thrown is Thrown, answerOf: (thrown: Thrown) => WireAnswer): Row {
  return (thrown) => (fits(thrown) ? answerOf(thrown) : undefined);
}

function isA<Kind>(kind: abstract new (...given: never[]) => Kind): (thrown: unknown) => thrown is Kind {
  return (thrown): thrown is Kind => thrown instanceof kind;
}

interface Invalid {
  readonly validation: readonly { readonly instancePath: string }[];
}

function isInvalid(thrown: unknown): thrown is Invalid {
  return (thrown as Partial<Invalid> | undefined)?.validation !== undefined;
}

/**
 * `/browser/name` is written `browser.name`; the value itself is never repeated. A field that breaks several rules
 * is named once.
 */
function fieldsOf(problems: Invalid['validation']): string[] {
  return [...new Set(problems.map(({ instancePath }) => instancePath.split('/').filter(Boolean).join('.')))];
}

function isNamedFailure(thrown: unknown): thrown is { readonly code: keyof typeof answerByName } {
  const { code } = (thrown ?? {}) as { code?: unknown };
  return typeof code === 'string' && Object.hasOwn(answerByName, code);
}

function isOfAllowedRole(thrown: unknown): thrown is { readonly statusCode: number } {
  const { statusCode } = (thrown ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
}
