import type { Language } from '@taga/i18n/languages';
import { type NamedFields, nameIn } from '@taga/i18n/named-fields';
import { sortByLabel } from '../lists/sort-by-label.ts';

/** As the wire sends it. */
export interface TownshipRecord extends NamedFields<'townShip'> {
  readonly townShipID: number;
  readonly townShipCode: string;
  /** The prefix on cards issued there, in Latin and in Burmese letters; a foreign entry has none. */
  readonly NRC_EN: string | null;
  readonly NRC_MM: string | null;
  readonly townID: number;
  readonly townCode: string;
  readonly stateID: number;
  /** Null in the static list, given in the server's. */
  readonly stateCode: string | null;
}

export function townshipLabel(township: Pick<TownshipRecord, 'townShip_EN'>, language: Language): string {
  return nameIn(language, township, 'townShip');
}

/** The townships of a state, sorted by what the customer reads. By `stateID`, the one key both lists fill in. */
export function townshipChoices<Township extends TownshipRecord>(
  townships: readonly Township[],
  stateID: number,
  language: Language,
): readonly Township[] {
  const ofState = townships.filter((township) => township.stateID === stateID);
  return sortByLabel(ofState, (township) => townshipLabel(township, language), language);
}
