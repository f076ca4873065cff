import { emptyOpening } from '@taga/contract/journeys/account-opening/answers';
import { type ExistingCustomerStep, existingCustomerSteps } from '@taga/contract/journeys/existing-customer/outline';
import { answersOfApplication } from '@taga/contract/records/applications/application-answers';
import {
  type ExistingCustomerPlace,
  existingCustomerPlace,
  existingCustomerStepRecord,
} from '@taga/contract/records/applications/existing-customer-step';
import { useApplication } from '@taga/journey/application';
import { createApplication } from '@taga/journey/create-application';
import { createNote, type Note } from '@taga/journey/note';
import { paths } from '../../config/paths.ts';
import { AnswersSoFar } from '../../lib/applications/opening-wizard/frame/answers-so-far.tsx';
import { OpeningCaption } from '../../lib/applications/opening-wizard/frame/opening-caption.tsx';
import {
  type LoadedApplication,
  openingDefinition,
  type WizardOpening,
} from '../../lib/applications/opening-wizard/opening.ts';
import { type Family, stepPath } from './families.ts';
import { stepEvents } from './step-events.ts';

/** An application of who opens an account from one they have. */
export interface ExistingOpening extends WizardOpening<ExistingCustomerStep> {
  readonly place: ExistingCustomerPlace;
  /** Whether the services were confirmed, and all that is left is Done. */
  readonly isConfirmed: Note<boolean>;
}

export const useExistingOpening = () => useApplication<ExistingOpening>();

export function createExistingOpening(loaded: LoadedApplication, family: Family): ExistingOpening {
  const { accountClass, currency, application } = loaded;
  const opened = { idType: application.UIdName ?? 'NRC', accountClass: accountClass.code, currency };
  const place = existingCustomerPlace(application.Step);
  return {
    ...loaded,
    ...createApplication({
      ...openingDefinition(loaded, stepEvents, existingCustomerStepRecord),
      outline: existingCustomerSteps,
      empty: emptyOpening(opened),
      basePath: family === 'etbAccount' ? paths.etbAccount() : paths.createEtbAccount(),
      pathOf: (name) => stepPath(family, name),
      pathAfter: paths.accounts(),
      labelOf: (name) => `existing.step.${name}`,
      Summary: AnswersSoFar,
      Caption: OpeningCaption,
      savedDraft: {
        answers: answersOfApplication(application, opened),
        step: place.step === 'account-activation' ? 'confirmation' : place.step,
        revision: application.Revision,
      },
    }),
    id: application.Id,
    place,
    isConfirmed: createNote(place.isConfirmed),
  };
}
