import type { AnswerOf } from '@taga/contract';
import { getLifetimes } from '@taga/contract/endpoints/lifetimes';
import { durationOf } from '@taga/i18n';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';

type Lifetimes = AnswerOf<typeof getLifetimes>['Data'];

let known: Lifetimes | undefined;

/** How long something lasts by the settings of this server, in words: `15 minutes`; `a while` until it is known. */
export function useLifetime(of: keyof Lifetimes): string {
  const text = useText();
  const language = useLanguage();
  const [lifetimes, setLifetimes] = useState<Lifetimes>();
  useEffect(() => {
    if (known) return setLifetimes(known);
    // Without a network the sentence stays true, and less exact.
    callApi(getLifetimes, { language, isQuiet: true }).then(
      ({ Data }) => {
        known = Data;
        setLifetimes(Data);
      },
      () => undefined,
    );
  }, [language]);
  if (!lifetimes) return text('lifetimes.unknown');
  const { unit, count } = durationOf(lifetimes[of]);
  return text(`lifetimes.${unit}`, { count });
}
