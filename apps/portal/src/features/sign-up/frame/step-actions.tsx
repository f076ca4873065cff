import type { SignUpStep } from '@taga/contract/journeys/sign-up';
import { signUpStepNumber, signUpSteps } from '@taga/contract/journeys/sign-up';
import { Button, ButtonLink } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';

interface StepActionsProps {
  step: SignUpStep;
  formId: string;
  /** "Next", unless the step says something else. */
  mainText?: string;
  isBusy?: boolean;
  disabledReason?: string | undefined;
}

/** The main button of a step, and the way back to the one before. */
export function StepActions({ step, formId, mainText, isBusy = false, disabledReason }: StepActionsProps) {
  const text = useText();
  const before = signUpSteps[signUpStepNumber(step) - 1];
  return (
    <>
      <Button
        type="submit"
        form={formId}
        loading={isBusy ? text('form.actions.sending') : undefined}
        disabledReason={disabledReason}
      >
        {mainText ?? text('form.actions.next')}
      </Button>
      {before && (
        <ButtonLink as={RouterLink} variant="text" href={paths.signUpStep(before)}>
          {text('form.actions.back')}
        </ButtonLink>
      )}
    </>
  );
}
