import { previousOf } from '@taga/contract/journeys/answering';
import { ButtonLink } from '@taga/ui';
import { type Form, FormProblems, SubmitButton, type SubmitButtonProps } from '@taga/web/form';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { useGoOn } from './change-draft.ts';
import { useStep } from './step-context.tsx';
import { StepFrame } from './step-frame.tsx';

interface QuestionProps {
  title: string;
  lead?: string;
  /** Has to be in order before the question is answered. */
  form?: Pick<Form<unknown>, 'summary' | 'attempt' | 'isValid'>;
  /** Goes on, unless the step has something to do first. */
  onAnswer?: () => void;
  /** "Next", unless the step says something else. */
  mainText?: string;
  /** What the step sends before it goes on. */
  sending?: SubmitButtonProps['sending'];
  disabledReason?: string | undefined;
  children: ReactNode;
}

/** A step that asks something: its fields, what is wrong with them, the main button and the way back. */
export function Question({ title, lead, form, onAnswer, children, ...button }: QuestionProps) {
  const { journey } = useStep();
  const goOn = useGoOn(journey);
  const answer = onAnswer ?? (() => goOn());
  return (
    <StepFrame
      title={title}
      lead={lead}
      onSubmit={() => (form?.isValid() ?? true) && answer()}
      actions={(formId) => <StepActions formId={formId} {...button} />}
    >
      {form && <FormProblems form={form} />}
      {children}
    </StepFrame>
  );
}

type StepActionsProps = Pick<QuestionProps, 'mainText' | 'sending' | 'disabledReason'> & { formId: string };

const nothing = { isBusy: false, isWaiting: false };

function StepActions({ formId, mainText, sending = nothing, disabledReason }: StepActionsProps) {
  const text = useText();
  const { journey, step } = useStep();
  const before = previousOf(journey.outline, journey.getDraft().answers, step);
  return (
    <>
      <SubmitButton type="submit" form={formId} sending={sending} disabledReason={disabledReason}>
        {mainText ?? text('form.actions.next')}
      </SubmitButton>
      {before && (
        <ButtonLink as={RouterLink} variant="text" href={journey.pathOf(before)}>
          {text('form.actions.back')}
        </ButtonLink>
      )}
    </>
  );
}
