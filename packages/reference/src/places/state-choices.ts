import type { Language } from '@taga/i18n/languages';
import { type NamedFields, nameIn } from '@taga/i18n/named-fields';
import { sortByLabel } from '../lists/sort-by-label.ts';

/** As the wire sends it. */
export interface StateRecord extends NamedFields<'stateName'> {
  readonly stateID: number;
  readonly stateCode: string;
}

/** The entries of the state list that the documents keep out of the choices. */
export const excludedStateNames: readonly string[] = ['Singapore', 'Malaysia'];

/**
 * Thailand stands in the list for the same reason as the other two (an old township entry needs a state) and is
 * no more a state of Myanmar than they are. Offering it alone would be a trap: an address abroad has its own
 * country field.
 */
const notOffered = new Set([...excludedStateNames, 'Thailand']);

/** The position from which the branch search starts. */
const defaultStateIndex = 3;

export function stateLabel(state: Pick<StateRecord, 'stateName_EN'>, language: Language): string {
  return nameIn(language, state, 'stateName');
}

/** What a customer may choose from, sorted by what they read. */
export function stateChoices<State extends StateRecord>(
  states: readonly State[],
  language: Language,
): readonly State[] {
  const offered = states.filter(({ stateName_EN }) => !notOffered.has(stateName_EN));
  return sortByLabel(offered, (state) => stateLabel(state, language), language);
}

/** The state the branch search starts with: the fourth of the sorted choices, or the first of a short list. */
export function defaultState<State extends StateRecord>(choices: readonly State[]): State | undefined {
  return choices[defaultStateIndex] ?? choices[0];
}
