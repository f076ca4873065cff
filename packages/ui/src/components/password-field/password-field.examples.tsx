import { useState } from 'react';
import type { Example, Wording } from '../../example.ts';
import { Field } from '../field/field.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordRequirements } from './password-requirements.tsx';

const texts = (t: Wording) => ({ show: t('Show', 'ပြပါ'), hide: t('Hide', 'ဖျောက်ပါ') });

function NewPassword({ t }: { t: Wording }) {
  const [value, setValue] = useState('Taga2025');
  return (
    <div className="grid gap-3">
      <Field label={t('New password', 'စကားဝှက်အသစ်')}>
        <PasswordField
          autoComplete="new-password"
          texts={texts(t)}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      </Field>
      <PasswordRequirements
        label={t('Your password needs', 'စကားဝှက်တွင် ပါဝင်ရမည့်အချက်များ')}
        texts={{ met: t('met', 'ပြည့်စုံပြီး'), unmet: t('not met yet', 'မပြည့်စုံသေးပါ') }}
        lines={[
          { text: t('8 to 24 characters', 'စာလုံး ၈ လုံးမှ ၂၄ လုံးအထိ'), met: value.length >= 8 && value.length <= 24 },
          { text: t('One capital letter', 'အင်္ဂလိပ်စာလုံးအကြီး တစ်လုံး'), met: /[A-Z]/.test(value) },
          { text: t('One number', 'ဂဏန်း တစ်လုံး'), met: /\d/.test(value) },
          { text: t('One special character', 'အထူးသင်္ကေတ တစ်ခု'), met: /[^\w\s]/.test(value) },
        ]}
      />
    </div>
  );
}

export const examples: Example[] = [
  {
    title: 'Sign in',
    render: (t) => (
      <Field label={t('Password', 'စကားဝှက်')}>
        <PasswordField texts={texts(t)} />
      </Field>
    ),
  },
  { title: 'New password with its requirements', render: (t) => <NewPassword t={t} /> },
];
