import { localized } from '@taga/contract';
import { idTypes } from '@taga/contract/rules';
import { type AccountClassCode, accountClasses } from '@taga/reference/account-classes';
import { type Currency, currencyExponents } from '@taga/reference/currencies';
import * as z from 'zod/mini';

/**
 * The nouns on the line between the portal and a bank's gateway. Each schema reads both ways: from the wire, where
 * nothing is believed before it is checked, and onto it, where nothing goes that is not listed here.
 */

/** Control characters have no business in a name or a number, and the database cannot hold one of them. */
export const plainText = z.string().check(z.regex(/^\P{Cc}{1,200}$/u));
/** Also travels as a header, which carries these characters only. */
export const reference = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/));
export const accountClass = z.enum(accountClasses.map(({ code }): AccountClassCode => code));
const currency = z.enum(Object.keys(currencyExponents) as Currency[]);

const moment = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

const text = localized(plainText);

export const identity = z.object({ idType: z.enum(idTypes), idValue: plainText });

export const money = z.object({ currency, minor: z.int() });

export const customer = z.object({ cifNo: plainText, name: plainText, phone: plainText });

const address = z.object({
  state: plainText,
  township: plainText,
  address: plainText,
  street: z.nullable(plainText),
  houseNo: z.nullable(plainText),
});

export const customerCorrection = z.object({
  reference,
  cifNo: plainText,
  name: z.exactOptional(plainText),
  fatherName: z.exactOptional(plainText),
  identity: z.exactOptional(identity),
  birthDate: z.exactOptional(z.iso.date()),
  phone: z.exactOptional(plainText),
  currentAddress: z.exactOptional(address),
  permanentAddress: z.exactOptional(address),
});

export const account = z.object({
  accountNumber: plainText,
  cifNo: plainText,
  productCode: plainText,
  balance: money,
  branchCode: plainText,
  isOpen: z.boolean(),
  /** A gateway that does not say is asked for the balance: an account with money in it is funded. */
  isFunded: z._default(z.boolean(), false),
  openedAt: moment,
});

export const openedAccount = z.object({ cifNo: plainText, accountNumber: plainText });

export const openingOrder = z.object({
  reference,
  identity,
  name: plainText,
  phone: plainText,
  accountClass,
  currency,
  branchCode: plainText,
  linkedTo: z.exactOptional(plainText),
  authorizer: z.exactOptional(z.object({ id: plainText, name: plainText })),
});

export const closingOrder = z.object({ reference, accountNumber: plainText });

export const transferOrder = z.object({ reference, fromAccount: plainText, toAccount: plainText, money });

export const chargeOrder = z.object({ reference, accountNumber: plainText, money });

export const movement = z.object({
  reference,
  fromAccount: plainText,
  toAccount: z.nullable(plainText),
  money,
  at: moment,
});

export const service = z.object({
  serviceId: plainText,
  name: text,
  description: text,
  isPreSelected: z.boolean(),
  isReadOnly: z.boolean(),
  isScheduled: z.boolean(),
});

export const serviceOrder = z.object({
  reference,
  accountNumber: plainText,
  serviceId: plainText,
  branchCode: plainText,
  schedule: z.exactOptional(z.object({ time: z.enum(['M', 'D', 'W']), on: z.nullable(plainText) })),
  isMicr: z.exactOptional(z.boolean()),
});

export const yesOrNo = z.boolean();

/** A gateway that gives no phones out may leave them away. */
export const employee = z.object({ name: plainText, phone: z._default(z.nullable(plainText), null) });

export const card = z.object({
  cardId: plainText,
  cifNo: plainText,
  /** More of the number than this is not taken. */
  lastDigits: z.string().check(z.regex(/^\d{4}$/)),
  cardType: plainText,
  category: plainText,
  holderName: plainText,
  status: plainText,
  expires: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  limit: money,
  isRenewable: z.boolean(),
});

export const cardOrder = z.object({
  reference,
  identity,
  name: plainText,
  phone: plainText,
  limit: money,
  linkedTo: z.exactOptional(plainText),
});

export const cardRenewal = z.object({ reference, cardId: plainText, branchCode: plainText });

export const cardCancellation = z.object({ reference, cardId: plainText });

/** Some banks' reasons are not ours: those are read as `other`, whatever they say. */
export const refusal = z.object({ reason: z.string(), description: z.optional(z.string().check(z.maxLength(1_000))) });
