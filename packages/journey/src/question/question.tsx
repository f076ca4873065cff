import { previousOf } from '@taga/contract/journeys/answering';
import { type Form, FormProblems, SubmitButton, type SubmitButtonProps } from '@taga/web/form';
import { BackArrow } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { useGoOn } from '../draft/change-draft.ts';
import { useStep } from '../draft/step-context.tsx';
import { StepFrame } from '../frame/step-frame.tsx';

interface QuestionProps {
  title: string;
  lead?: string;
  /** Has to be in order before the question is answered. */
  form?: Pick<Form<unknown>, 'summary' | 'onlyProblem' | 'attempt' | 'isValid'>;
  /** Goes on, unless the step has something to do first. */
  onAnswer?: () => void;
  /** "Next", unless the step says something else. */
  mainText?: string;
  /** What the step sends before it goes on. */
  sending?: SubmitButtonProps['sending'];
  disabledReason?: string | undefined;
  /** What it asks was agreed to, and is not gone behind again. */
  isFinal?: boolean;
  children: ReactNode;
}

/** A step that asks something: its fields, what is wrong with them, the main button and the way back. */
export function Question({ title, lead, form, onAnswer, isFinal = false, children, ...button }: QuestionProps) {
  const { journey } = useStep();
  const goOn = useGoOn(journey);
  const answer = onAnswer ?? (() => goOn());
  return (
    <StepFrame
      title={title}
      lead={lead}
      onSubmit={() => (form?.isValid() ?? true) && answer()}
      back={!isFinal && <WayBack />}
      actions={(formId) => <MainButton formId={formId} {...button} />}
    >
      {form && <FormProblems form={form} />}
      {children}
    </StepFrame>
  );
}

type MainButtonProps = Pick<QuestionProps, 'mainText' | 'sending' | 'disabledReason'> & { formId: string };

const nothing = { isBusy: false, isWaiting: false };

function MainButton({ formId, mainText, sending = nothing, disabledReason }: MainButtonProps) {
  const text = useText();
  return (
    <SubmitButton type="submit" form={formId} sending={sending} disabledReason={disabledReason}>
      {mainText ?? text('form.actions.next')}
    </SubmitButton>
  );
}

function WayBack() {
  const { journey, step } = useStep();
  const before = previousOf(journey.outline, journey.getDraft().answers, step);
  return before && <BackArrow href={journey.pathOf(before)} />;
}
