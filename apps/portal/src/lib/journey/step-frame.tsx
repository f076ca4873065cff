import { FormColumns, StepProgress } from '@taga/ui';
import { answerPress } from '@taga/web/navigation';
import { PageHeading } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { type FormEvent, lazy, type ReactNode, Suspense, useId } from 'react';
import { hasAnswers } from './journey.ts';
import { useStep } from './step-context.tsx';
import { listSteps, progressText, StepsAtTheSide } from './steps-at-the-side.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

const LeaveDialog = lazy(async () => ({ default: (await answerPress(import('./leave-dialog.tsx'))).LeaveDialog }));

interface StepFrameProps {
  title: string;
  lead?: string | undefined;
  onSubmit?: () => void;
  /** The buttons, given the form they belong to: they stand outside it, at the bottom of a phone's screen. */
  actions: (formId: string) => ReactNode;
  children: ReactNode;
}

/** What all steps have around their question: where one is, what was given so far, and the buttons. */
export function StepFrame({ title, lead, onSubmit, actions, children }: StepFrameProps) {
  const text = useText();
  const language = useLanguage();
  const { journey, step } = useStep();
  const { Summary, Footer, useDraft, words } = journey;
  const draft = useDraft();
  const formId = useId();
  const steps = listSteps(journey, draft, step, text);
  const { wayOut, stay, askFirst } = useLeaveWarning(journey, draft);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit?.();
  }

  return (
    <FormColumns
      progress={<StepProgress text={progressText(journey, steps, text, language)} steps={steps} />}
      steps={<StepsAtTheSide words={words} steps={steps} />}
      // There is nothing to sum up on the first visit, which should be quick.
      summary={<Suspense>{hasAnswers(journey, draft) && <Summary answers={draft.answers} />}</Suspense>}
      actions={actions(formId)}
    >
      <PageHeading title={title} {...(lead && { lead })} />
      <form id={formId} noValidate onSubmit={submit} className="grid gap-6">
        {children}
      </form>
      {Footer && <Footer step={step} askFirst={askFirst} />}
      <Suspense>{wayOut && <LeaveDialog words={words} onStay={stay} onLeave={wayOut} />}</Suspense>
    </FormColumns>
  );
}
