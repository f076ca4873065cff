import { endSession, listSessions } from '@taga/contract/calls/sessions';
import { useMutation, useQuery, useQueryClient } from '@taga/web/data';
import { useLanguage } from '@taga/web/text';
import { callApi } from '../../lib/platform/api/call-api.ts';

/** The names of devices come in the language of the call, so each language has its own list. */
export function useDevices() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['sessions', language],
    queryFn: async ({ signal }) => (await callApi(listSessions, { language, signal })).Data,
  });
}

export function useEndSession() {
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => callApi(endSession, { body: { SESSION_ID: sessionId }, language }),
    // Also after a failure: a session that is not there any more is one the list should not show.
    onSettled: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  });
}
