import { saveApplication } from '@taga/contract/calls/applications';
import type { AccountOpeningOutcome } from '@taga/contract/journeys/account-opening/outline';
import { openingRoute, outcomeStepRecord } from '@taga/contract/records/application-step';
import { saveBodyOf } from '@taga/contract/records/application-values';
import { useLanguage } from '@taga/web/text';
import { callApi } from '../../../lib/api/call-api.ts';
import { randomId } from '../../../lib/random-id/random-id.ts';
import { useOpening } from '../opening-context.tsx';

/** Saves that a screen after the walk was reached or left. The answers are as they were. */
export function useSaveOutcome(outcome: AccountOpeningOutcome) {
  const language = useLanguage();
  const { id, application, accountClass, journey } = useOpening();
  return async (isQuiet = false): Promise<void> => {
    const { answers, revision } = journey.getKept();
    const { Revision: _, ...body } = saveBodyOf({
      customer: application.PersonalDetail ?? {},
      answers,
      step: outcomeStepRecord(outcome, openingRoute(accountClass.accountType)),
      authorizationReqId: id,
      revision,
      saveKey: randomId(),
    });
    await callApi(saveApplication, { body, language, isQuiet });
  };
}
