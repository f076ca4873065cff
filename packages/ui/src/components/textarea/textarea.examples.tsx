import type { Example } from '../../example.ts';
import { Field } from '../field/field.tsx';
import { Textarea } from './textarea.tsx';

export const examples: Example[] = [
  {
    title: 'Several lines',
    render: (t) => (
      <Field
        label={t('Current address', 'လက်ရှိနေရပ်လိပ်စာ')}
        hint={t('House number, street and ward.', 'အိမ်အမှတ်၊ လမ်းနှင့် ရပ်ကွက်။')}
      >
        <Textarea autoComplete="street-address" />
      </Field>
    ),
  },
];
