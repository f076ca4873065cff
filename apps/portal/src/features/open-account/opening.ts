import { emptyOpening, type OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import {
  type AccountOpeningRoute,
  type AccountOpeningStep,
  accountOpeningSteps,
} from '@taga/contract/journeys/account-opening/outline';
import { placeOf, routeOf } from '@taga/contract/journeys/journey';
import { answersOfApplication } from '@taga/contract/records/application-answers';
import {
  type CodeState,
  type OpeningPlace,
  openingRoute,
  resumeAfter,
  stepRecordOf,
} from '@taga/contract/records/application-step';
import type { IdentityReason } from '@taga/contract/records/identity-check';
import type { AccountClass } from '@taga/reference/account-classes';
import { paths } from '../../config/paths.ts';
import { createServerJourney, unsavedOf } from '../../lib/journey/server-journey.ts';
import { typedAnswersOf } from '../../lib/opening/typed-answers.ts';
import { AnswersSoFar } from '../../lib/opening-wizard/frame/answers-so-far.tsx';
import { createNote, type Note } from '../../lib/opening-wizard/frame/note.ts';
import { createSaveLog } from '../../lib/opening-wizard/frame/save-log.ts';
import { SaveState } from '../../lib/opening-wizard/frame/save-state.tsx';
import { type Opening as AnyOpening, isOverruledBy, type LoadedApplication } from '../../lib/opening-wizard/opening.ts';
import { randomId } from '../../lib/random-id/random-id.ts';
import type { FileOwner } from '../../lib/uploads/file-owner.ts';
import {
  type AskedCorrection,
  correctionOf,
  correctionOutline,
  placeOfCorrection,
  withoutUnsent,
} from './correction/asked-correction.ts';
import { OpeningCaption } from './frame/opening-caption.tsx';
import { stepEvents } from './frame/step-events.ts';

/** An application that is being filled in. */
export interface Opening extends AnyOpening<AccountOpeningStep> {
  readonly place: OpeningPlace;
  /** What staff want done again, where they do: then nothing else can be changed. */
  readonly correction: AskedCorrection | undefined;
  /** What became of the code that closes it. */
  readonly code: Note<CodeState>;
  /** Why the last identity check failed. */
  readonly reasons: Note<readonly IdentityReason[]>;
  /** The application as its files name it. */
  readonly owner: FileOwner;
}

/** The first step is no screen: it loads the application and leads to where it goes on. */
const openingOutline = accountOpeningSteps.slice(1);

function routeName(step: AccountOpeningStep): AccountOpeningRoute {
  const place = accountOpeningSteps[placeOf(accountOpeningSteps, step)];
  return (place ? routeOf(place) : step) as AccountOpeningRoute;
}

/** Several forms follow each other at one address; which one is meant stands behind it. */
function stepPath({ accountType }: AccountClass, step: AccountOpeningStep): string {
  const route = routeName(step);
  const path = paths.createAccountStep(accountType, route);
  return route === step ? path : `${path}?form=${step}`;
}

/** Uploads and what came of the identity check: the server has them before the step is left. */
const givenAtOnce = ['identity', 'idImages', 'incomeFiles', 'signature'] as const;

export function createOpening(loaded: LoadedApplication): Opening {
  const { customer, accountClass, currency, application } = loaded;
  const idType = application.UIdName ?? 'NRC';
  const opened = { idType, accountClass: accountClass.code, currency };
  const correction = correctionOf(application);
  const stored = answersOfApplication(application, opened);
  const saved = correction ? withoutUnsent(stored, correction) : stored;
  const place = resumeAfter(application.Step, opened);
  const reached = place.step === 'account-activation' ? 'otp-verification' : place.step;
  const step = correction ? placeOfCorrection(correction) : reached;
  const { Revision: revision } = application;
  const typed = typedAnswersOf<OpeningAnswers>(customer.loginId, application.Id);
  const isOverruled = isOverruledBy(saved, revision, typed.get());
  if (isOverruled) typed.set(undefined);
  const empty = emptyOpening(opened);
  const journey = createServerJourney<OpeningAnswers, AccountOpeningStep>(
    {
      outline: correction ? correctionOutline(correction) : openingOutline,
      empty: { step: 'biomatric', answers: empty, saved: empty },
      basePath: paths.createAccount(accountClass.accountType),
      pathOf: (name) => stepPath(accountClass, name),
      pathAfter: paths.myAccount(),
      words: 'opening',
      labelOf: (name) => `opening.step.${routeName(name)}`,
      isTaken: (draft) => Object.keys(unsavedOf(draft.saved, draft.answers)).length === 0,
      Summary: AnswersSoFar,
      SaveState,
      Caption: OpeningCaption,
    },
    {
      kept: { answers: saved, step, revision },
      typed,
      givenAtOnce,
    },
  );
  return {
    ...loaded,
    key: randomId(),
    id: application.Id,
    place,
    correction,
    way: {
      events: stepEvents,
      stepRecordOf: (left, given) => stepRecordOf(left, given, openingRoute(accountClass.accountType)),
    },
    journey,
    saves: createSaveLog(),
    code: createNote(place.codeState),
    reasons: createNote(application.IdentityReasons ?? []),
    owner: { authorizationReqId: application.Id, accountClass: accountClass.code, currency },
    isOverruled,
  };
}
