import { saveBodyOf } from '@taga/contract/records/applications/application-values';
import type { StepRecord } from '@taga/contract/records/applications/step';
import { randomId } from '@taga/web/random-id';
import { useLanguage } from '@taga/web/text';
import { useOpening } from './opening.ts';
import { saveRecord } from './save-record.ts';

/** Saves that a screen after the walk was reached or left. The answers are as they were. */
export function useSaveOutcome(step: StepRecord) {
  const language = useLanguage();
  const { id, application, journey } = useOpening();
  return async (isQuiet = false): Promise<void> => {
    const { answers, revision } = journey.getSaved();
    const { Revision: _, ...body } = saveBodyOf({
      customer: application.PersonalDetail ?? {},
      answers,
      step,
      authorizationReqId: id,
      revision,
      saveKey: randomId(),
    });
    await saveRecord(body, { language, isQuiet });
  };
}
