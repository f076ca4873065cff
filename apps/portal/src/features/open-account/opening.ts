import { emptyOpening, type OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import {
  type AccountOpeningRoute,
  type AccountOpeningStep,
  accountOpeningSteps,
} from '@taga/contract/journeys/account-opening/outline';
import { placeOf, routeOf } from '@taga/contract/journeys/journey';
import { answersOfApplication } from '@taga/contract/records/applications/application-answers';
import { openingRoute, resumeAfter, stepRecordOf } from '@taga/contract/records/applications/application-step';
import { createApplication } from '@taga/journey/create-application';
import { createNote } from '@taga/journey/note';
import type { TypedStore } from '@taga/journey/server-journey';
import type { AccountClass } from '@taga/reference/account-classes';
import { paths } from '../../config/paths.ts';
import { AnswersSoFar } from '../../lib/applications/opening-wizard/frame/answers-so-far.tsx';
import { type LoadedApplication, openingDefinition } from '../../lib/applications/opening-wizard/opening.ts';
import {
  type AskedCorrection,
  correctionOf,
  correctionOutline,
  mayChange,
  placeOfCorrection,
  withoutUnsent,
} from './correction/asked-correction.ts';
import { OpeningCaption } from './frame/opening-caption.tsx';
import { stepEvents } from './frame/step-events.ts';
import type { AccountOpening } from './opening-context.tsx';

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

export function createOpening(loaded: LoadedApplication): AccountOpening {
  const { accountClass, currency, application } = loaded;
  const opened = { idType: application.UIdName ?? 'NRC', accountClass: accountClass.code, currency };
  const correction = correctionOf(application);
  const stored = answersOfApplication(application, opened);
  const place = resumeAfter(application.Step, opened);
  const reached = place.step === 'account-activation' ? 'otp-verification' : place.step;
  const definition = openingDefinition<AccountOpeningStep>(loaded, stepEvents, (left, given) =>
    stepRecordOf(left, given, openingRoute(accountClass.accountType)),
  );
  forgetUnasked(definition.typed, correction);
  return {
    ...loaded,
    ...createApplication({
      ...definition,
      outline: correction ? correctionOutline(correction) : openingOutline,
      empty: emptyOpening(opened),
      basePath: paths.createAccount(accountClass.accountType),
      pathOf: (name) => stepPath(accountClass, name),
      pathAfter: paths.myAccount(),
      labelOf: (name) => `opening.step.${routeName(name)}`,
      Summary: AnswersSoFar,
      Caption: OpeningCaption,
      savedDraft: {
        answers: correction ? withoutUnsent(stored, correction) : stored,
        step: correction ? placeOfCorrection(correction) : reached,
        revision: application.Revision,
      },
      givenAtOnce,
    }),
    id: application.Id,
    place,
    correction,
    code: createNote(place.codeState),
    findings: createNote({
      reasons: application.IdentityReasons ?? [],
      faultyPhotos: application.IdentityFaultyPhotos ?? [],
    }),
    owner: { authorizationReqId: application.Id, accountClass: accountClass.code, currency },
  };
}

/** What was typed before it was submitted, and is not asked for again, could never be saved. */
function forgetUnasked(typed: TypedStore<OpeningAnswers>, correction: AskedCorrection | undefined): void {
  const found = typed.get();
  if (!found || !correction) return;
  const asked = Object.entries(found.answers).filter(([field]) => mayChange(field as keyof OpeningAnswers, correction));
  typed.set({ ...found, answers: Object.fromEntries(asked) });
}
