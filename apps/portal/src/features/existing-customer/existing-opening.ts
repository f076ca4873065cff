import { emptyOpening, type OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import { type ExistingCustomerStep, existingCustomerSteps } from '@taga/contract/journeys/existing-customer/outline';
import { answersOfApplication } from '@taga/contract/records/application-answers';
import {
  type ExistingCustomerPlace,
  existingCustomerPlace,
  existingCustomerStepRecord,
} from '@taga/contract/records/existing-customer-step';
import { paths } from '../../config/paths.ts';
import { createServerJourney, unsavedOf } from '../../lib/journey/server-journey.ts';
import { typedAnswersOf } from '../../lib/opening/typed-answers.ts';
import { AnswersSoFar } from '../../lib/opening-wizard/frame/answers-so-far.tsx';
import { createNote, type Note } from '../../lib/opening-wizard/frame/note.ts';
import { OpeningCaption } from '../../lib/opening-wizard/frame/opening-caption.tsx';
import { createSaveLog } from '../../lib/opening-wizard/frame/save-log.ts';
import { SaveState } from '../../lib/opening-wizard/frame/save-state.tsx';
import { isOverruledBy, type LoadedApplication, type Opening } from '../../lib/opening-wizard/opening.ts';
import { useOpening } from '../../lib/opening-wizard/opening-context.tsx';
import { randomId } from '../../lib/random-id/random-id.ts';
import { type Family, stepPath } from './families.ts';
import { stepEvents } from './step-events.ts';

/** An application of who opens an account from one they have. */
export interface ExistingOpening extends Opening<ExistingCustomerStep> {
  readonly place: ExistingCustomerPlace;
  /** Whether the services were confirmed, and all that is left is Done. */
  readonly isConfirmed: Note<boolean>;
}

export const useExistingOpening = () => useOpening<ExistingOpening>();

const way: ExistingOpening['way'] = {
  events: stepEvents,
  stepRecordOf: existingCustomerStepRecord,
};

export function createExistingOpening(loaded: LoadedApplication, family: Family): ExistingOpening {
  const { customer, accountClass, currency, application } = loaded;
  const opened = { idType: application.UIdName ?? 'NRC', accountClass: accountClass.code, currency };
  const saved = answersOfApplication(application, opened);
  const place = existingCustomerPlace(application.Step);
  const step = place.step === 'account-activation' ? 'confirmation' : place.step;
  const { Revision: revision } = application;
  const typed = typedAnswersOf<OpeningAnswers>(customer.loginId, application.Id);
  const isOverruled = isOverruledBy(saved, revision, typed.get());
  if (isOverruled) typed.set(undefined);
  const empty = emptyOpening(opened);
  const journey = createServerJourney<OpeningAnswers, ExistingCustomerStep>(
    {
      outline: existingCustomerSteps,
      empty: { step: 'bankaccount', answers: empty, saved: empty },
      basePath: family === 'etbAccount' ? paths.etbAccount() : paths.createEtbAccount(),
      pathOf: (name) => stepPath(family, name),
      pathAfter: paths.accounts(),
      words: 'opening',
      labelOf: (name) => `existing.step.${name}`,
      isTaken: (draft) => Object.keys(unsavedOf(draft.saved, draft.answers)).length === 0,
      Summary: AnswersSoFar,
      SaveState,
      Caption: OpeningCaption,
    },
    { kept: { answers: saved, step, revision }, typed, givenAtOnce: [] },
  );
  return {
    ...loaded,
    key: randomId(),
    id: application.Id,
    place,
    way,
    journey,
    saves: createSaveLog(),
    isConfirmed: createNote(place.isConfirmed),
    isOverruled,
  };
}
