import { digitTyping } from '@taga/contract/rules/fields/typing';
import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { Field, FieldGroup, filterTyping, TextInput } from '@taga/ui';
import { AmountInput } from '@taga/web/amount-input';
import { useText } from '@taga/web/text';
import { useCardApplication, withoutRepeatedProblems } from '../card-application.ts';

interface CountInputProps {
  value: string;
  onValue: (typed: string) => void;
  isWrong: boolean;
}

function CountInput({ value, onValue, isWrong }: CountInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      value={value}
      {...(isWrong && { 'aria-invalid': true })}
      onChange={filterTyping(digitTyping, onValue)}
    />
  );
}

export function Income() {
  const text = useText();
  const saving = useSaveStep();
  const form = withoutRepeatedProblems(useAnswersForm(useCardApplication().journey, 'income'));
  const income = form.values;
  // Told once for both: they answer one question.
  const [years, months] = [form.field('serviceYears'), form.field('serviceMonths')];
  const change = (field: keyof typeof income) => (value: string) => form.change({ [field]: value });
  return (
    <Question
      title={text('cardPages.income.title')}
      lead={text('cardPages.income.lead')}
      form={form}
      onAnswer={saving.submit}
      sending={saving}
    >
      <Field label={text('cardPages.income.salary')} optional={text('form.optional')} {...form.field('monthlySalary')}>
        <AmountInput value={income.monthlySalary} onValue={change('monthlySalary')} />
      </Field>
      <Field
        label={text('cardPages.income.other')}
        optional={text('form.optional')}
        hint={text('cardPages.income.otherHint')}
        {...form.field('otherMonthlyIncome')}
      >
        <AmountInput value={income.otherMonthlyIncome} onValue={change('otherMonthlyIncome')} />
      </Field>
      <FieldGroup label={text('cardPages.income.service')} error={years.error ?? months.error}>
        <div className="grid grid-cols-2 items-start gap-4">
          <Field id={years.id} label={text('cardPages.income.years')}>
            <CountInput value={income.serviceYears} onValue={change('serviceYears')} isWrong={!!years.error} />
          </Field>
          <Field id={months.id} label={text('cardPages.income.months')}>
            <CountInput value={income.serviceMonths} onValue={change('serviceMonths')} isWrong={!!months.error} />
          </Field>
        </div>
      </FieldGroup>
    </Question>
  );
}
