import { digitTyping } from '@taga/contract/rules/typing';
import { Field, FieldGroup, filterTyping, TextInput } from '@taga/ui';
import { useText } from '@taga/web/text';
import { AmountInput } from '../amount-input.tsx';
import type { Application } from '../application.ts';
import { SectionFrame } from '../section-frame.tsx';
import { useSection } from '../use-section.ts';

type Income = Application['Answers']['income'];

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

export function Income({ application }: { application: Application }) {
  const text = useText();
  const section = useSection('income', application);
  const { income } = section.answers;
  // Told once for both: they answer one question.
  const [years, months] = [section.field('income.serviceYears'), section.field('income.serviceMonths')];
  const change = (field: keyof Income) => (value: string) => {
    // The two amounts are judged together: either may be left out.
    section.change({ income: { ...income, [field]: value } }, `income.${field}`);
  };
  return (
    <SectionFrame
      name="income"
      section={section}
      title={text('cardPages.income.title')}
      lead={text('cardPages.income.lead')}
    >
      <Field
        label={text('cardPages.income.salary')}
        optional={text('form.optional')}
        {...section.field('income.monthlySalary')}
      >
        <AmountInput value={income.monthlySalary} onValue={change('monthlySalary')} />
      </Field>
      <Field
        label={text('cardPages.income.other')}
        optional={text('form.optional')}
        hint={text('cardPages.income.otherHint')}
        {...section.field('income.otherMonthlyIncome')}
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
    </SectionFrame>
  );
}
