import type { Example } from '../../example.ts';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { ErrorSummary } from './error-summary.tsx';

export const examples: Example[] = [
  {
    title: 'Two things to look at, and the fields',
    render: (t) => {
      const name = t('Your name must be at least 3 characters long', 'အမည်သည် အနည်းဆုံး စာလုံး ၃ လုံး ရှိရပါမည်');
      const email = t('Email is required', 'အီးမေးလ် ဖြည့်ရန် လိုအပ်ပါသည်');
      return (
        <div className="grid gap-6">
          <ErrorSummary
            title={t('Please check two answers', 'အဖြေနှစ်ခုကို ပြန်စစ်ပေးပါ')}
            errors={[
              { fieldId: 'summary-name', text: name },
              { fieldId: 'summary-email', text: email },
            ]}
          />
          <Field id="summary-name" label={t('Full name', 'အမည်အပြည့်အစုံ')} error={name}>
            <TextInput defaultValue="Hl" />
          </Field>
          <Field id="summary-email" label={t('E-mail', 'အီးမေးလ်')} error={email}>
            <TextInput type="email" />
          </Field>
        </div>
      );
    },
  },
];
