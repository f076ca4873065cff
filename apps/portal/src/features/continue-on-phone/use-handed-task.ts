import type { AnswerOf } from '@taga/contract';
import { confirmHandOver, finishHandOver, getHandOverTask, openHandOver } from '@taga/contract/endpoints/hand-over';
import { ApiError } from '@taga/web/api';
import { type Submit, useSubmit } from '@taga/web/form';
import { createStored } from '@taga/web/storage';
import { useLanguage } from '@taga/web/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { holdPhoneToken } from '../../lib/platform/api/phone-token.ts';

export type HandedTask = AnswerOf<typeof getHandOverTask>['Data'];
export type HandedQuestion = AnswerOf<typeof openHandOver>['Data'];

type Handed =
  | { readonly kind: 'opening' | 'gone' | 'unreachable' | 'declined' | 'done' }
  | { readonly kind: 'question'; readonly question: HandedQuestion }
  | { readonly kind: 'task'; readonly task: HandedTask };

/** What the link was exchanged for: first the question whom it is for, then the phone's token. */
type Exchanged = { readonly question: HandedQuestion } | { readonly token: string };

/** For this tab alone, so that a phone that forgets its pages while it takes a photo goes on with the same right. */
const kept = createStored({
  key: 'taga.phone-token',
  area: 'session',
  parse: (found): Exchanged | undefined => {
    const isExchanged = typeof found === 'object' && found !== null && ('question' in found || 'token' in found);
    return isExchanged ? (found as Exchanged) : undefined;
  },
});

/** What stands in the link. It is taken out of the address, so that the history does not keep it. */
function takeLinkToken(): string | undefined {
  const token = window.location.hash.slice(1);
  if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  return token || undefined;
}

const refusals = [400, 401, 404];

interface Opened {
  readonly handed: Handed;
  readonly confirming: Submit<[string]>;
  readonly decline: () => void;
  readonly finishing: Submit<[]>;
  readonly retry: () => void;
}

/** Opens the link, or goes on with what it was opened for. */
export function useHandedTask(): Opened {
  const language = useLanguage();
  const [handed, setHanded] = useState<Handed>({ kind: 'opening' });
  const [tries, setTries] = useState(0);
  const link = useRef<string>(undefined);

  const exchangeLink = useEffectEvent(async () => {
    link.current ??= takeLinkToken();
    if (!link.current) return kept.get();
    const { Data } = await callApi(openHandOver, { body: { LinkToken: link.current }, language, isQuiet: true });
    // Without a network it had not been used, and would have been tried again.
    link.current = undefined;
    kept.set({ question: Data });
    return kept.get();
  });
  const getTask = useEffectEvent(() => callApi(getHandOverTask, { language, isQuiet: true }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try begins again
  useEffect(() => {
    let isLeft = false;
    let letGo = () => {};
    const show = (next: Handed) => {
      if (!isLeft) setHanded(next);
    };
    const begin = async () => {
      const exchanged = await exchangeLink();
      if (isLeft) return;
      if (!exchanged) return show({ kind: 'gone' });
      if ('question' in exchanged) return show({ kind: 'question', question: exchanged.question });
      letGo = holdPhoneToken(exchanged.token, () => show({ kind: 'gone' }));
      show({ kind: 'task', task: (await getTask()).Data });
    };
    begin().catch((failure) => {
      if (!(failure instanceof ApiError)) throw failure;
      show({ kind: refusals.includes(failure.status ?? 0) ? 'gone' : 'unreachable' });
    });
    return () => {
      isLeft = true;
      letGo();
    };
  }, [tries]);

  const confirming = useSubmit(async (number: string) => {
    const exchanged = kept.get();
    if (!exchanged || !('question' in exchanged)) return;
    const body = { OpenedToken: exchanged.question.OpenedToken, Number: number };
    try {
      kept.set({ token: (await callApi(confirmHandOver, { body, language })).Data.access_token });
    } catch (failure) {
      if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
      kept.remove();
    }
    retry();
  });

  function decline() {
    kept.remove();
    setHanded({ kind: 'declined' });
  }

  const finishing = useSubmit(async () => {
    await callApi(finishHandOver, { language });
    kept.remove();
    setHanded({ kind: 'done' });
  });

  function retry() {
    setHanded({ kind: 'opening' });
    setTries(tries + 1);
  }
  return { handed, confirming, decline, finishing, retry };
}
