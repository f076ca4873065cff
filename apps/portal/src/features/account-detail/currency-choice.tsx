import { type ForeignCurrency, foreignCurrencies } from '@taga/reference/currencies';
import { Field, Select } from '@taga/ui';
import { useText } from '@taga/web/text';

interface CurrencyChoiceProps {
  value: ForeignCurrency | undefined;
  onValue: (currency: ForeignCurrency | undefined) => void;
}

/** The account is kept in one of these, for good. The platform's list, so that the button stays in sight on a phone. */
export function CurrencyChoice({ value, onValue }: CurrencyChoiceProps) {
  const text = useText();
  const options = foreignCurrencies.map((code) => ({ value: code, label: text(`products.currency.${code}`) }));
  return (
    <Field label={text('products.currency.label')}>
      <Select
        placeholder={text('form.choose')}
        options={options}
        value={value ?? ''}
        onChange={({ currentTarget }) => onValue(foreignCurrencies.find((code) => code === currentTarget.value))}
      />
    </Field>
  );
}
