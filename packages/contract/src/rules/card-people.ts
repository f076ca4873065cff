import * as z from 'zod/mini';
import { maxGuarantors, maxSupplementaryHolders, minGuarantors } from '../constants.ts';
import { introducerEmail } from './email.ts';
import { introducerName } from './introducer.ts';
import { mobilePhone, toStoredPhone } from './phone.ts';
import { says } from './rule.ts';

export const maritalStatuses = ['SINGLE', 'MARRIED', 'DIVORCED', 'WIDOWED'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

/** How somebody lives: in a home of their own, a rented one, with the family, or where they work. */
export const residentialStatuses = ['OWNER', 'RENTED', 'FAMILY', 'EMPLOYER'] as const;
export type ResidentialStatus = (typeof residentialStatuses)[number];

/** Of a guarantor or of another cardholder to the applicant. */
export const cardRelationships = ['SPOUSE', 'PARENT', 'CHILD', 'SIBLING', 'RELATIVE', 'FRIEND', 'COLLEAGUE'] as const;
export type CardRelationship = (typeof cardRelationships)[number];

const chosen = says('validation.selectionMissing');

export const cardApplicantForm = z.object({
  maritalStatus: z.enum(maritalStatuses, chosen),
  residentialStatus: z.enum(residentialStatuses, chosen),
});

export const guarantorForm = z.object({
  name: introducerName,
  phone: mobilePhone,
  relationship: z.enum(cardRelationships, chosen),
});

/** How many there may be; each is judged by `guarantorForm`. Two people do not answer one phone. */
export const guarantorCount = z.array(z.object({ phone: z.string() })).check(
  z.minLength(minGuarantors, says('validation.guarantor.missing')),
  z.maxLength(maxGuarantors, says('validation.guarantor.tooMany')),
  z.refine((guarantors) => {
    const phones = guarantors.map(({ phone }) => toStoredPhone(phone)).filter(Boolean);
    return new Set(phones).size === phones.length;
  }, says('validation.guarantor.phoneTwice')),
);

/** Another cardholder, but for the document and the day of birth, which are judged by today. */
export const cardholderForm = z.object({
  name: introducerName,
  phone: mobilePhone,
  email: introducerEmail,
  relationship: z.enum(cardRelationships, chosen),
});

export const cardholderCount = z
  .array(z.unknown())
  .check(z.maxLength(maxSupplementaryHolders, says('validation.cardholder.tooMany')));
