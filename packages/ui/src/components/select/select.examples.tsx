import type { Example } from '../../example.ts';
import { Field } from '../field/field.tsx';
import { Select } from './select.tsx';

export const examples: Example[] = [
  {
    title: 'Nothing chosen yet',
    render: (t) => (
      <Field label={t('State or region', 'ပြည်နယ် / တိုင်းဒေသကြီး')}>
        <Select
          placeholder={t('Choose a state or region', 'ပြည်နယ်/တိုင်းဒေသကြီး ရွေးပါ')}
          options={[
            { value: 'YGN', label: t('Yangon', 'ရန်ကုန်') },
            { value: 'MDY', label: t('Mandalay', 'မန္တလေး') },
            { value: 'SHN', label: t('Shan', 'ရှမ်း') },
          ]}
        />
      </Field>
    ),
  },
  {
    title: 'With an error',
    render: (t) => (
      <Field label={t('Gender', 'ကျား / မ')} error={t('Please select your Gender.', 'ကျား၊ မ ရွေးချယ်ပေးပါ။')}>
        <Select
          placeholder={t('Choose', 'ရွေးပါ')}
          options={[
            { value: 'M', label: t('Male', 'ကျား') },
            { value: 'F', label: t('Female', 'မ') },
          ]}
        />
      </Field>
    ),
  },
];
