import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import { checkedAccountOpening } from '@taga/contract/journeys/account-opening/steps';
import { resumeAt, stepsFor } from '@taga/contract/journeys/journey';
import { QuestionPage } from '@taga/journey/question-page';
import { Redirect, useLocation } from '@taga/web/navigation';
import type { ComponentType, FunctionComponent } from 'react';
import { paths } from '../../config/paths.ts';
import { reportedStep } from '../../lib/applications/opening-wizard/reported-step.tsx';
import { stepEvents } from './frame/step-events.ts';
import type { AccountOpening } from './opening-context.tsx';
import { OpeningShell } from './opening-shell.tsx';

const steps = checkedAccountOpening().slice(1);

/** The forms at one address, in the order of the journey. */
type Forms = { readonly [Step in AccountOpeningStep]?: ComponentType };

/** The one that the address names; otherwise the one that is due, or the first of those that are done. */
function findForm(forms: Forms, { journey }: AccountOpening, search: string): AccountOpeningStep {
  const savedDraft = journey.getSaved();
  const here = stepsFor(journey.outline, savedDraft.answers).filter(({ name }) => name in forms);
  const named = new URLSearchParams(search).get('form');
  const due = resumeAt(journey.outline, savedDraft);
  const found = here.find(({ name }) => name === named) ?? here.find(({ name }) => name === due) ?? here[0];
  return found?.name ?? due;
}

function allReported(forms: Forms): Forms {
  const entries = Object.entries(forms) as [AccountOpeningStep, ComponentType][];
  return Object.fromEntries(entries.map(([step, Form]) => [step, reportedStep(Form, stepEvents[step]?.[0])]));
}

/** For the first time, or once more because staff have asked for it. */
function isBeingFilledIn({ application, place, correction }: AccountOpening): boolean {
  if (correction) return true;
  return place.step !== 'account-activation' && ['INIT', null].includes(application.Status);
}

function AddressedForm({ forms, opening }: { forms: Forms; opening: AccountOpening }) {
  const { search } = useLocation();
  const { journey, accountClass } = opening;
  if (!isBeingFilledIn(opening)) {
    return <Redirect to={paths.createAccountStep(accountClass.accountType, 'account-activation')} />;
  }
  const step = findForm(forms, opening, search);
  const Form = forms[step];
  if (!Form) return <Redirect to={journey.pathOf(step)} />;
  const open = steps.filter(({ name }) => journey.outline.some((place) => place.name === name));
  return <QuestionPage key={step} journey={journey} steps={open} step={step} Question={Form} />;
}

/** Makes the page of a step, or of the steps that follow each other at one address. */
export function openingPage(forms: Forms): FunctionComponent {
  const all = allReported(forms);
  return () => <OpeningShell draw={(opening) => <AddressedForm key={opening.key} forms={all} opening={opening} />} />;
}

/** Makes a page for what comes after the walk. */
export function outcomePage(Outcome: ComponentType): FunctionComponent {
  return () => <OpeningShell draw={(opening) => <Outcome key={opening.key} />} />;
}
