import type { AnswerOf } from '@taga/contract';
import { getProfile } from '@taga/contract/endpoints/profile';
import { useQuery } from '@taga/web/data';
import { useLanguage } from '@taga/web/text';
import { callApi } from '../../platform/api/call-api.ts';

/** Who the customer is, and what they have chosen. */
export type CurrentProfile = AnswerOf<typeof getProfile>['Data'];

export const profileKey = ['profile'];

export function useProfile(loginId: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: profileKey,
    queryFn: async ({ signal }) => {
      const { Data } = await callApi(getProfile, { body: { LOGIN_ID: loginId }, language, signal });
      return Data;
    },
  });
}
