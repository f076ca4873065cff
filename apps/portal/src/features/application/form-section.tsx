import { type FormField, type FormKind, type FormValue, type FormValues, formText } from '@taga/contract/kinds/form';
import type { DateParts } from '@taga/contract/rules/fields/calendar-date';
import { digitTyping } from '@taga/contract/rules/fields/typing';
import { formatNumber } from '@taga/i18n';
import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { Field, FieldGroup, filterTyping, RadioCards, Select, TextInput } from '@taga/ui';
import { AmountInput } from '@taga/web/amount-input';
import { DateInput } from '@taga/web/date-input';
import type { Form } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { useKindApplication } from '../../lib/applications/kind-wizard/kind-pages.ts';

interface ControlProps {
  kind: FormKind;
  path: string;
  field: FormField;
  value: FormValue;
  onValue: (value: FormValue) => void;
}

/** So many fit on a phone beside the question. */
const mostCards = 6;

function Choice({ kind, path, options, value, onValue }: ControlProps & { options: readonly string[] }) {
  const text = useText();
  const labelled = options.map((option) => ({ value: option, label: text(formText(kind, 'option', path, option)) }));
  if (options.length <= mostCards) {
    return <RadioCards name={path} value={String(value)} onValue={onValue} cards={labelled} />;
  }
  return (
    <Select
      options={labelled}
      placeholder={text('form.choose')}
      value={String(value)}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    />
  );
}

/** The control that the definition names. */
function Control(props: ControlProps): ReactNode {
  const { field, value, onValue } = props;
  switch (field.control) {
    case 'amount':
      return <AmountInput value={String(value)} onValue={onValue} />;
    case 'number':
      return (
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(field.to).length}
          value={String(value)}
          onChange={filterTyping(digitTyping, onValue)}
        />
      );
    case 'choice':
      return <Choice {...props} options={field.options} />;
    case 'date':
      return <DateInput value={value as DateParts} onValue={onValue} />;
    case 'text':
      return (
        <TextInput
          maxLength={field.most}
          value={String(value)}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
        />
      );
  }
}

function useHint(field: FormField): string | undefined {
  const text = useText();
  const language = useLanguage();
  if (field.control !== 'amount' && field.control !== 'number') return undefined;
  const range = { from: formatNumber(field.from, language), to: formatNumber(field.to, language) };
  return text(field.control === 'amount' ? 'application.field.amountRange' : 'application.field.range', range);
}

interface FormQuestionProps {
  kind: FormKind;
  section: string;
  name: string;
  field: FormField;
  form: Form<FormValues>;
}

function FormQuestion({ kind, section, name, field, form }: FormQuestionProps) {
  const text = useText();
  const hint = useHint(field);
  const path = `${section}.${name}`;
  const isGroup = field.control === 'date' || (field.control === 'choice' && field.options.length <= mostCards);
  const Frame = isGroup ? FieldGroup : Field;
  return (
    <Frame
      label={text(formText(kind, 'field', path))}
      optional={field.isOptional && text('form.optional')}
      hint={hint}
      {...form.field(name)}
    >
      <Control
        kind={kind}
        path={path}
        field={field}
        value={form.values[name] ?? ''}
        onValue={(value) => form.change({ [name]: value })}
      />
    </Frame>
  );
}

/** Makes the page of a section of its definition: a title and a control for each question. */
export function formSectionOf(kind: FormKind, section: string) {
  const fields = Object.entries(kind.form.sections[section] ?? {});
  return function FormSection() {
    const text = useText();
    const saving = useSaveStep();
    const form: Form<FormValues> = useAnswersForm(useKindApplication().journey, section);
    return (
      <Question title={text(formText(kind, 'title', section))} form={form} onAnswer={saving.submit} sending={saving}>
        {fields.map(([name, field]) => (
          <FormQuestion key={name} kind={kind} section={section} name={name} field={field} form={form} />
        ))}
      </Question>
    );
  };
}
