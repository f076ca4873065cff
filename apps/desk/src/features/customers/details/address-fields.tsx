import type { Address } from '@taga/contract/journeys/person-answers';
import type { Language } from '@taga/i18n';
import { AddressBlock } from '@taga/person/address-block';
import type { DetailsValues } from '@taga/person/details-form';
import { stateChoices, stateLabel } from '@taga/reference/state-choices';
import { states } from '@taga/reference/states';
import { townshipChoices, townshipLabel } from '@taga/reference/township-choices';
import { townships } from '@taga/reference/townships';
import type { Form } from '@taga/web/form';
import { useLanguage, useText } from '@taga/web/text';

const stateOptions = (language: Language) =>
  stateChoices(states, language).map((state) => ({ value: state.stateCode, label: stateLabel(state, language) }));

function townshipOptions(stateCode: string, language: Language) {
  const state = states.find((each) => each.stateCode === stateCode);
  return (state ? townshipChoices(townships, state.stateID, language) : []).map((township) => ({
    value: township.townShipCode,
    label: townshipLabel(township, language),
  }));
}

/** A township belongs to a state, so that of another one is of no use. */
const changed = (address: Address, change: Partial<Address>): Address => ({
  ...address,
  ...(change.state !== undefined && change.state !== address.state && { township: '' }),
  ...change,
});

/** Where somebody lives and where they are registered. */
export function AddressFields({ form }: { form: Form<DetailsValues> }) {
  const text = useText();
  const language = useLanguage();
  return (['current', 'permanent'] as const).map((which) => (
    <AddressBlock
      key={which}
      label={text(`address.block.${which}`)}
      field={form.field(which)}
      address={form.values[which]}
      onChange={(change) => form.change({ [which]: changed(form.values[which], change), isSame: false })}
      states={stateOptions(language)}
      townships={townshipOptions(form.values[which].state, language)}
    />
  ));
}
