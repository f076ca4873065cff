import type { Address } from '@taga/contract/journeys/person-answers';
import { addressText } from '@taga/contract/rules/customers/address';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { latinTyping } from '@taga/contract/rules/fields/typing';
import { Field, FieldGroup, filterTyping, Select, type SelectOption, TextInput } from '@taga/ui';
import { afterClick, type FieldState } from '@taga/web/form';
import { useText } from '@taga/web/text';
import { useState } from 'react';

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

/** What is wrong with a line by itself, told there; what is missing in the block is told for all of it. */
function useLineErrors({ address, street, houseNo }: Address, isShown: boolean) {
  const text = useText();
  function errorOf(line: string): string | undefined {
    const problem = isShown ? findProblem(addressText, line) : undefined;
    return problem && text(problem);
  }
  return { address: errorOf(address), street: errorOf(street), houseNo: errorOf(houseNo) };
}

/** One address. What is missing in it is told once, for the block. */
export function AddressBlock(props: AddressBlockProps) {
  const { label, field, address, onChange, states, townships, isDisabled = false, autoComplete } = props;
  const text = useText();
  const shared = { disabled: isDisabled };
  const { country, state, township, street, houseNo } = address;
  const invalid = field.error !== undefined;
  const errors = useLineErrors(address, invalid);
  const firstWrong = (['address', 'street', 'houseNo'] as const).find((line) => errors[line]);
  const firstMissing = !state ? 'state' : !township ? 'township' : 'address';
  // The error summary leads to what is wrong or missing, not to the top of the block.
  const idOf = (part: string) => (part === (firstWrong ?? firstMissing) ? { id: field.id } : {});

  return (
    <FieldGroup label={label} error={firstWrong ? undefined : field.error}>
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
          error={errors.address}
          isInvalid={invalid && !address.address}
        />
        <AddressLine
          {...idOf('street')}
          label={text('address.field.street')}
          optional={text('form.optional')}
          value={street}
          onValue={(value) => onChange({ street: value })}
          isDisabled={isDisabled}
          error={errors.street}
        />
        <AddressLine
          {...idOf('houseNo')}
          label={text('address.field.houseNo')}
          optional={text('form.optional')}
          value={houseNo}
          onValue={(value) => onChange({ houseNo: value })}
          isDisabled={isDisabled}
          error={errors.houseNo}
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
  error: string | undefined;
  isInvalid?: boolean;
}

/** What cannot stand in it, such as another script, is told when it is left. */
function AddressLine(props: AddressLineProps) {
  const { id, label, optional, value, onValue, autoComplete, isDisabled, error, isInvalid } = props;
  const text = useText();
  const [isLeft, setIsLeft] = useState(false);
  const problem = isLeft ? findProblem(addressText, value) : undefined;

  function type(typed: string) {
    setIsLeft(false);
    onValue(typed);
  }

  return (
    <Field {...(id && { id })} label={label} optional={optional} error={error ?? (problem && text(problem))}>
      <TextInput
        value={value}
        disabled={isDisabled}
        autoComplete={autoComplete ?? 'off'}
        autoCapitalize="characters"
        {...(isInvalid && { 'aria-invalid': true })}
        onChange={filterTyping(latinTyping, type)}
        onBlur={() => afterClick(() => setIsLeft(true))}
      />
    </Field>
  );
}
