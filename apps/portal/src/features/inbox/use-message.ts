import { getMessage, requestChequeBook } from '@taga/contract/endpoints/inbox';
import { useQuery, useQueryClient } from '@taga/web/data';
import { useSubmit } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { callApi } from '../../lib/platform/api/call-api.ts';

/** A message in the language of the page. */
export function useMessage(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['message', id, language],
    queryFn: async ({ signal }) => (await callApi(getMessage, { body: { Id: id }, language, signal })).Data,
  });
}

/** Asks for a cheque book; the message then says that there is nothing left to ask for. */
export function useChequeBook({ Id, AuthorizationReqId }: { Id: string; AuthorizationReqId: string | null }) {
  const language = useLanguage();
  const queries = useQueryClient();
  return useSubmit(async () => {
    if (!AuthorizationReqId) return;
    await callApi(requestChequeBook, { body: { DOCUMENT_NO: AuthorizationReqId }, language });
    await queries.invalidateQueries({ queryKey: ['message', Id] });
  });
}
