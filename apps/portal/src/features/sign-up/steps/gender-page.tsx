import { FieldGroup, RadioCards } from '@taga/ui';
import { FormProblems } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { checkGender } from '../draft/check-answers.ts';
import { StepActions } from '../frame/step-actions.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import { StepGuard } from '../frame/step-guard.tsx';
import { useAnswersForm } from '../frame/use-answers-form.ts';
import { useNextStep } from '../frame/use-next-step.ts';

function Gender() {
  const text = useText();
  const form = useAnswersForm('gender', checkGender);
  const goOn = useNextStep('dob');
  return (
    <StepFrame
      step="gender"
      title={text('signUp.gender.title')}
      onSubmit={() => form.isValid() && goOn()}
      actions={(formId) => <StepActions step="gender" formId={formId} />}
    >
      <FormProblems form={form} />
      <FieldGroup label={text('signUp.gender.label')} hint={text('signUp.gender.hint')} {...form.field('gender')}>
        <RadioCards
          name="gender"
          value={form.values.gender}
          onValue={(gender) => form.change({ gender })}
          cards={[
            { value: 'M', label: text('signUp.gender.male') },
            { value: 'F', label: text('signUp.gender.female') },
          ]}
        />
      </FieldGroup>
    </StepFrame>
  );
}

export function Page() {
  return (
    <StepGuard step="gender">
      <Gender />
    </StepGuard>
  );
}
