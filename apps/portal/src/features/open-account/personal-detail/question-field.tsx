import type { QuestionAnswers, QuestionName } from '@taga/contract/journeys/account-opening/questions';
import type { DateParts } from '@taga/contract/rules/fields/calendar-date';
import { latinTyping } from '@taga/contract/rules/fields/typing';
import { DatePicker, Field, FieldGroup, filterTyping, TextInput } from '@taga/ui';
import { DateInput } from '@taga/web/date-input';
import type { Form } from '@taga/web/form';
import { useText } from '@taga/web/text';

type Messages = ReturnType<Form<Record<string, unknown>>['field']>;

interface WordsFieldProps extends Messages {
  label: string;
  hint?: string;
  value: string;
  onValue: (typed: string) => void;
}

/** In the customer's own words, in the letters that the bank's systems write. */
export function WordsField({ value, onValue, ...field }: WordsFieldProps) {
  return (
    <Field {...field}>
      <TextInput autoComplete="off" value={value} onChange={filterTyping(latinTyping, onValue)} />
    </Field>
  );
}

interface QuestionFieldProps<Name extends QuestionName> {
  name: Name;
  answer: QuestionAnswers[Name];
  onAnswer: (answer: QuestionAnswers[Name]) => void;
  messages: Messages;
}

/** A question of one field, by what it is answered with. */
export function QuestionField<Name extends QuestionName>({
  name,
  answer,
  onAnswer,
  messages,
}: QuestionFieldProps<Name>) {
  const text = useText();
  const words = { label: text(`questions.${name}.label`), hint: text(`questions.${name}.hint`), ...messages };
  const given = answer as { readonly date: DateParts } | { readonly text: string };
  const give = onAnswer as (answer: typeof given) => void;
  if ('text' in given) return <WordsField {...words} value={given.text} onValue={(typed) => give({ text: typed })} />;
  return (
    <FieldGroup {...words}>
      <DateInput
        value={given.date}
        onValue={(date) => give({ date })}
        picker={
          <DatePicker value={given.date} onValue={(date) => give({ date })} label={text('personalDetail.qa22.pick')} />
        }
      />
    </FieldGroup>
  );
}
