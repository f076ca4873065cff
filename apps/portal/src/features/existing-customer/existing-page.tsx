import { type ExistingCustomerStep, existingCustomerSteps } from '@taga/contract/journeys/existing-customer/outline';
import { checkedExistingCustomer } from '@taga/contract/journeys/existing-customer/steps';
import { resumeAt } from '@taga/contract/journeys/journey';
import { QuestionPage } from '@taga/journey/question-page';
import { existingAccountProductCodes } from '@taga/reference/existing-account-products';
import { Redirect } from '@taga/web/navigation';
import type { ComponentType, FunctionComponent } from 'react';
import { paths } from '../../config/paths.ts';
import { reportedStep } from '../../lib/applications/opening-wizard/reported-step.tsx';
import type { ExistingOpening } from './existing-opening.ts';
import { ExistingShell } from './existing-shell.tsx';
import { stepEvents } from './step-events.ts';

const steps = checkedExistingCustomer(existingAccountProductCodes);

/** Nothing of it can be changed any more. */
export function isSubmitted({ application }: Pick<ExistingOpening, 'application'>): boolean {
  return application.Status !== null && application.Status !== 'INIT';
}

/** Where the customer goes on. */
export function nextStep(opening: ExistingOpening): string {
  if (isSubmitted(opening)) return paths.createEtbAccountStep('account-activation');
  const { journey } = opening;
  return journey.pathOf(resumeAt(existingCustomerSteps, journey.getSaved()));
}

/** Makes the page of a step. */
export function existingPage(step: ExistingCustomerStep, Form: ComponentType): FunctionComponent {
  const Question = reportedStep(Form, stepEvents[step]?.[0]);
  const draw = (opening: ExistingOpening) =>
    isSubmitted(opening) ? (
      <Redirect to={nextStep(opening)} />
    ) : (
      <QuestionPage key={opening.key} journey={opening.journey} steps={steps} step={step} Question={Question} />
    );
  return () => <ExistingShell step={step} draw={draw} />;
}
