import { checkIdentityByPost } from '@taga/contract/calls/register';
import { useSubmit } from '@taga/web/form';
import { useLanguage } from '@taga/web/text';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { getDraft } from '../draft/draft-store.ts';
import { toIdentityCheck } from '../draft/wire-draft.ts';
import { useNextStep } from '../frame/use-next-step.ts';

/** Asks whether the bank knows the person. Who it knows is told so, and goes on like everybody else. */
export function useIdentityCheck() {
  const language = useLanguage();
  const goOn = useNextStep('gender');
  const [isKnown, setIsKnown] = useState(false);
  const { submit, isBusy, refusal } = useSubmit(async () => {
    const { Data } = await callApi(checkIdentityByPost, { body: toIdentityCheck(getDraft().answers), language });
    if (Data.EXISTING) setIsKnown(true);
    else goOn();
  });
  // A refused token says nothing about the person.
  return { check: submit, isBusy, refusal: refusal?.status === 401 ? undefined : refusal, isKnown, goOn };
}
