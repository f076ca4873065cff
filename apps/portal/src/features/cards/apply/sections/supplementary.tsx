import { maxSupplementaryHolders } from '@taga/contract/constants';
import { type CardholderAnswers, emptyCardholder } from '@taga/contract/journeys/card-application/answers';
import { emailTyping } from '@taga/contract/rules/fields/typing';
import { formatNumber } from '@taga/i18n';
import { useStepForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { Button, Field, FieldGroup, filterTyping, RadioCards, Skeleton, TextInput } from '@taga/ui';
import { DateInput } from '@taga/web/date-input';
import { type Form, formItem, formPart } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { lazy, Suspense, useId } from 'react';
import { useCardApplication } from '../card-application.ts';
import { PersonBox, PersonFields } from '../person-fields.tsx';

/** With the letters of every township's cards, and all the countries of the world: for those who add somebody. */
const NrcNumberFields = lazy(async () => ({ default: (await import('@taga/person/nrc-fields')).NrcNumberFields }));
const PassportFields = lazy(async () => ({ default: (await import('@taga/person/passport-fields')).PassportFields }));

interface CardholderProps {
  form: Form<CardholderAnswers>;
}

/** Which document they have, and its number. */
function Identity({ form }: CardholderProps) {
  const text = useText();
  const name = useId();
  const { idType } = form.values;
  return (
    <>
      <FieldGroup label={text('cardPages.people.idType')}>
        <RadioCards
          name={name}
          value={idType}
          onValue={(chosen) => form.change({ idType: chosen === 'PASSPORT' ? 'PASSPORT' : 'NRC' })}
          cards={(['NRC', 'PASSPORT'] as const).map((value) => ({ value, label: text(`identity.kind.${value}`) }))}
        />
      </FieldGroup>
      <Suspense fallback={<Skeleton label={text('layout.loading.message')} lines={6} />}>
        {idType === 'PASSPORT' ? (
          <PassportFields form={formPart(form, 'passport')} />
        ) : (
          <FieldGroup label={text('cardPages.people.nrc')}>
            <NrcNumberFields form={formPart(form, 'nrc')} />
          </FieldGroup>
        )}
      </Suspense>
    </>
  );
}

function Cardholder({ form }: CardholderProps) {
  const text = useText();
  const { birthDate, email } = form.values;
  return (
    <>
      <PersonFields form={form} />
      <FieldGroup label={text('cardPages.people.birthDate')} {...form.field('birthDate')}>
        <DateInput value={birthDate} onValue={(typed) => form.change({ birthDate: typed })} />
      </FieldGroup>
      <Field label={text('cardPages.people.email')} optional={text('form.optional')} {...form.field('email')}>
        <TextInput
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={email}
          onChange={filterTyping(emailTyping, (typed) => form.change({ email: typed }))}
        />
      </Field>
      <Identity form={form} />
    </>
  );
}

export function Supplementary() {
  const text = useText();
  const language = useLanguage();
  const saving = useSaveStep();
  const form = useStepForm(useCardApplication().journey, 'supplementary');
  const { supplementary: cardholders } = form.values;
  const most = formatNumber(maxSupplementaryHolders, language);
  const put = (changed: readonly CardholderAnswers[]) => form.change({ supplementary: changed });
  return (
    <Question
      title={text('cardPages.supplementary.title')}
      lead={text('cardPages.supplementary.lead')}
      form={form}
      onAnswer={saving.submit}
      sending={saving}
    >
      {cardholders.map((_, place) => (
        <PersonBox
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name while they are typed
          key={place}
          title={text('cards.person.cardholder', { number: formatNumber(place + 1, language) })}
          onRemove={() => put(cardholders.filter((_, other) => other !== place))}
        >
          <Cardholder form={formItem(form, 'supplementary', place)} />
        </PersonBox>
      ))}
      {cardholders.length < maxSupplementaryHolders ? (
        <Button variant="secondary" onClick={() => put([...cardholders, emptyCardholder])}>
          {text('cardPages.supplementary.add')}
        </Button>
      ) : (
        <p className="text-text-muted">{text('cardPages.supplementary.full', { most })}</p>
      )}
    </Question>
  );
}
