import { useState } from 'react';
import type { Example, Wording } from '../../example.ts';
import { Field } from '../field/field.tsx';
import { PhoneField } from './phone-field.tsx';

function Mobile({ t, initial = '', error }: { t: Wording; initial?: string; error?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Field
      label={t('Mobile number', 'မိုဘိုင်းဖုန်းနံပါတ်')}
      hint={t('For example 09 450 012 345', 'ဥပမာ - ၀၉ ၄၅၀ ၀၁၂ ၃၄၅')}
      error={error}
    >
      <PhoneField value={value} onValue={setValue} />
    </Field>
  );
}

export const examples: Example[] = [
  { title: 'Mobile number', render: (t) => <Mobile t={t} /> },
  {
    title: 'With an error',
    render: (t) => <Mobile t={t} initial="0912" error={t('Invalid phone number.', 'ဖုန်းနံပါတ် မမှန်ကန်ပါ။')} />,
  },
];
