import { listStates, listTownships } from '@taga/contract/endpoints/reference';
import type { StateRecord, TownshipRecord } from '@taga/contract/records/customers/place';
import type { Language } from '@taga/i18n';
import { states as shippedStates } from '@taga/reference/states';
import { staticTownships } from '@taga/reference/townships';
import { useLanguage } from '@taga/web/text';
import { useEffect, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { callApi } from '../../platform/api/call-api.ts';

export interface Places {
  readonly states: readonly StateRecord[];
  /** For current addresses, as the server has them. */
  readonly serverTownships: readonly TownshipRecord[];
  /** Why the server's lists are not there. Kept and not shown: the lists that ship stand in for them. */
  readonly loadError: unknown;
}

export const shippedPlaces: Places = { states: shippedStates, serverTownships: staticTownships, loadError: undefined };

let loading: Promise<Places> | undefined;

async function fetchPlaces(language: Language): Promise<Places> {
  // A sign-up keeps it to itself: nothing is missing in it.
  const isQuiet = window.location.pathname.startsWith(paths.signUp());
  try {
    const [states, townships] = await Promise.all([
      callApi(listStates, { language, isQuiet }),
      callApi(listTownships, { language, isQuiet }),
    ]);
    return { states: states.Data.States, serverTownships: townships.Data.Townships, loadError: undefined };
  } catch (loadError) {
    // The next visit of the step asks again.
    loading = undefined;
    return { ...shippedPlaces, loadError };
  }
}

export function loadPlaces(language: Language): Promise<Places> {
  loading ??= fetchPlaces(language);
  return loading;
}

/** The lists that ship are there at once; the server's take their place when they come. */
export function usePlaces(): Places {
  const language = useLanguage();
  const [places, setPlaces] = useState(shippedPlaces);
  useEffect(() => {
    let isGone = false;
    void loadPlaces(language).then((loaded) => {
      if (!isGone) setPlaces(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [language]);
  return places;
}
