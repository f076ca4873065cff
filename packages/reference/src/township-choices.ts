import type { Language } from './language.ts';
import { sortByLabel } from './sort-by-label.ts';

/** As the wire sends it. */
export interface TownshipRecord {
  readonly townShipID: number;
  readonly townShipCode: string;
  readonly townShip_EN: string;
  readonly townShip_MM: string;
  /** The prefix on cards issued there; a foreign entry has none. */
  readonly NRC_EN: string | null;
  readonly NRC_MM: string | null;
  readonly townID: number;
  readonly townCode: string;
  readonly stateID: number;
  /** Null in the static list, given in the server's. */
  readonly stateCode: string | null;
}

export function townshipLabel(
  township: Pick<TownshipRecord, 'townShip_EN' | 'townShip_MM'>,
  language: Language,
): string {
  return language === 'mm' ? township.townShip_MM : township.townShip_EN;
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
