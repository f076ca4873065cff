import type { CardAddress } from '@taga/contract/journeys/card-application/answers';
import { latinTyping } from '@taga/contract/rules/typing';
import { Checkbox, Field, FieldGroup, filterTyping, Select, TextInput } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import { stateOptions, townshipOptions } from '../../../lib/places/places.ts';
import type { Application } from '../application.ts';
import { SectionFrame } from '../section-frame.tsx';
import { type SectionState, useSection } from '../use-section.ts';

interface AddressFieldsProps {
  which: 'current' | 'permanent';
  section: SectionState;
}

/** One address. What is missing in it is told once, for all of it, and leads to the first gap. */
function AddressFields({ which, section }: AddressFieldsProps) {
  const text = useText();
  const language = useLanguage();
  const { addresses } = section.answers;
  const address = addresses[which];
  const path = `addresses.${which}`;
  const block = section.field(path);
  const township = section.field(`${path}.township`);
  const firstMissing = !address.state ? 'state' : !address.township ? 'township' : 'address';
  const idOf = (part: string) => (part === firstMissing ? { id: block.id } : {});
  const isMissing = (part: keyof CardAddress) => (block.error !== undefined && !address[part]) || undefined;
  const change = (changed: Partial<CardAddress>) =>
    section.change({ addresses: { ...addresses, [which]: { ...address, ...changed } } }, path);
  return (
    <FieldGroup label={text(`cards.address.${which}`)} error={block.error ?? township.error}>
      <div className="grid gap-4 pt-1 sm:grid-cols-2 sm:items-start">
        <Field {...idOf('state')} label={text('cardPages.addresses.state')}>
          <Select
            options={stateOptions(language)}
            placeholder={text('form.choose')}
            value={address.state}
            aria-invalid={isMissing('state')}
            // A township belongs to a state, so that of another one is of no use.
            onChange={(event) => change({ state: event.currentTarget.value, township: '' })}
          />
        </Field>
        <Field {...idOf('township')} label={text('cardPages.addresses.township')}>
          <Select
            options={townshipOptions(address.state, language)}
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

export function Addresses({ application }: { application: Application }) {
  const text = useText();
  const section = useSection('addresses', application);
  const { addresses } = section.answers;
  return (
    <SectionFrame name="addresses" section={section} title={text('cardPages.addresses.title')}>
      <AddressFields which="current" section={section} />
      <Checkbox
        label={text('cardPages.addresses.same')}
        checked={addresses.isSame}
        onChange={(event) =>
          section.change({ addresses: { ...addresses, isSame: event.currentTarget.checked } }, 'addresses.permanent')
        }
      />
      {!addresses.isSame && <AddressFields which="permanent" section={section} />}
    </SectionFrame>
  );
}
