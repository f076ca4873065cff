import { errorCodes } from '@taga/contract';
import { answerIntroduction, getIntroduction } from '@taga/contract/endpoints/introductions';
import { ApiError } from '@taga/web/api';
import { findDomainError, isRefusedWith, useSubmit } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../lib/platform/api/call-api.ts';

type Answer = 'CONFIRM' | 'DECLINE';

export type Introduction =
  | { readonly kind: 'loading' | 'invalid' | 'answered' | 'failed' }
  | { readonly kind: 'asked' | 'confirmed' | 'declined'; readonly name: string };

/** Why a link cannot be answered; what is no word of the server about it can be tried again. */
function endedBy(failure: unknown): Introduction {
  const domainError = findDomainError(failure);
  if (isRefusedWith(domainError, errorCodes.introductionAnswered)) return { kind: 'answered' };
  return { kind: failure instanceof ApiError && failure.status === 400 ? 'invalid' : 'failed' };
}

/** Who asks, and the one answer that can be given. */
export function useIntroduction(token: string) {
  const language = useLanguage();
  const words = useRef(language);
  const [introduction, setIntroduction] = useState<Introduction>({ kind: 'loading' });

  const load = useCallback(async () => {
    setIntroduction({ kind: 'loading' });
    try {
      const input = { body: { Token: token }, language: words.current, isQuiet: true };
      setIntroduction({ kind: 'asked', name: (await callApi(getIntroduction, input)).Data.Name });
    } catch (failure) {
      setIntroduction(endedBy(failure));
    }
  }, [token]);
  useEffect(() => void load(), [load]);

  const answering = useSubmit(async (name: string, answer: Answer) => {
    try {
      await callApi(answerIntroduction, { body: { Token: token, Answer: answer }, language });
      setIntroduction({ kind: answer === 'CONFIRM' ? 'confirmed' : 'declined', name });
    } catch (failure) {
      const ended = endedBy(failure);
      // Without a network the buttons stay, to be pressed again.
      if (ended.kind === 'failed') throw failure;
      setIntroduction(ended);
    }
  });
  return { introduction, load, answering };
}
