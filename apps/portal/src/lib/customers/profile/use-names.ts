import { listStates, listTownships } from '@taga/contract/endpoints/reference';
import { keepPhrases } from '@taga/i18n';
import { stateLabel } from '@taga/reference/state-choices';
import { townshipLabel } from '@taga/reference/township-choices';
import { nameOf, visaTypes } from '@taga/reference/visa-types';
import { useQuery } from '@taga/web/data';
import { useLanguage } from '@taga/web/text';
import { callApi } from '../../platform/api/call-api.ts';
import type { Names } from './profile-rows.ts';

/** The lists behind the codes of a profile. They do not change while somebody reads it. */
function useLists() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['names'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const [states, townships, { countries }] = await Promise.all([
        callApi(listStates, { language }),
        callApi(listTownships, { language }),
        import('@taga/reference/countries'),
      ]);
      return { states: states.Data.States, townships: townships.Data.Townships, countries };
    },
  });
}

/** The names in the language of the reader. Nobody is shown a code while lists load; what no list knows stands for itself. */
export function useNames(): Names {
  const language = useLanguage();
  const { data: lists, isLoading } = useLists();
  const unnamed = (code: string) => (isLoading ? '…' : code);
  return {
    state(code) {
      const state = lists?.states.find(({ stateCode }) => stateCode === code);
      return state ? keepPhrases(stateLabel(state, language)) : unnamed(code);
    },
    township(code) {
      const township = lists?.townships.find(({ townShipCode }) => townShipCode === code);
      return township ? keepPhrases(townshipLabel(township, language)) : unnamed(code);
    },
    country(code) {
      const country = lists?.countries.find(({ alpha2, name_EN }) => alpha2 === code || name_EN.toUpperCase() === code);
      return country ? keepPhrases(nameOf(country, language)) : unnamed(code);
    },
    visaType(code) {
      const visaType = visaTypes.find((type) => type.code === code);
      return visaType ? keepPhrases(nameOf(visaType, language)) : code;
    },
  };
}
