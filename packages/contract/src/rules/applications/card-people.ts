import * as z from 'zod/mini';
import { maxGuarantors, maxSupplementaryHolders, minGuarantors } from '../../constants.ts';
import { introducerEmail } from '../customers/email.ts';
import { mobilePhone, toStoredPhone } from '../customers/phone.ts';
import { says } from '../fields/rule.ts';
import { cardRelationships, maritalStatuses, residentialStatuses } from './card-codes.ts';
import { introducerName } from './introducer.ts';

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

/** How many there may be; each is evaluated by `guarantorForm`. Two people do not answer one phone. */
export const guarantorCount = z.array(z.object({ phone: z.string() })).check(
  z.minLength(minGuarantors, says('validation.guarantor.missing')),
  z.maxLength(maxGuarantors, says('validation.guarantor.tooMany')),
  z.refine((guarantors) => {
    const phones = guarantors.map(({ phone }) => toStoredPhone(phone)).filter(Boolean);
    return new Set(phones).size === phones.length;
  }, says('validation.guarantor.phoneTwice')),
);

/** Another cardholder, but for the document and the day of birth, which are evaluated by today. */
export const cardholderForm = z.object({
  name: introducerName,
  phone: mobilePhone,
  email: introducerEmail,
  relationship: z.enum(cardRelationships, chosen),
});

export const cardholderCount = z
  .array(z.unknown())
  .check(z.maxLength(maxSupplementaryHolders, says('validation.cardholder.tooMany')));
