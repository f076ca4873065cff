import { defaultState, type StateRecord } from '@taga/reference/state-choices';

/** Where branches are looked for: codes of the wire, empty where nothing is chosen. */
export interface Place {
  readonly state: string;
  readonly township: string;
}

/** Where to begin looking: where the customer lives, or at the state that the documents begin with. */
export function firstPlace(choices: readonly StateRecord[], home: Place): Place {
  if (choices.some(({ stateCode }) => stateCode === home.state)) return home;
  return { state: defaultState(choices)?.stateCode ?? '', township: '' };
}
