import { formatNumber } from '@taga/i18n';
import { nrcStateNumbers } from '@taga/reference/nrc';
import { findStateByNrcNumber, stateLabel } from '@taga/reference/states';
import { Field, Select } from '@taga/ui';
import { Combobox } from '@taga/ui/combobox';
import type { Form } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useMemo } from 'react';
import type { NrcAnswers } from '../draft/answers.ts';
import { prefixOptions, prefixSearch } from './prefix-options.ts';

/** The two parts before the bracket: the number of the state, and the letters of the place. */
export function NrcPlaceFields({ form }: { form: Form<NrcAnswers> }) {
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
      <Field label={text('signUp.nrc.state')} {...form.field('state')}>
        <Select
          options={states}
          placeholder={text('form.choose')}
          value={form.values.state}
          // The letters belong to a state, so those of another one are of no use.
          onChange={(event) => form.change({ state: event.currentTarget.value, township: '' })}
        />
      </Field>
      <Field label={text('signUp.nrc.township')} {...form.field('township')}>
        <Combobox
          {...townships}
          value={form.values.township}
          onValue={(township = '') => form.change({ township })}
          texts={{
            placeholder: text(form.values.state ? 'signUp.nrc.search' : 'signUp.nrc.stateFirst'),
            open: text('form.combobox.open'),
            noResults: text(form.values.state ? 'form.combobox.noResults' : 'signUp.nrc.stateFirst'),
          }}
        />
      </Field>
    </div>
  );
}
