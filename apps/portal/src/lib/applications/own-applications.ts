import { listOwnApplications } from '@taga/contract/endpoints/applications';
import { useQuery } from '@taga/web/data';
import { useLanguage } from '@taga/web/text';
import type { Customer } from '../access/session/session.ts';
import { callApi } from '../platform/api/call-api.ts';

/**
 * What the customer has started or waits for, from whichever device. Asked again on every visit. `prepare` brings what
 * shows them, for those who have any.
 */
export function useOwnApplications({ loginId }: Customer, prepare: () => Promise<unknown>) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['own-applications'],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { Data } = await callApi(listOwnApplications, { body: { LoginId: loginId }, language, signal });
      if (Data.Applications.length > 0) await prepare();
      return Data.Applications;
    },
  });
}
