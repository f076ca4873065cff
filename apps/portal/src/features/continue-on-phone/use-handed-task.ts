import type { AnswerOf } from '@taga/contract';
import { finishHandOver, getHandOverTask, openHandOver } from '@taga/contract/endpoints/hand-over';
import { ApiError } from '@taga/web/api';
import { type Submit, useSubmit } from '@taga/web/form';
import { createStored } from '@taga/web/storage';
import { useLanguage } from '@taga/web/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '../../lib/platform/api/call-api.ts';
import { holdPhoneToken } from '../../lib/platform/api/phone-token.ts';

export type HandedTask = AnswerOf<typeof getHandOverTask>['Data'];

type Handed =
  | { readonly kind: 'opening' | 'gone' | 'unreachable' | 'done' }
  | { readonly kind: 'task'; readonly task: HandedTask };

/** For this tab alone, so that a phone that forgets its pages while it takes a photo goes on with the same right. */
const kept = createStored({
  key: 'taga.phone-token',
  area: 'session',
  parse: (found) => (typeof found === 'string' ? found : undefined),
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
  readonly finishing: Submit<[]>;
  readonly retry: () => void;
}

/** Opens the link, or goes on with what it was opened for. */
export function useHandedTask(): Opened {
  const language = useLanguage();
  const [handed, setHanded] = useState<Handed>({ kind: 'opening' });
  const [tries, setTries] = useState(0);
  const link = useRef<string>(undefined);

  const getPhoneToken = useEffectEvent(async () => {
    link.current ??= takeLinkToken();
    if (!link.current) return kept.get();
    const { Data } = await callApi(openHandOver, { body: { LinkToken: link.current }, language, isQuiet: true });
    // Without a network it had not been used, and would have been tried again.
    link.current = undefined;
    kept.set(Data.access_token);
    return Data.access_token;
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
      const token = await getPhoneToken();
      if (isLeft) return;
      if (!token) return show({ kind: 'gone' });
      letGo = holdPhoneToken(token, () => show({ kind: 'gone' }));
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

  const finishing = useSubmit(async () => {
    await callApi(finishHandOver, { language });
    kept.remove();
    setHanded({ kind: 'done' });
  });

  function retry() {
    setHanded({ kind: 'opening' });
    setTries(tries + 1);
  }
  return { handed, finishing, retry };
}
