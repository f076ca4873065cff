import type { Example } from '../../example.ts';
import { Field } from '../field/field.tsx';
import { TextInput } from './text-input.tsx';

export const examples: Example[] = [
  {
    title: 'Filled in',
    render: (t) => (
      <Field label={t('E-mail', 'အီးမေးလ်')}>
        <TextInput type="email" autoComplete="email" defaultValue="hla.hla@example.com" />
      </Field>
    ),
  },
  {
    title: 'Amount',
    render: (t) => (
      <Field label={t('First deposit in kyat', 'ပထမဆုံး အပ်ငွေ (ကျပ်)')}>
        <TextInput inputMode="numeric" className="max-w-60 tabular-nums" defaultValue="10,000" />
      </Field>
    ),
  },
];
