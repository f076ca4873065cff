import type { AnswerOf, Call } from '@taga/contract';
import type { CallInput } from '@taga/web/api';
import { useQuery, useQueryClient } from '@taga/web/data';
import { type Submit, useSubmit } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { isSomebodyThere } from '../session/activity.ts';
import { callDesk } from './call-desk.ts';

type Asked<C> = Omit<CallInput<C>, 'language' | 'signal' | 'token' | 'isQuiet'>;

interface Options<Answer> {
  readonly isWanted?: boolean;
  /** Asked again after so long, while somebody is there to see it. */
  readonly everyMs?: number;
  /** What stands while another page of the same is on its way. */
  readonly keeps?: (before: Answer | undefined) => Answer | undefined;
}

/** What a call answers, loaded and kept. */
export function useDesk<C extends Call>(call: C, asked: Asked<C>, options: Options<AnswerOf<C>> = {}) {
  const language = useLanguage();
  const { isWanted = true, everyMs, keeps } = options;
  return useQuery<AnswerOf<C>>({
    queryKey: [call.id, asked, language],
    queryFn: ({ signal }) => callDesk(call, { ...asked, language, signal, isQuiet: true } as unknown as CallInput<C>),
    enabled: isWanted,
    ...(everyMs !== undefined && { refetchInterval: () => isSomebodyThere() && everyMs }),
    ...(keeps && { placeholderData: keeps as never }),
  });
}

/** A call that changes something. Whatever it changed is loaded again: `touches` names the calls. */
export function useDeskAction<C extends Call>(
  call: C,
  touches: readonly Call[],
  onDone?: (answer: AnswerOf<C>) => void,
): Submit<[Asked<C>]> {
  const language = useLanguage();
  const client = useQueryClient();
  return useSubmit(async (asked: Asked<C>) => {
    const answer = await callDesk(call, { ...asked, language } as unknown as CallInput<C>);
    await Promise.all(touches.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
    onDone?.(answer);
  });
}
