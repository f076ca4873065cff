import { cardLimitMmk } from '@taga/contract/constants';
import { formatNumber } from '@taga/i18n';
import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { Field } from '@taga/ui';
import { AmountInput } from '@taga/web/amount-input';
import { useLanguage, useText } from '@taga/web/text';
import { useCardApplication } from '../card-application.ts';

export function Amount() {
  const text = useText();
  const language = useLanguage();
  const saving = useSaveStep();
  const form = useAnswersForm(useCardApplication().journey, 'amount');
  const hint = text('cardPages.amount.hint', {
    from: formatNumber(cardLimitMmk.from, language),
    to: formatNumber(cardLimitMmk.to, language),
  });
  return (
    <Question title={text('cardPages.amount.title')} form={form} onAnswer={saving.submit} sending={saving}>
      <Field label={text('cardPages.amount.label')} hint={hint} {...form.field('requested')}>
        <AmountInput value={form.values.requested} onValue={(requested) => form.change({ requested })} />
      </Field>
    </Question>
  );
}
