import { FieldGroup } from '@taga/ui';
import { DateInput } from '@taga/web/fields';
import { FormProblems } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { contact } from '../../../lib/bank/bank.ts';
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
