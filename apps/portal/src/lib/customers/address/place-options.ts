import type { Address } from '@taga/contract/journeys/person-answers';
import type { StateRecord, TownshipRecord } from '@taga/contract/records/customers/place';
import type { Language } from '@taga/i18n';
import { stateChoices, stateLabel } from '@taga/reference/state-choices';
import { townshipChoices, townshipLabel } from '@taga/reference/township-choices';
import { staticTownships } from '@taga/reference/townships';
import type { Places } from './places.ts';

export function stateOptions(states: readonly StateRecord[], language: Language) {
  return stateChoices(states, language).map((state) => ({
    value: state.stateCode,
    label: stateLabel(state, language),
  }));
}

/** By the id of the state, because the list that ships has no codes of states. */
function optionsOf(townships: readonly TownshipRecord[], { states }: Places, stateCode: string, language: Language) {
  const state = states.find((record) => record.stateCode === stateCode);
  if (!state) return [];
  return townshipChoices(townships, state.stateID, language).map((township) => ({
    value: township.townShipCode,
    label: townshipLabel(township, language),
  }));
}

/** What a township is called, where the list knows it. */
export function townNameIn({ serverTownships }: Places, language: Language) {
  const names = new Map(serverTownships.map((township) => [township.townShipCode, townshipLabel(township, language)]));
  return (townShipCode: string) => names.get(townShipCode);
}

/** As the server has them: for current addresses, and for finding a branch. */
export function currentTownshipOptions(places: Places, { state }: Pick<Address, 'state'>, language: Language) {
  return optionsOf(places.serverTownships, places, state, language);
}

/** A township copied from the current address is shown even where the list that ships does not know it. */
export function permanentTownshipOptions(places: Places, { state, township }: Address, language: Language) {
  const options = optionsOf(staticTownships, places, state, language);
  if (!township || options.some(({ value }) => value === township)) return options;
  const copied = places.serverTownships.find(({ townShipCode }) => townShipCode === township);
  return copied ? [...options, { value: township, label: townshipLabel(copied, language) }] : options;
}
