import type { PassportReading } from '../../media/index.ts';
import { type Finding, found, isWithin } from './finding.ts';

interface StatedPassport {
  readonly number: string;
  /** `yyyy-MM-dd`, both. */
  readonly birthDate: string;
  readonly expiresOn: string;
}

/** Of what is either so, 1, or not, 0. */
const isYes = { atLeast: 1 };

/** Whether the machine-readable zone says what the customer said. */
export function evaluatePassport(stated: StatedPassport, read: PassportReading | undefined): Finding {
  if (read?.found !== 'zone') {
    return found({ refused: ['passport-unreadable'], scores: { passportRead: 0 }, limits: { passportRead: isYes } });
  }
  const { zone } = read;
  const scores = {
    passportRead: 1,
    passportNumberSame: Number(zone.number === stated.number),
    passportBirthDateSame: Number(zone.birthDate === shortDay(stated.birthDate)),
    passportExpirySame: Number(zone.expiresOn === shortDay(stated.expiresOn)),
  };
  const names = Object.keys(scores);
  const measured = { scores, limits: Object.fromEntries(names.map((name) => [name, isYes])) };
  return found({ refused: isWithin(measured, ...names) ? [] : ['passport-differs'], ...measured });
}

/** The zone has no room for the century. */
function shortDay(day: string): string {
  return day.slice(2).replaceAll('-', '');
}
