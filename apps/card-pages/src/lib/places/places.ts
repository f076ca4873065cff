import type { Language } from '@taga/i18n';
import { stateChoices, stateLabel } from '@taga/reference/state-choices';
import { states } from '@taga/reference/states';
import { findTownship, townshipChoices, townshipLabel, townshipsOfState } from '@taga/reference/townships';
import type { SelectOption } from '@taga/ui';

export function stateOptions(language: Language): SelectOption[] {
  return stateChoices(states, language).map((state) => ({
    value: state.stateCode,
    label: stateLabel(state, language),
  }));
}

/** None as long as no state is chosen. */
export function townshipOptions(stateCode: string, language: Language): SelectOption[] {
  const state = states.find((record) => record.stateCode === stateCode);
  if (!state) return [];
  return townshipChoices(townshipsOfState(stateCode), state.stateID, language).map((township) => ({
    value: township.townShipCode,
    label: townshipLabel(township, language),
  }));
}

export function stateName(code: string, language: Language): string {
  const state = states.find(({ stateCode }) => stateCode === code);
  return state ? stateLabel(state, language) : code;
}

export function townshipName(code: string, language: Language): string {
  const township = findTownship(code);
  return township ? townshipLabel(township, language) : code;
}
