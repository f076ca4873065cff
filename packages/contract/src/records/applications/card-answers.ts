import * as z from 'zod/mini';
import {
  emailMaxCharacters,
  maxCardDocuments,
  maxGuarantors,
  maxSupplementaryHolders,
  nameMaxCharacters,
} from '../../constants.ts';
import type { CardAnswers } from '../../journeys/card-application/answers.ts';
import { idType } from '../../rules/customers/id-type.ts';
import { textUpTo } from '../fields/field.ts';

/**
 * The answers of an application for a card, as they are typed: a draft keeps what is half done or wrong too, so only
 * their form and their size are evaluated here. What is right is said by `checkedCardApplication`.
 */

const short = textUpTo(60);
const address = z.object({ state: short, township: short, address: textUpTo(200) });
const date = z.object({ day: textUpTo(10), month: textUpTo(10), year: textUpTo(10) });

const person = { name: textUpTo(nameMaxCharacters), phone: short, relationship: short };

const cardholder = z.object({
  ...person,
  idType: z.enum(['NRC', 'PASSPORT']),
  nrc: z.object({ state: short, township: short, type: short, number: short }),
  passport: z.object({
    passportNumber: short,
    issueDate: date,
    expiryDate: date,
    visaType: short,
    visaCountry: short,
    visaPlace: textUpTo(200),
    visaNumber: short,
    visaExpiry: date,
  }),
  birthDate: date,
  email: textUpTo(emailMaxCharacters),
});

/** What is saved of a section; which of them belongs to it, `checkedCardApplication` says. */
const savedFields = {
  applicant: z.object({ maritalStatus: short, residentialStatus: short }),
  income: z.object({ monthlySalary: short, otherMonthlyIncome: short, serviceYears: short, serviceMonths: short }),
  amount: z.object({ requested: short }),
  addresses: z.object({ current: address, permanent: address, isSame: z.boolean() }),
  guarantors: z.array(z.object(person)).check(z.maxLength(maxGuarantors)),
  supplementary: z.array(cardholder).check(z.maxLength(maxSupplementaryHolders)),
  employee: z.object({ staffId: short }),
} as const;

const uploadedDocument = z.object({ id: z.string(), type: z.string(), name: z.string(), url: z.string() });

export const savedCardAnswers = z.object(savedFields);
export const someCardAnswers = z.partial(savedCardAnswers);

export const cardAnswers = z.object({
  idType,
  ...savedFields,
  documents: z.array(uploadedDocument).check(z.maxLength(maxCardDocuments)),
}) satisfies z.ZodMiniType<CardAnswers>;
