import { maxGuarantors } from '@taga/contract/constants';
import { emptyGuarantor, type GuarantorAnswers } from '@taga/contract/journeys/card-application/answers';
import { formatNumber } from '@taga/i18n';
import { useStepForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { Alert, Button } from '@taga/ui';
import { formItem } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useCardApplication } from '../card-application.ts';
import { PersonBox, PersonFields } from '../person-fields.tsx';

export function Guarantors() {
  const text = useText();
  const language = useLanguage();
  const saving = useSaveStep();
  const form = useStepForm(useCardApplication().journey, 'guarantors');
  const { guarantors: named } = form.values;
  // Nobody has to press a button to find the first fields: one is needed in any case.
  const guarantors = named.length > 0 ? named : [emptyGuarantor];
  const shown = { ...form, values: { guarantors } };
  const most = formatNumber(maxGuarantors, language);
  const whole = form.field('guarantors');
  const put = (changed: readonly GuarantorAnswers[]) => form.change({ guarantors: changed });
  return (
    <Question
      title={text('cardPages.guarantors.title')}
      lead={text('cardPages.guarantors.lead', { most })}
      form={form}
      onAnswer={saving.submit}
      sending={saving}
    >
      {whole.error && (
        <div id={whole.id} tabIndex={-1}>
          <Alert tone="danger" title={whole.error} />
        </div>
      )}
      {guarantors.map((_, place) => (
        <PersonBox
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name while they are typed
          key={place}
          title={text('cards.person.guarantor', { number: formatNumber(place + 1, language) })}
          onRemove={() => put(guarantors.filter((_, other) => other !== place))}
        >
          <PersonFields form={formItem(shown, 'guarantors', place)} />
        </PersonBox>
      ))}
      {guarantors.length < maxGuarantors ? (
        <Button variant="secondary" onClick={() => put([...guarantors, emptyGuarantor])}>
          {text('cardPages.guarantors.add')}
        </Button>
      ) : (
        <p className="text-text-muted">{text('cardPages.guarantors.full', { most })}</p>
      )}
    </Question>
  );
}
