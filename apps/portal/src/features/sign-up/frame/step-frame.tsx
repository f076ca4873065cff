import type { SignUpStep } from '@taga/contract/journeys/sign-up';
import { FormColumns, StepProgress } from '@taga/ui';
import { useNavigate } from '@taga/web/navigation';
import { PageHeading } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { type FormEvent, lazy, type MouseEvent, type ReactNode, Suspense, useId } from 'react';
import { paths } from '../../../config/paths.ts';
import { hasAnswers } from '../draft/draft.ts';
import { useDraft } from '../draft/draft-store.ts';
import { HaveAccount } from './have-account.tsx';
import { progressText, stepsSeenFrom } from './step-words.ts';
import { StepsAtTheSide } from './steps-at-the-side.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

// There is nothing to sum up on the first visit, which should be quick.
const AnswersSoFar = lazy(async () => ({ default: (await import('./answers-so-far.tsx')).AnswersSoFar }));
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));

interface StepFrameProps {
  step: SignUpStep;
  title: string;
  lead?: string;
  onSubmit: () => void;
  /** The buttons, given the form they belong to: they stand outside it, at the bottom of a phone's screen. */
  actions: (formId: string) => ReactNode;
  children: ReactNode;
}

/** What all steps have around their question: where one is, what was given so far, and the buttons. */
export function StepFrame({ step, title, lead, onSubmit, actions, children }: StepFrameProps) {
  const text = useText();
  const language = useLanguage();
  const draft = useDraft();
  const formId = useId();
  const steps = stepsSeenFrom(step, draft.step, text);
  const navigate = useNavigate();
  const { wayOut, stay, askFirst } = useLeaveWarning(draft);
  const goToLogin = () => navigate(paths.login());

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <FormColumns
      progress={<StepProgress text={progressText(step, text, language)} steps={steps} />}
      steps={<StepsAtTheSide steps={steps} />}
      summary={<Suspense>{hasAnswers(draft) && <AnswersSoFar answers={draft.answers} />}</Suspense>}
      actions={actions(formId)}
    >
      <PageHeading title={title} {...(lead && { lead })} />
      <form id={formId} noValidate onSubmit={submit} className="grid gap-6">
        {children}
      </form>
      {step !== 'email-verify' && <HaveAccount onClick={(event: MouseEvent) => askFirst(event, goToLogin)} />}
      <Suspense>{wayOut && <LeaveDialog onStay={stay} onLeave={wayOut} />}</Suspense>
    </FormColumns>
  );
}
