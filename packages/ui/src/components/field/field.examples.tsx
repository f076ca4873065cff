import type { Example } from '../../example.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';

export const examples: Example[] = [
  {
    title: 'Label and control',
    render: (t) => (
      <Field label={t("Father's name", 'ဖခင်အမည်')}>
        <TextInput autoComplete="off" />
      </Field>
    ),
  },
  {
    title: 'With a hint',
    render: (t) => (
      <Field
        label={t('Full name', 'အမည်အပြည့်အစုံ')}
        hint={t('As it stands on your identity card.', 'သင့်မှတ်ပုံတင်ကတ်ပါအတိုင်း ဖြည့်ပါ။')}
      >
        <TextInput autoComplete="name" />
      </Field>
    ),
  },
  {
    title: 'With an error',
    render: (t) => (
      <Field
        label={t('Full name', 'အမည်အပြည့်အစုံ')}
        error={t('Your name must be at least 3 characters long', 'အမည်သည် အနည်းဆုံး စာလုံး ၃ လုံး ရှိရပါမည်')}
      >
        <TextInput autoComplete="name" defaultValue="Hl" />
      </Field>
    ),
  },
  {
    title: 'Optional',
    render: (t) => (
      <Field label={t('Work phone', 'ရုံးဖုန်း')} optional={t('optional', 'မဖြည့်လည်း ရပါသည်')}>
        <TextInput type="tel" />
      </Field>
    ),
  },
];
