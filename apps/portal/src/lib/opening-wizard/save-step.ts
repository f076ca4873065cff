import { errorCodes } from '@taga/contract';
import { saveApplication } from '@taga/contract/calls/applications';
import type { OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { reachedByLeaving, takeAnswers } from '@taga/contract/journeys/answering';
import { nextOf } from '@taga/contract/journeys/journey';
import { saveBodyOf } from '@taga/contract/records/application-values';
import { ApiError, raiseGlobalError } from '@taga/web/api';
import { debugLog } from '@taga/web/debug-log';
import { findRefusal, isRefusedWith, useSubmit } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { logEvent } from '../analytics/log-event.ts';
import { callApi } from '../api/call-api.ts';
import { useGoOn } from '../journey/change-draft.ts';
import { unsavedOf } from '../journey/server-journey.ts';
import { useStep } from '../journey/step-context.tsx';
import { randomId } from '../random-id/random-id.ts';
import { blockedByBank } from '../session/blocked-by-bank.ts';
import type { Opening, OpeningDraft, OpeningStep } from './opening.ts';
import { useOpening } from './opening-context.tsx';

/** The same for every try of the same save: the server carries it out once. */
function useSaveKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: randomId() };
    return last.current.key;
  };
}

/** Of what is on the screen, what this step asks; the rest as the server has it. */
function answersToSave({ journey }: Opening, own: (given: OpeningAnswers) => Partial<OpeningAnswers>): OpeningAnswers {
  return { ...journey.getKept().answers, ...own(journey.getDraft().answers) };
}

/** Takes over what the server has taken. */
function keep({ journey, saves }: Opening, left: OpeningStep, answers: OpeningAnswers, revision: number): void {
  const kept = journey.getKept();
  const isChanged = Object.keys(unsavedOf(kept.answers, answers)).length > 0;
  const step = reachedByLeaving(journey.outline, { answers, step: kept.step }, left, isChanged);
  journey.setKept({ answers, step, revision });
  saves.set({ kind: 'saved', atMs: Date.now() });
}

/** The application is not what this page took it for. */
const outdated = [
  errorCodes.savedElsewhere,
  errorCodes.applicationClosed,
  errorCodes.stepOutOfOrder,
  errorCodes.notAskedToCorrect,
];

/** Whom the bank blocks is shown out; where something was saved elsewhere, what is there now is shown. */
function useWaysOut() {
  const { reload } = useOpening();
  const { step } = useStep<OpeningDraft>();
  const navigate = useNavigate();
  return async (failure: ApiError, answers: OpeningAnswers): Promise<void> => {
    const refusal = findRefusal(failure);
    if (isRefusedWith(refusal, errorCodes.customerBlacklisted)) {
      navigate(paths.accountBlocked(), { replace: true, state: blockedByBank });
    }
    if (!outdated.some((code) => isRefusedWith(refusal, code))) return;
    const journey = (await reload())?.journey;
    const next = journey && nextOf(journey.outline, answers, step);
    // It was this save, and only the answer to it was lost.
    const isThere = journey && Object.keys(unsavedOf(journey.getKept().answers, answers)).length === 0;
    if (isThere && next) navigate(journey.pathOf(next));
  };
}

/**
 * Saves the step on the screen and goes on, once the server has it. `submit` and `sending` of a `Question` take it as it
 * is. A failure is told above the buttons; nothing that was typed is lost by it. `after` comes between the two.
 */
export function useSaveStep(after?: () => Promise<void> | void) {
  const language = useLanguage();
  const opening = useOpening();
  const { step, asked } = useStep<OpeningDraft>();
  const goOn = useGoOn(opening.journey);
  const saveKeyOf = useSaveKey();
  const leadOut = useWaysOut();

  async function send(answers: OpeningAnswers): Promise<number> {
    const { application, id, journey, way } = opening;
    const stepRecord = way.stepRecordOf(step, answers);
    const { revision } = journey.getKept();
    const customer = application.PersonalDetail ?? {};
    const body = saveBodyOf({ customer, answers, step: stepRecord, authorizationReqId: id, revision, saveKey: '' });
    const keyed = { ...body, SaveKey: saveKeyOf(body) };
    return (await callApi(saveApplication, { body: keyed, language, isQuiet: true })).Data.Revision;
  }

  return useSubmit(async () => {
    const answers = answersToSave(opening, (given) => (asked ? takeAnswers(asked, given) : {}));
    try {
      keep(opening, step, answers, await send(answers));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      debugLog('save failed', { status: failure.status, body: failure.body });
      opening.saves.set({ kind: 'failed', refusal: findRefusal(failure) });
      if (failure.status !== 409) raiseGlobalError(failure);
      await leadOut(failure, answers);
      throw failure;
    }
    const [, end] = opening.way.events[step] ?? [];
    if (end) void logEvent(end, language);
    await after?.();
    goOn();
  });
}
