import * as z from 'zod/mini';
import type { Existing } from '../../journeys/sign-up-steps.ts';
import { currentAddress, permanentAddress } from '../../rules/customers/address.ts';
import { birthDate, possibleBirthDate } from '../../rules/customers/birth-date.ts';
import type { IdType } from '../../rules/customers/id-type.ts';
import { nrc } from '../../rules/customers/nrc.ts';
import { oldNrc } from '../../rules/customers/old-nrc.ts';
import { passportNumber } from '../../rules/customers/passport.ts';
import { fatherName, fullName } from '../../rules/customers/person-name.ts';
import { type DetailField, detailItemsOf } from '../../rules/customers/personal-details.ts';
import { mobilePhone } from '../../rules/customers/phone.ts';
import type { CalendarDate } from '../../rules/fields/calendar-date.ts';
import type { MessageKey } from '../../rules/fields/message-keys.ts';
import { findProblem } from '../../rules/fields/rule.ts';
import { anyIdValue } from '../fields/field.ts';
import { ownDetails } from './sign-up-draft.ts';

const { FATHERNAME: _, CUR_COUNTRY: _current, PER_COUNTRY: _permanent, ...addresses } = ownDetails.shape;

/** Some of the details, typed again. Addresses are whole, both of them. */
export const correctedDetails = z.object({
  USERNAME: z.optional(fullName),
  FATHERNAME: z.optional(fatherName),
  /** As the document has it, which stays of its kind; the server, which knows the kind, checks it. */
  UID_VALUE: z.optional(anyIdValue),
  /** The server, which knows today, also refuses who is under age. */
  DOB: z.optional(possibleBirthDate),
  ...z.partial(z.object(addresses)).shape,
  MOBILENO: z.optional(mobilePhone),
});
export type CorrectedDetails = z.infer<typeof correctedDetails>;

/** The number of a document, as it is stored. */
export const idNumbers = { NRC: nrc, OLD_NRC: oldNrc, PASSPORT: passportNumber } as const satisfies Record<
  IdType,
  z.ZodMiniType<string>
>;

/** For the browser: its lists offer nothing else. */
const asOffered: Pick<Existing, 'isNrc' | 'isTownshipOf'> = { isNrc: () => true, isTownshipOf: () => true };

function idNumberProblem(idType: IdType, value: string | undefined, { isNrc }: Pick<Existing, 'isNrc'>) {
  const problem = findProblem(idNumbers[idType], value);
  if (problem || idType !== 'NRC' || isNrc(nrc.parse(value))) return problem;
  return 'validation.nrc.townshipMissing';
}

function addressProblem(details: CorrectedDetails, prefix: 'CUR' | 'PER', existing: Pick<Existing, 'isTownshipOf'>) {
  const { [`${prefix}_STATE` as const]: state = '', [`${prefix}_TOWNSHIP` as const]: township = '' } = details;
  const [rule, missing] =
    prefix === 'CUR'
      ? ([currentAddress, 'validation.address.currentMissing'] as const)
      : ([permanentAddress, 'validation.address.permanentMissing'] as const);
  const block = {
    state,
    township,
    address: details[`${prefix}_ADDRESS`] ?? '',
    street: details[`${prefix}_STREET`],
    houseNo: details[`${prefix}_HOUSE_NO`],
  };
  return findProblem(rule, block) ?? (existing.isTownshipOf(state, township) ? undefined : missing);
}

/** What is wrong with details that are typed again, by the sign-up's own rules; empty when all is well. */
export function problemsOfDetails(
  idType: IdType,
  details: CorrectedDetails,
  today: CalendarDate,
  existing = asOffered,
): Partial<Record<DetailField, MessageKey>> {
  const items = detailItemsOf(details);
  const isGiven = (item: (typeof items)[number]) => items.includes(item);
  const problems: Partial<Record<DetailField, MessageKey | undefined>> = {
    ...(isGiven('NAME') && { USERNAME: findProblem(fullName, details.USERNAME) }),
    ...(isGiven('FATHER_NAME') && { FATHERNAME: findProblem(fatherName, details.FATHERNAME) }),
    ...(isGiven('ID_NUMBER') && { UID_VALUE: idNumberProblem(idType, details.UID_VALUE, existing) }),
    ...(isGiven('BIRTH_DATE') && { DOB: findProblem(birthDate(today), details.DOB) }),
    ...(isGiven('ADDRESS') && {
      CUR_ADDRESS: addressProblem(details, 'CUR', existing),
      PER_ADDRESS: addressProblem(details, 'PER', existing),
    }),
    ...(isGiven('PHONE') && { MOBILENO: findProblem(mobilePhone, details.MOBILENO) }),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
