import { brand } from '@taga/brand';
import { dateOf } from '@taga/contract/rules/fields/calendar-date';
import { type Language, languageDefinition } from '@taga/i18n';
import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { useLanguage, useText } from '@taga/web/text';
import { useOpening } from '../opening-context.tsx';
import { QuestionField } from './question-field.tsx';

/** `2025-11-03` as the form writes it, `03/11/2025`; nothing until it is a whole day. */
function asOnForm(date: string, language: Language): string {
  const [year, month, day] = date.split('-');
  return languageDefinition(language).writeDigits(day ? `${day}/${month}/${year}` : '');
}

const declared = ['first', 'second', 'third'] as const;

/** The declaration of holders of a passport, and the day they came into the country. */
export function FormQa22() {
  const text = useText();
  const saving = useSaveStep();
  const { journey } = useOpening();
  const form = useAnswersForm(journey, 'arrival');
  const { date } = form.values;
  const written = asOnForm(dateOf(date), useLanguage());
  return (
    <Question
      title={text('personalDetail.qa22.title')}
      lead={text('personalDetail.qa22.lead')}
      form={form}
      onAnswer={() => void saving.submit()}
      sending={saving}
    >
      <div className="grid gap-3 rounded-card border border-border bg-surface-raised p-4">
        <h2 className="text-lg">{text('personalDetail.qa22.declaration')}</h2>
        <ul className="grid list-disc gap-2 pl-5">
          {declared.map((line) => (
            <li key={line}>{text(`personalDetail.qa22.${line}`)}</li>
          ))}
        </ul>
        {!brand.areLegalTextsConfirmed && (
          <p className="text-sm text-text-muted">{text('personalDetail.qa22.draft')}</p>
        )}
      </div>
      <QuestionField name="arrival" answer={form.values} onAnswer={form.change} messages={form.field('date')} />
      <p role="status" className="text-text-muted empty:hidden">
        {written && text('personalDetail.qa22.written', { date: written })}
      </p>
    </Question>
  );
}
