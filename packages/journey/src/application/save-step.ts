import { errorCodes } from '@taga/contract';
import { reachedByLeaving, takeAnswers } from '@taga/contract/journeys/answering';
import { nextOf } from '@taga/contract/journeys/journey';
import { ApiError, raiseGlobalError } from '@taga/web/api';
import { debugLog } from '@taga/web/debug-log';
import { findDomainError, isRefusedWith, useSubmit } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { randomId } from '@taga/web/random-id';
import { useLanguage } from '@taga/web/text';
import { useRef } from 'react';
import { useGoOn } from '../draft/change-draft.ts';
import { hasUnsaved } from '../draft/server-journey.ts';
import { useStep } from '../draft/step-context.tsx';
import { type Application, useApplication } from './application.tsx';

/** The same for every try of the same save. */
function useSaveKey(): (saved: object) => string {
  const last = useRef({ text: '', key: '' });
  return (saved) => {
    const text = JSON.stringify(saved);
    if (last.current.text !== text) last.current = { text, key: randomId() };
    return last.current.key;
  };
}

/** Takes over what the server has taken. */
function save({ journey, saves }: Application, left: string, answers: object, revision: number): void {
  const savedDraft = journey.getSaved();
  const isChanged = hasUnsaved(savedDraft.answers, answers);
  const step = reachedByLeaving(journey.outline, { answers, step: savedDraft.step }, left, isChanged);
  journey.setSaved({ answers, step, revision });
  saves.set({ kind: 'saved', atMs: Date.now() });
}

/** The application is not what this page took it for. */
const outdated = [
  errorCodes.savedElsewhere,
  errorCodes.applicationClosed,
  errorCodes.stepOutOfOrder,
  errorCodes.notAskedToCorrect,
];

/**
 * Where the application was saved, closed or decided about elsewhere, shows what the server has now, with what was typed
 * here, and tells so. Answers with the application as it is then.
 */
export function useReloadWhenOutdated<Kind extends Application = Application>() {
  const { reload, journey } = useApplication<Kind>();
  return async (failure: unknown): Promise<Kind | undefined> => {
    const domainError = findDomainError(failure);
    if (!outdated.some((code) => isRefusedWith(domainError, code))) return undefined;
    const before = journey.getSaved().answers;
    const reloaded = await reload();
    if (isRefusedWith(domainError, errorCodes.savedElsewhere)) reloaded?.saves.set({ kind: 'elsewhere', before });
    return reloaded;
  };
}

/**
 * Saves the step on the screen and goes on, once the server has it. `submit` and `sending` of a `Question` take it as it
 * is. A failure is told above the buttons; nothing that was typed is lost by it. `after` comes between the two.
 */
export function useSaveStep(after?: () => Promise<void> | void) {
  const language = useLanguage();
  const navigate = useNavigate();
  const application = useApplication();
  const { step, asked } = useStep();
  const goOn = useGoOn(application.journey);
  const saveKeyOf = useSaveKey();
  const reloadWhenOutdated = useReloadWhenOutdated();

  async function explain(failure: ApiError, answers: object): Promise<void> {
    const domainError = findDomainError(failure);
    application.saves.set({ kind: 'failed', domainError });
    // Without a network the bar on top says so, the button waits, and one sign of it is enough.
    if (failure.status !== 409 && failure.status !== null) raiseGlobalError(failure);
    application.onRefused?.(domainError, navigate);
    const reloaded = await reloadWhenOutdated(failure);
    // It was this save, and only the answer to it was lost.
    if (!reloaded || hasUnsaved(reloaded.journey.getSaved().answers, answers)) return;
    const next = nextOf(reloaded.journey.outline, answers, step);
    reloaded.saves.set({ kind: 'none' });
    if (next) navigate(reloaded.journey.pathOf(next));
  }

  return useSubmit(async () => {
    const { answers: savedDraft, revision } = application.journey.getSaved();
    const own = asked ? takeAnswers(asked, application.journey.getDraft().answers) : {};
    // Of what is on the screen, what this step asks; the rest as the server has it.
    const answers = { ...savedDraft, ...own };
    try {
      const saveKey = saveKeyOf({ step, answers, revision });
      save(application, step, answers, await application.save({ step, answers, revision, saveKey, language }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      debugLog('save failed', { status: failure.status, body: failure.body });
      await explain(failure, answers);
      throw failure;
    }
    application.onSaved?.(step, language);
    await after?.();
    goOn();
  });
}
