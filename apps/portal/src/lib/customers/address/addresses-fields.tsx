import type { Addresses } from '@taga/contract/journeys/person-answers';
import { AddressBlock } from '@taga/person/address-block';
import { Alert, Checkbox, Disclosure } from '@taga/ui';
import type { Form } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';
import { useState } from 'react';
import { changeCurrent, changePermanent, tickSame, untickSame } from './change-addresses.ts';
import { currentTownshipOptions, permanentTownshipOptions, stateOptions } from './place-options.ts';
import { usePlaces } from './places.ts';

/** Where somebody lives and where they are registered, which may be the same. */
export function AddressesFields({ form }: { form: Form<Addresses> }) {
  const text = useText();
  const language = useLanguage();
  const places = usePlaces();
  const [wasCleared, setWasCleared] = useState(false);
  const { current, permanent, isSame } = form.values;
  const states = stateOptions(places.states, language);

  function toggleSame(isTicked: boolean) {
    form.change(isTicked ? tickSame(form.values) : untickSame(form.values));
    setWasCleared(!isTicked);
  }

  const permanentBlock = (
    <AddressBlock
      label={text('address.block.permanent')}
      field={form.field('permanent')}
      address={permanent}
      onChange={(change) => form.change(changePermanent(form.values, change))}
      states={states}
      townships={permanentTownshipOptions(places, permanent, language)}
      isDisabled={isSame}
    />
  );

  return (
    <>
      {wasCleared && <Alert tone="warning" live title={text('address.block.cleared')} />}
      <AddressBlock
        label={text('address.block.current')}
        field={form.field('current')}
        address={current}
        onChange={(change) => form.change(changeCurrent(form.values, change))}
        states={states}
        townships={currentTownshipOptions(places, current, language)}
        autoComplete="street-address"
      />
      <Checkbox
        label={text('address.block.same')}
        checked={isSame}
        onChange={(event) => toggleSame(event.currentTarget.checked)}
      />
      {/* What was copied is folded away: six fields that cannot be used would only be in the way. */}
      {isSame ? <Disclosure summary={text('address.block.copied')}>{permanentBlock}</Disclosure> : permanentBlock}
    </>
  );
}
