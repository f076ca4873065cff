import type { NrcAnswers, NrcParts } from '@taga/contract/journeys/person-answers';
import { digitTyping, letterAndDigitTyping } from '@taga/contract/rules/fields/typing';
import { formatNumber } from '@taga/i18n';
import { nrcStateNumbers, nrcTypeLabel, nrcTypes } from '@taga/reference/nrc';
import { findStateByNrcNumber, stateLabel } from '@taga/reference/states';
import { Field, filterTyping, Select, TextInput } from '@taga/ui';
import { Combobox } from '@taga/ui/combobox';
import type { Form } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { type ClipboardEvent, type ReactNode, useMemo } from 'react';
import { prefixOptions, prefixSearch } from './prefix-options.ts';
import { useNrcPaste } from './use-nrc-paste.ts';

/** A whole number pasted into any part fills in all of them. */
function Pasted({ onPaste, children }: { onPaste: (event: ClipboardEvent) => void; children: ReactNode }) {
  const text = useText();
  return (
    <div onPaste={onPaste} data-takes-paste="" className="grid gap-6">
      <p className="text-text-muted">{text('identity.nrc.hint')}</p>
      {children}
    </div>
  );
}

/** The parts of a national card's number. */
export function NrcNumberFields({ form }: { form: Form<NrcParts> }) {
  const { paste, field } = useNrcPaste(form);
  return (
    <Pasted onPaste={paste}>
      <NrcPlaceFields form={{ ...form, field }} />
      <NrcTypeFields form={{ ...form, field }} />
    </Pasted>
  );
}

/** The same with the serial number on the back. */
export function NrcFields({ form }: { form: Form<NrcAnswers> }) {
  const { paste, field } = useNrcPaste(form);
  return (
    <Pasted onPaste={paste}>
      <NrcPlaceFields form={{ ...form, field }} />
      <NrcTypeFields form={{ ...form, field }} />
      <BackSerialField form={{ ...form, field }} />
    </Pasted>
  );
}

/** The two parts before the bracket: the number of the state, and the letters of the place. */
function NrcPlaceFields({ form }: { form: Form<NrcParts> }) {
  const text = useText();
  const language = useLanguage();
  const state = Number(form.values.state);
  const townships = useMemo(
    () => ({ options: prefixOptions(state, language), matches: prefixSearch(state, language) }),
    [state, language],
  );
  const states = nrcStateNumbers.map((number) => {
    const place = findStateByNrcNumber(number);
    return {
      value: String(number),
      label: `${formatNumber(number, language)}/ ${place ? stateLabel(place, language) : ''}`,
    };
  });

  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
      <Field label={text('identity.nrc.state')} {...form.field('state')}>
        <Select
          options={states}
          placeholder={text('form.choose')}
          value={form.values.state}
          // The letters belong to a state, so those of another one are of no use.
          onChange={(event) => form.change({ state: event.currentTarget.value, township: '' })}
        />
      </Field>
      <Field label={text('identity.nrc.township')} {...form.field('township')}>
        <Combobox
          {...townships}
          value={form.values.township}
          onValue={(township = '') => form.change({ township })}
          texts={{
            placeholder: text(form.values.state ? 'identity.nrc.search' : 'identity.nrc.stateFirst'),
            open: text('form.combobox.open'),
            noResults: text(form.values.state ? 'form.combobox.noResults' : 'identity.nrc.stateFirst'),
          }}
        />
      </Field>
    </div>
  );
}

/** What stands in the bracket and after it. */
function NrcTypeFields({ form }: { form: Form<NrcParts> }) {
  const text = useText();
  const language = useLanguage();
  const { type, number } = form.values;
  const types = nrcTypes.map((type) => ({ value: type.code, label: nrcTypeLabel(type, language) }));

  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
      <Field label={text('identity.nrc.type')} {...form.field('type')}>
        <Select
          options={types}
          placeholder={text('form.choose')}
          value={type}
          onChange={(event) => form.change({ type: event.currentTarget.value })}
        />
      </Field>
      <Field label={text('identity.nrc.number')} {...form.field('number')}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={number}
          onChange={filterTyping(digitTyping, (typed) => form.change({ number: typed }))}
        />
      </Field>
    </div>
  );
}

function BackSerialField({ form }: { form: Form<NrcAnswers> }) {
  const text = useText();
  return (
    <Field
      label={text('identity.nrc.backSerial')}
      hint={text('identity.nrc.backSerialHint')}
      {...form.field('backSerial')}
    >
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={form.values.backSerial}
        onChange={filterTyping(letterAndDigitTyping, (typed) => form.change({ backSerial: typed }))}
      />
    </Field>
  );
}
