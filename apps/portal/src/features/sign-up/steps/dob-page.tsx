import { FieldGroup } from '@taga/ui';
import { contact } from '../../../lib/bank/bank.ts';
import { DateInput } from '../../../lib/form/date-input.tsx';
import { FormProblems } from '../../../lib/form/form-problems.tsx';
import { useText } from '../../../lib/text/text-context.tsx';
import { checkBirthDate } from '../draft/check-answers.ts';
import { todayInMyanmar } from '../draft/today.ts';
import { StepActions } from '../frame/step-actions.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import { StepGuard } from '../frame/step-guard.tsx';
import { useAnswersForm } from '../frame/use-answers-form.ts';
import { useNextStep } from '../frame/use-next-step.ts';

function BirthDate() {
  const text = useText();
  const form = useAnswersForm('birthDate', (answers) => checkBirthDate(answers, todayInMyanmar()));
  const goOn = useNextStep('personal-info');
  return (
    <StepFrame
      step="dob"
      title={text('signUp.dob.title')}
      onSubmit={() => form.isValid() && goOn()}
      actions={(formId) => <StepActions step="dob" formId={formId} />}
    >
      <FormProblems form={form} />
      <FieldGroup label={text('signUp.dob.label')} hint={text('signUp.dob.hint')} {...form.field('birthDate')}>
        <DateInput birthday value={form.values.birthDate} onValue={(birthDate) => form.change({ birthDate })} />
      </FieldGroup>
      <p className="text-text-muted">{text('signUp.dob.older', { hotline: contact.hotline })}</p>
    </StepFrame>
  );
}

export function Page() {
  return (
    <StepGuard step="dob">
      <BirthDate />
    </StepGuard>
  );
}
