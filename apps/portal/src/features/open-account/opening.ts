import { emptyOpening, type OpeningAnswers } from '@taga/contract/journeys/account-opening/answers';
import {
  type AccountOpeningRoute,
  type AccountOpeningStep,
  accountOpeningSteps,
} from '@taga/contract/journeys/account-opening/outline';
import { placeOf, routeOf } from '@taga/contract/journeys/journey';
import type { StoredApplication } from '@taga/contract/records/account-info';
import { answersOfApplication } from '@taga/contract/records/application-answers';
import { type CodeState, type OpeningPlace, resumeAfter } from '@taga/contract/records/application-step';
import type { IdentityReason } from '@taga/contract/records/identity-check';
import type { AccountClass } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import { paths } from '../../config/paths.ts';
import {
  createServerJourney,
  type ServerDraft,
  type ServerJourney,
  type Typed,
  unsavedOf,
} from '../../lib/journey/server-journey.ts';
import { typedAnswersOf } from '../../lib/opening/typed-answers.ts';
import { randomId } from '../../lib/random-id/random-id.ts';
import type { Customer } from '../../lib/session/session.ts';
import type { FileOwner } from '../../lib/uploads/file-owner.ts';
import {
  type AskedCorrection,
  correctionOf,
  correctionOutline,
  placeOfCorrection,
  withoutDue,
} from './correction/asked-correction.ts';
import { AnswersSoFar } from './frame/answers-so-far.tsx';
import { createNote, type Note } from './frame/note.ts';
import { OpeningCaption } from './frame/opening-caption.tsx';
import { createSaveLog, type SaveLog } from './frame/save-log.ts';
import { SaveState } from './frame/save-state.tsx';

export type OpeningDraft = ServerDraft<OpeningAnswers, AccountOpeningStep>;
type OpeningJourney = ServerJourney<OpeningAnswers, AccountOpeningStep>;

/** An application that is being filled in. */
export interface Opening {
  /** Another one each time it is loaded: what is drawn from it begins anew. */
  readonly key: string;
  /** `AuthorizationReqId` on the wire. */
  readonly id: string;
  readonly customer: Customer;
  readonly accountClass: AccountClass;
  readonly currency: Currency;
  /** As it was loaded; what was answered since stands in the journey's draft. */
  readonly application: StoredApplication;
  readonly place: OpeningPlace;
  /** What staff want done again, where they do: then nothing else can be changed. */
  readonly correction: AskedCorrection | undefined;
  readonly journey: OpeningJourney;
  readonly saves: SaveLog;
  /** What became of the code that closes it. */
  readonly code: Note<CodeState>;
  /** Why the last identity check failed. */
  readonly reasons: Note<readonly IdentityReason[]>;
  /** The application as its files name it. */
  readonly owner: FileOwner;
  /** Something was typed here, and then another device was quicker: what it saved counts. */
  readonly isOverruled: boolean;
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

/** Whether something was typed over what somebody else has changed since. */
function isOverruledBy(saved: OpeningAnswers, revision: number, typed: Typed<OpeningAnswers> | undefined): boolean {
  const unsaved = typed && typed.revision !== revision ? unsavedOf(saved, typed.answers) : {};
  return Object.keys(unsaved).length > 0;
}

interface Loaded {
  readonly customer: Customer;
  readonly accountClass: AccountClass;
  readonly currency: Currency;
  readonly application: StoredApplication;
}

export function createOpening(loaded: Loaded): Opening {
  const { customer, accountClass, currency, application } = loaded;
  const idType = application.UIdName ?? 'NRC';
  const opened = { idType, accountClass: accountClass.code, currency };
  const correction = correctionOf(application);
  const stored = answersOfApplication(application, opened);
  const saved = correction ? withoutDue(stored, correction) : stored;
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
    journey,
    saves: createSaveLog(),
    code: createNote(place.codeState),
    reasons: createNote(application.IdentityReasons ?? []),
    owner: { authorizationReqId: application.Id, accountClass: accountClass.code, currency },
    isOverruled,
  };
}
