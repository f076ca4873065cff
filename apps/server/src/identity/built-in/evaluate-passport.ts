import type { PassportZone } from '../../media/index.ts';
import { type Finding, found } from './finding.ts';

interface StatedPassport {
  readonly number: string;
  /** `yyyy-MM-dd`, both. */
  readonly birthDate: string;
  readonly expiresOn: string;
}

/** Whether the machine-readable zone says what the customer said. */
export function evaluatePassport(stated: StatedPassport, zone: PassportZone | undefined): Finding {
  if (!zone?.isConsistent) return found({ refused: ['passport-unreadable'], scores: { passportRead: 0 } });
  const isSame = {
    passportNumberSame: zone.number === stated.number,
    passportBirthDateSame: zone.birthDate === shortDay(stated.birthDate),
    passportExpirySame: zone.expiresOn === shortDay(stated.expiresOn),
  };
  const scores = Object.fromEntries(Object.entries(isSame).map(([name, same]) => [name, Number(same)]));
  const differs = Object.values(isSame).includes(false);
  return found({ refused: differs ? ['passport-differs'] : [], scores: { passportRead: 1, ...scores } });
}

/** The zone has no room for the century. */
function shortDay(day: string): string {
  return day.slice(2).replaceAll('-', '');
}
