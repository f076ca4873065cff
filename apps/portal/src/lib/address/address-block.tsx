import type { Address } from '@taga/contract/journeys/person-answers';
import { keepAddressCharacters } from '@taga/contract/rules/typing';
import { Field, FieldGroup, filterTyping, Select, type SelectOption, TextInput } from '@taga/ui';
import type { FieldState } from '@taga/web/form';
import { useText } from '@taga/web/text';

interface AddressBlockProps {
  label: string;
  field: FieldState;
  address: Address;
  onChange: (change: Partial<Address>) => void;
  states: readonly SelectOption[];
  townships: readonly SelectOption[];
  isDisabled?: boolean;
  /** What a browser calls this address, so that it can fill it in. */
  autoComplete?: string;
}

/** One address. What is missing in it is told once, for the block. */
export function AddressBlock(props: AddressBlockProps) {
  const { label, field, address, onChange, states, townships, isDisabled = false, autoComplete } = props;
  const text = useText();
  const shared = { disabled: isDisabled };
  const { country, state, township, street, houseNo } = address;
  const invalid = field.error !== undefined;
  const firstMissing = !state ? 'state' : !township ? 'township' : 'address';
  // The error summary leads to what is missing, not to the top of the block.
  const idOf = (part: string) => (part === firstMissing ? { id: field.id } : {});

  return (
    <FieldGroup label={label} error={field.error}>
      <div className="grid gap-4 pt-1 sm:grid-cols-2 sm:items-start">
        <Field label={text('address.field.country')}>
          <Select
            {...shared}
            options={[{ value: 'MYANMAR', label: text('address.field.myanmar') }]}
            placeholder={text('form.choose')}
            value={country}
            onChange={(event) => onChange({ country: event.currentTarget.value })}
          />
        </Field>
        <Field
          {...idOf('state')}
          label={text('address.field.state')}
          hint={country ? undefined : text('address.field.countryFirst')}
        >
          <Select
            options={states}
            placeholder={text('form.choose')}
            value={state}
            disabled={isDisabled || country === ''}
            aria-invalid={(invalid && !state) || undefined}
            onChange={(event) => onChange({ state: event.currentTarget.value })}
          />
        </Field>
        <Field {...idOf('township')} label={text('address.field.township')}>
          <Select
            {...shared}
            options={townships}
            placeholder={text(state ? 'form.choose' : 'address.field.stateFirst')}
            value={township}
            aria-invalid={(invalid && !township) || undefined}
            onChange={(event) => onChange({ township: event.currentTarget.value })}
          />
        </Field>
        <AddressLine
          {...idOf('address')}
          label={text('address.field.address')}
          value={address.address}
          onValue={(value) => onChange({ address: value })}
          autoComplete={autoComplete}
          isDisabled={isDisabled}
          isInvalid={invalid && !address.address}
        />
        <AddressLine
          label={text('address.field.street')}
          optional={text('form.optional')}
          value={street}
          onValue={(value) => onChange({ street: value })}
          isDisabled={isDisabled}
        />
        <AddressLine
          label={text('address.field.houseNo')}
          optional={text('form.optional')}
          value={houseNo}
          onValue={(value) => onChange({ houseNo: value })}
          isDisabled={isDisabled}
        />
      </div>
    </FieldGroup>
  );
}

interface AddressLineProps {
  id?: string;
  label: string;
  optional?: string;
  value: string;
  onValue: (value: string) => void;
  autoComplete?: string | undefined;
  isDisabled: boolean;
  isInvalid?: boolean;
}

function AddressLine(props: AddressLineProps) {
  const { id, label, optional, value, onValue, autoComplete, isDisabled, isInvalid } = props;
  return (
    <Field {...(id && { id })} label={label} optional={optional}>
      <TextInput
        value={value}
        disabled={isDisabled}
        autoComplete={autoComplete ?? 'off'}
        autoCapitalize="characters"
        aria-invalid={isInvalid || undefined}
        onChange={filterTyping(keepAddressCharacters, onValue)}
      />
    </Field>
  );
}
