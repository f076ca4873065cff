import { keepNameCharacters } from '@taga/contract/rules/typing';
import { Field, filterTyping, TextInput } from '@taga/ui';
import { FormProblems } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { checkName } from '../draft/check-answers.ts';
import { StepActions } from '../frame/step-actions.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import { useAnswersForm } from '../frame/use-answers-form.ts';
import { useNextStep } from '../frame/use-next-step.ts';

export function Page() {
  const text = useText();
  const form = useAnswersForm('name', checkName);
  const goOn = useNextStep('nrc');
  const typing = { autoCapitalize: 'characters', spellCheck: false } as const;

  return (
    <StepFrame
      step="name"
      title={text('signUp.name.title')}
      lead={text('signUp.name.lead')}
      onSubmit={() => form.isValid() && goOn()}
      actions={(formId) => <StepActions step="name" formId={formId} />}
    >
      <FormProblems form={form} />
      <Field label={text('signUp.name.fullName')} hint={text('signUp.name.fullNameHint')} {...form.field('fullName')}>
        <TextInput
          {...typing}
          autoComplete="name"
          value={form.values.fullName}
          onChange={filterTyping(keepNameCharacters, (fullName) => form.change({ fullName }))}
        />
      </Field>
      <Field label={text('signUp.name.fatherName')} {...form.field('fatherName')}>
        <TextInput
          {...typing}
          autoComplete="off"
          value={form.values.fatherName}
          onChange={filterTyping(keepNameCharacters, (fatherName) => form.change({ fatherName }))}
        />
      </Field>
    </StepFrame>
  );
}
