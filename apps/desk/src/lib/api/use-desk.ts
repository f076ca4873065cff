import type { AnswerOf, Endpoint } from '@taga/contract';
import type { EndpointInput } from '@taga/web/api';
import { useQuery, useQueryClient } from '@taga/web/data';
import { type Submit, useSubmit } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { refetchWhileAttended } from '../session/activity.ts';
import { callDesk } from './call-desk.ts';

type DeskInput<C> = Omit<EndpointInput<C>, 'language' | 'signal' | 'token' | 'isQuiet'>;

interface Options<Answer> {
  readonly isWanted?: boolean;
  /** Asked again after so long, while somebody is there to see it. */
  readonly everyMs?: number;
  /** What stands while another page of the same is on its way. */
  readonly keeps?: (before: Answer | undefined) => Answer | undefined;
}

/** What a call answers, loaded and kept. */
export function useDesk<C extends Endpoint>(endpoint: C, asked: DeskInput<C>, options: Options<AnswerOf<C>> = {}) {
  const language = useLanguage();
  const { isWanted = true, everyMs, keeps } = options;
  return useQuery<AnswerOf<C>>({
    queryKey: [endpoint.id, asked, language],
    queryFn: ({ signal }) =>
      callDesk(endpoint, { ...asked, language, signal, isQuiet: true } as unknown as EndpointInput<C>),
    enabled: isWanted,
    ...(everyMs !== undefined && { refetchInterval: refetchWhileAttended(everyMs) }),
    ...(keeps && { placeholderData: keeps as never }),
  });
}

/** A call that changes something. Whatever it changed is loaded again: `touches` names the calls. */
export function useDeskAction<C extends Endpoint>(
  endpoint: C,
  touches: readonly Endpoint[],
  onDone?: (answer: AnswerOf<C>) => void,
): Submit<[DeskInput<C>]> {
  const language = useLanguage();
  const client = useQueryClient();
  return useSubmit(async (asked: DeskInput<C>) => {
    const answer = await callDesk(endpoint, { ...asked, language } as unknown as EndpointInput<C>);
    await Promise.all(touches.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
    onDone?.(answer);
  });
}
