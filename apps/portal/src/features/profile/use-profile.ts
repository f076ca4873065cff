import { getProfile } from '@taga/contract/calls/profile';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import { useLanguage } from '../../lib/text/text-context.tsx';

export function useProfile(loginId: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => {
      const { Data } = await callApi(getProfile, { body: { LOGIN_ID: loginId }, language, signal });
      return Data;
    },
  });
}
