import type { Existing } from '@taga/contract/journeys/sign-up-steps';
import { findCountry } from '@taga/reference/countries';
import { composeNrc, parseNrc } from '@taga/reference/nrc';
import { townshipsOfState } from '@taga/reference/townships';

/** Which places, cards and countries exist, for the journeys that ask for them. */
export const existingPlaces: Existing = {
  isTownshipOf: (state, township) => townshipsOfState(state).some(({ townShipCode }) => townShipCode === township),
  isNrc(number) {
    const parts = parseNrc(number);
    return parts !== undefined && composeNrc(parts) === number;
  },
  isCountry: (code) => findCountry(code) !== undefined,
};
