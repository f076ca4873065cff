import { useState } from 'react';
import type { Example, Wording } from '../../example.ts';
import { Field } from '../field/field.tsx';
import { Combobox } from './combobox.tsx';

const townships = [
  ['kamayut', 'Kamayut', 'ကမာရွတ်'],
  ['kyauktada', 'Kyauktada', 'ကျောက်တံတား'],
  ['lanmadaw', 'Lanmadaw', 'လမ်းမတော်'],
  ['mayangone', 'Mayangone', 'မရမ်းကုန်း'],
  ['pabedan', 'Pabedan', 'ပန်းဘဲတန်း'],
  ['sanchaung', 'Sanchaung', 'စမ်းချောင်း'],
  ['yankin', 'Yankin', 'ရန်ကင်း'],
] as const;

function Township({ t, initial, error }: { t: Wording; initial?: string; error?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Field label={t('Township', 'မြို့နယ်')} error={error}>
      <Combobox
        value={value}
        onValue={setValue}
        options={townships.map(([id, en, mm]) => ({ value: id, label: t(en, mm) }))}
        texts={{
          placeholder: t('Type to search', 'ရှာရန် ရိုက်ထည့်ပါ'),
          open: t('Show all townships', 'မြို့နယ်အားလုံး ပြရန်'),
          noResults: t('No township by that name', 'ထိုအမည်ဖြင့် မြို့နယ် မတွေ့ပါ'),
        }}
      />
    </Field>
  );
}

export const examples: Example[] = [
  { title: 'Nothing chosen', render: (t) => <Township t={t} /> },
  { title: 'Chosen', render: (t) => <Township t={t} initial="kyauktada" /> },
  {
    title: 'With an error',
    render: (t) => <Township t={t} error={t('Choose your township.', 'သင့်မြို့နယ်ကို ရွေးပါ။')} />,
  },
];
