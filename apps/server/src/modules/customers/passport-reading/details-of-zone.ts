import type { ReadPassportDetails } from '@taga/contract/records/customers/read-passport';
import { passportNumber } from '@taga/contract/rules/customers/passport';
import { fullName } from '@taga/contract/rules/customers/person-name';
import { type CalendarDate, isCalendarDate } from '@taga/contract/rules/fields/calendar-date';
import { findCountry } from '@taga/reference/countries';
import * as z from 'zod/mini';
import type { PassportZone } from '../../../media/index.ts';

/** What of a zone can stand in the form. What the form would refuse is left for the person to type. */
export function detailsOfZone(zone: PassportZone, today: CalendarDate): ReadPassportDetails {
  const accepted = (rule: z.ZodMiniType<string, string>, value: string) => z.safeParse(rule, value).data ?? '';
  return {
    USERNAME: accepted(fullName, `${zone.firstName} ${zone.lastName}`),
    PASSPORT_NUMBER: accepted(passportNumber, zone.number),
    PASSPORTEXPIREDATE: dayOf('20', zone.expiresOn),
    DOB: birthDateOf(zone.birthDate, today),
    GENDER: zone.sex,
    COUNTRY: countryOf(zone.issuer),
    NATIONALITY: countryOf(zone.nationality),
  };
}

function dayOf(century: string, printed: string): CalendarDate | '' {
  const day = `${century}${printed.slice(0, 2)}-${printed.slice(2, 4)}-${printed.slice(4, 6)}`;
  return isCalendarDate(day) ? day : '';
}

/** A zone has no room for the century: nobody is born after today. */
function birthDateOf(printed: string, today: CalendarDate): CalendarDate | '' {
  const inThisCentury = dayOf('20', printed);
  return inThisCentury !== '' && inThisCentury <= today ? inThisCentury : dayOf('19', printed);
}

/** Some zones have codes of their own, such as `D` for Germany: then the person chooses. */
const countryOf = (code: string) => findCountry(code)?.alpha2 ?? '';
