import { FormActions, FormColumns, shareDone } from '@taga/ui';
import { showPendingState } from '@taga/web/navigation';
import { DoorBeside, PageHeading } from '@taga/web/page-parts';
import { useIsWide } from '@taga/web/screen';
import { useText } from '@taga/web/text';
import { type FormEvent, lazy, type ReactNode, Suspense, useId } from 'react';
import { hasAnswers } from '../draft/journey.ts';
import { useStep } from '../draft/step-context.tsx';
import { listSteps, StepsAtTheSide } from './steps-at-the-side.tsx';
import { StepsOnPhone } from './steps-on-phone.tsx';
import { useDoorProgress } from './use-door-progress.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

const LeaveDialog = lazy(async () => ({ default: (await showPendingState(import('./leave-dialog.tsx'))).LeaveDialog }));

interface StepFrameProps {
  title: string;
  lead?: string | undefined;
  onSubmit?: () => void;
  /** The main button, given the form it belongs to: it stands outside it, at the bottom of a phone's screen. */
  actions: (formId: string) => ReactNode;
  /** The way back, beside the main button. */
  back?: ReactNode;
  children: ReactNode;
}

/**
 * What all steps have around their question: where one is, what was given so far, and the buttons. On a desktop the
 * steps stand at the left and the answers at the right; on a phone one bar at the top has the steps behind it.
 */
export function StepFrame({ title, lead, onSubmit, actions, back, children }: StepFrameProps) {
  const text = useText();
  const { journey, step } = useStep();
  const { Summary, Footer, SaveState, Caption, Notice, useDraft, words } = journey;
  const draft = useDraft();
  const formId = useId();
  const steps = listSteps(journey, draft, step, text);
  const isWide = useIsWide();
  const progress = useDoorProgress(shareDone(steps));
  const { wayOut, stay, askFirst } = useLeaveWarning(journey, draft);
  const footer = Footer && <Footer step={step} askFirst={askFirst} />;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit?.();
  }

  return (
    <>
      <StepsOnPhone journey={journey} steps={steps} progress={progress} askFirst={askFirst} footer={footer} />
      <FormColumns
        steps={<StepsAtTheSide words={words} steps={steps} footer={footer} />}
        aside={
          <div className="grid gap-8">
            <DoorBeside progress={progress} />
            <Suspense>{isWide && hasAnswers(journey, draft) && <Summary draft={draft} />}</Suspense>
          </div>
        }
        actions={
          <FormActions status={SaveState && <SaveState />} back={back}>
            {actions(formId)}
          </FormActions>
        }
      >
        <div className="grid gap-2">
          {Caption && <Caption />}
          {Notice && <Notice />}
          <PageHeading title={title} {...(lead && { lead })} />
        </div>
        <form id={formId} noValidate onSubmit={submit} className="grid gap-6">
          {children}
        </form>
        <Suspense>{wayOut && <LeaveDialog words={words} onStay={stay} onLeave={wayOut} />}</Suspense>
      </FormColumns>
    </>
  );
}
