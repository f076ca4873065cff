import * as z from 'zod/mini';
import { foreignCurrencies, localCurrency } from '../../constants.ts';

/** The three-digit code of an account class, such as `301`. Which of them exist is reference data. */
export const accountClassCode = z.string().check(z.regex(/^\d{3}$/));

/** The code of a state or a township. Which of them exist is reference data. */
export const placeCode = z.string().check(z.regex(/^[A-Z0-9]{3,15}$/));

/** ISO 3166 alpha-2. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

export const currencyCode = z.enum([localCurrency, ...foreignCurrencies]);

/** Text that is kept as sent, up to a length. */
export function textUpTo(maxCharacters: number) {
  return z.string().check(z.maxLength(maxCharacters));
}

/** An id, number or reference that an earlier answer gave. */
export const reference = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.-]+$/));

/** The number, type included, of any identity document, for the server to compare. */
export const anyIdValue = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Unlike the calls before sign-in, these name the customer only as the specification asks; the session decides. */
export const currentLoginId = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254));

export const recordStatus = z.enum(['PENDING', 'ACTIVE']);

/** For values that are not known yet and are sent empty. */
export function emptyOr<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.union([z.literal(''), schema]);
}

export const yesNo = z.enum(['Y', 'N']);
