import { useState } from 'react';
import type { Example, Wording } from '../../example.ts';
import { Field } from '../field/field.tsx';
import { CodeField } from './code-field.tsx';

function MessageCode({ t, error }: { t: Wording; error?: string }) {
  const [value, setValue] = useState(error ? '482100' : '');
  return (
    <Field
      label={t('Code', 'ကုဒ်')}
      hint={t('We sent 6 digits to 09 ••• ••• 421.', '၀၉ ••• ••• ၄၂၁ သို့ ဂဏန်း ၆ လုံး ပို့ထားပါသည်။')}
      error={error}
    >
      <CodeField length={6} value={value} onValue={setValue} />
    </Field>
  );
}

export const examples: Example[] = [
  { title: 'Six digits, in either script', render: (t) => <MessageCode t={t} /> },
  {
    title: 'Wrong code',
    render: (t) => (
      <MessageCode
        t={t}
        error={t('This code is not right. Check the last message.', 'ကုဒ် မမှန်ပါ။ နောက်ဆုံးရ မက်ဆေ့ချ်ကို စစ်ကြည့်ပါ။')}
      />
    ),
  },
];
