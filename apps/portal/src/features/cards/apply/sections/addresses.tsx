import type { CardAddress, CardAnswers } from '@taga/contract/journeys/card-application/answers';
import { latinTyping } from '@taga/contract/rules/fields/typing';
import { useAnswersForm } from '@taga/journey/answers-form';
import { Question } from '@taga/journey/question';
import { useSaveStep } from '@taga/journey/save-step';
import { Checkbox, Field, FieldGroup, filterTyping, Select, TextInput } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { currentTownshipOptions, stateOptions } from '../../../../lib/customers/address/place-options.ts';
import { usePlaces } from '../../../../lib/customers/address/places.ts';
import { useCardApplication } from '../card-application.ts';

interface AddressFieldsProps {
  which: 'current' | 'permanent';
  form: Form<CardAnswers['addresses']>;
}

/** One address. What is missing in it is told once, for all of it, and leads to the first gap. */
function AddressFields({ which, form }: AddressFieldsProps) {
  const text = useText();
  const language = useLanguage();
  const places = usePlaces();
  const address = form.values[which];
  const { id, error } = form.field(which);
  const firstMissing = !address.state ? 'state' : !address.township ? 'township' : 'address';
  const idOf = (part: string) => (part === firstMissing ? { id } : {});
  const isMissing = (part: keyof CardAddress) => (error !== undefined && !address[part]) || undefined;
  const change = (changed: Partial<CardAddress>) => form.change({ [which]: { ...address, ...changed } });
  return (
    <FieldGroup label={text(`cards.address.${which}`)} error={error}>
      <div className="grid gap-4 pt-1 sm:grid-cols-2 sm:items-start">
        <Field {...idOf('state')} label={text('cardPages.addresses.state')}>
          <Select
            options={stateOptions(places.states, language)}
            placeholder={text('form.choose')}
            value={address.state}
            aria-invalid={isMissing('state')}
            // A township belongs to a state, so that of another one is of no use.
            onChange={(event) => change({ state: event.currentTarget.value, township: '' })}
          />
        </Field>
        <Field {...idOf('township')} label={text('cardPages.addresses.township')}>
          <Select
            options={currentTownshipOptions(places, address, language)}
            placeholder={text(address.state ? 'form.choose' : 'cardPages.addresses.stateFirst')}
            value={address.township}
            aria-invalid={isMissing('township')}
            onChange={(event) => change({ township: event.currentTarget.value })}
          />
        </Field>
        <div className="sm:col-span-2">
          <Field
            {...idOf('address')}
            label={text('cardPages.addresses.line')}
            hint={text('cardPages.addresses.lineHint')}
          >
            <TextInput
              autoComplete={which === 'current' ? 'street-address' : 'off'}
              autoCapitalize="characters"
              value={address.address}
              {...(isMissing('address') && { 'aria-invalid': true })}
              onChange={filterTyping(latinTyping, (typed) => change({ address: typed }))}
            />
          </Field>
        </div>
      </div>
    </FieldGroup>
  );
}

export function Addresses() {
  const text = useText();
  const saving = useSaveStep();
  const form = useAnswersForm(useCardApplication().journey, 'addresses');
  const { isSame } = form.values;
  return (
    <Question title={text('cardPages.addresses.title')} form={form} onAnswer={saving.submit} sending={saving}>
      <AddressFields which="current" form={form} />
      <Checkbox
        label={text('cardPages.addresses.same')}
        checked={isSame}
        onChange={(event) => form.change({ isSame: event.currentTarget.checked })}
      />
      {!isSame && <AddressFields which="permanent" form={form} />}
    </Question>
  );
}
