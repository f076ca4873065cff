import { saveApplication } from '@taga/contract/calls/applications';
import { saveBodyOf } from '@taga/contract/records/application-values';
import type { StepRecord } from '@taga/contract/records/step';
import { useLanguage } from '@taga/web/text';
import { callApi } from '../api/call-api.ts';
import { randomId } from '../random-id/random-id.ts';
import { useOpening } from './opening-context.tsx';

/** Saves that a screen after the walk was reached or left. The answers are as they were. */
export function useSaveOutcome(step: StepRecord) {
  const language = useLanguage();
  const { id, application, journey } = useOpening();
  return async (isQuiet = false): Promise<void> => {
    const { answers, revision } = journey.getKept();
    const { Revision: _, ...body } = saveBodyOf({
      customer: application.PersonalDetail ?? {},
      answers,
      step,
      authorizationReqId: id,
      revision,
      saveKey: randomId(),
    });
    await callApi(saveApplication, { body, language, isQuiet });
  };
}
