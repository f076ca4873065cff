import { listMessages } from '@taga/contract/endpoints/inbox';
import type { MessageCategory } from '@taga/contract/records/messaging/message';
import { useQuery } from '@taga/web/data';
import { useLanguage } from '@taga/web/text';
import { callApi } from '../../platform/api/call-api.ts';
import type { ListQuery } from '../lists/list-query.ts';

interface MessageQuery extends ListQuery {
  readonly loginId: string;
  readonly pageSize: number;
}

/** A page of the inbox. Subjects come in the language of the call, so each language has its own. */
export function useMessages({ loginId, page, pageSize, from, to, category }: MessageQuery) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['messages', language, page, pageSize, from, to, category],
    queryFn: async ({ signal }) => {
      const body = {
        FromDate: from,
        ToDate: to,
        Type: '',
        Category: category as MessageCategory | '',
        CurrentIndex: page,
        PageSize: pageSize,
        LoginId: loginId,
      };
      return (await callApi(listMessages, { body, language, signal })).Data;
    },
  });
}
